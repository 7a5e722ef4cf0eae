package engine

import (
	"math"
	"time"

	"serbench/stats"
)

// When an arm is warm.
const (
	warmupOps      = 1000 // operations, at least
	warmupCycles   = 3    // GC cycles, at least, where the operation allocates
	settledSlices  = 16   // slices in each of the two stretches compared
	settledPercent = 1    // by which their medians may differ
)

// A Warmup is how an arm's warm-up went.
type Warmup struct {
	Elapsed time.Duration
	// Settled is false where the arm's time was still changing at the cap, or where
	// there was no time for enough slices to tell.
	Settled bool
}

// Warmup runs each arm until its time has settled: for at least Options.Warmup,
// 1000 operations and, where it allocates, 3 GC cycles; then until the medians of
// two successive stretches of 16 slices differ by at most 1 %.
func (s *Session) Warmup() ([]Warmup, error) {
	warmups := make([]Warmup, len(s.arms))
	for i := range s.arms {
		var err error
		if warmups[i], err = s.warm(i); err != nil {
			return nil, err
		}
	}
	return warmups, nil
}

func (s *Session) warm(i int) (Warmup, error) {
	start, cycles := s.machine.Now(), s.machine.Cycles()
	seen, lastCycle := uint64(0), time.Duration(0)
	n := s.arms[i].perSlice
	var slices []float64
	for ops := 0; ; ops += n {
		slice, err := s.time(i, n, "warm-up")
		if err != nil {
			return Warmup{}, err
		}
		slices = append(slices, float64(slice))
		elapsed := s.machine.Now() - start
		if now := s.machine.Cycles() - cycles; now != seen {
			seen, lastCycle = now, elapsed
		}
		// An arm that ends no cycle for the length of a warm-up is taken for one that
		// does not allocate enough to matter. The cycle that it did end may have been
		// begun by the arm before it.
		collected := seen >= warmupCycles || elapsed-lastCycle >= s.options.Warmup
		if elapsed >= s.options.Warmup && ops+n >= warmupOps && collected && settled(slices) {
			return Warmup{Elapsed: elapsed, Settled: true}, nil
		}
		if elapsed >= s.options.MaxWarmup {
			return Warmup{Elapsed: elapsed, Settled: settled(slices)}, nil
		}
	}
}

// settled reports whether the last two stretches of slices agree.
func settled(slices []float64) bool {
	last := len(slices) - settledSlices
	if last < settledSlices {
		return false
	}
	before := stats.Median(slices[last-settledSlices : last])
	after := stats.Median(slices[last:])
	return math.Abs(after/before-1) <= settledPercent/100.0
}
