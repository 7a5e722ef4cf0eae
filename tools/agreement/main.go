// Agreement compares the suite's headline time with that of Go's own benchmarks, for
// every case: the same loop, on one processor, the two taking turns.
//
//	go run ./tools/agreement                      # ten minutes
//	go run ./tools/agreement -time 100ms          # two
//
// It prints a line for each case and exits with 1 if the two differ by 5 % or more in
// the median case, or if they count other allocations.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"testing"
	"time"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/serializers"
	"serbench/serializers/all"
	"serbench/stats"
)

const (
	turns         = 5    // of either kind
	mostDifferent = 5.0  // percent, in the median case
	mostAllocs    = 0.01 // of an allocation, or as a share of them
)

func main() {
	testing.Init() // for its flag of the time
	length := flag.Duration("time", time.Second, "how long one benchmark runs")
	flag.Parse()
	if err := flag.Set("test.benchtime", length.String()); err != nil {
		fmt.Fprintln(os.Stderr, "agreement:", err)
		os.Exit(2)
	}
	if err := run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "agreement:", err)
		os.Exit(1)
	}
}

func run(out io.Writer) error {
	defer engine.OneProcessor()()
	var differences []float64
	var wrong []error
	for _, d := range datatypes.All() {
		for _, operation := range serializers.DefaultOperations() {
			for _, row := range all.Serializers() {
				c, err := compare(row, d, operation)
				if errors.Is(err, serializers.ErrUnsupported) {
					continue
				}
				name := fmt.Sprintf("%s %s %s", d.Name, operation, row.Name)
				if err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
				fmt.Fprintf(out, "%-50s %+6.1f%%   %.0f ns, testing.B %.0f ns   %g allocs, testing.B %g\n",
					name, c.percent(), c.ns, c.benchNS, c.allocs, c.benchAllocs)
				differences = append(differences, math.Abs(c.percent()))
				if !c.sameAllocations() {
					wrong = append(wrong, fmt.Errorf("%s: %g allocations, testing.B counts %g", name, c.allocs, c.benchAllocs))
				}
			}
		}
	}
	median := stats.Median(differences)
	fmt.Fprintf(out, "median difference %.1f%% over %d cases\n", median, len(differences))
	if median >= mostDifferent {
		wrong = append(wrong, fmt.Errorf("the median case differs by %.1f%%", median))
	}
	return errors.Join(wrong...)
}

// A comparison is a case measured in two ways.
type comparison struct{ ns, benchNS, allocs, benchAllocs float64 }

func (c comparison) percent() float64 { return 100 * (c.ns/c.benchNS - 1) }

// sameAllocations allows for what a benchmark counts of the runtime's own, and of
// pools that a collection empties.
func (c comparison) sameAllocations() bool {
	return math.Abs(c.allocs-c.benchAllocs) <= mostAllocs*max(1, c.allocs)
}

func compare(row serializers.Serializer, d datatypes.Datatype, operation serializers.Operation) (comparison, error) {
	codec, err := row.Bind(d)
	if err != nil {
		return comparison{}, err
	}
	native := codec.FromDomain(d.Canonical(datatypes.DefaultListSize))
	data, err := codec.Serialize(native)
	if err != nil {
		return comparison{}, err
	}
	loop, err := codec.Loop(operation, serializers.Values{Natives: []any{native}, Inputs: [][]byte{data}})
	if err != nil {
		return comparison{}, err
	}
	s := engine.NewSession([]engine.Arm{{Name: row.Name, Run: loop.Run, Twin: -1}}, engine.Options{}, engine.Real(), nil)
	if err := s.Calibrate(); err != nil {
		return comparison{}, err
	}
	if _, err := s.Warmup(); err != nil {
		return comparison{}, err
	}
	counted, err := s.Allocations(1)
	if err != nil {
		return comparison{}, err
	}
	var ours, theirs, theirAllocs []float64
	for range turns {
		windows, err := s.Windows([]bool{counted[0].BytesPerOp > 0}, 3, 3, 0)
		if err != nil {
			return comparison{}, err
		}
		for _, w := range windows[0] {
			ours = append(ours, w.NSPerOp())
		}
		var failed error
		result := testing.Benchmark(func(b *testing.B) {
			b.ReportAllocs()
			failed = errors.Join(failed, loop.Run(b.N))
		})
		if failed != nil {
			return comparison{}, failed
		}
		theirs = append(theirs, float64(result.T)/float64(result.N))
		theirAllocs = append(theirAllocs, float64(result.MemAllocs)/float64(result.N))
	}
	return comparison{
		ns: stats.Median(ours), benchNS: stats.Median(theirs),
		allocs: counted[0].PerOp, benchAllocs: stats.Median(theirAllocs),
	}, nil
}
