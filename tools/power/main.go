// Power runs one group of a default run again and again, with a serializer, the same
// with 1 % and the same with 2 % of work added, and counts what the runs say of them:
// how often a true difference is found, and how often one is called where there is none.
//
//	go run ./tools/power                                                # 20 runs, some minutes
//	go run ./tools/power -runs 5 -datatype struct -operation serialize
//
// It exits with 1 if the control was ever called different, if 2 % was called slower in
// less than nine of ten runs, or if the interval of 1 % stood on the right side of 1 in
// less than seven of ten.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"serbench/datatypes"
	"serbench/results"
	"serbench/runner"
	"serbench/serializers"
	"serbench/serializers/protobuf"
)

// The shares of work that are added, and in which share of the runs they must show.
const (
	little, much         = 0.01, 0.02
	littleShown, muchHad = 0.7, 0.9
)

func main() {
	base := protobuf.Serializers()[0]
	suite := runner.Suite{
		Serializers: []serializers.Serializer{base, runner.Busier(base, little), runner.Busier(base, much)},
		Datatypes:   datatypes.All(),
	}
	if runner.IsWorker() {
		runner.Main(suite)
	}
	runs := flag.Int("runs", 20, "how many runs")
	datatype := flag.String("datatype", "mediacontent", "the group's datatype")
	operation := flag.String("operation", "serialize", "the group's operation")
	flag.Parse()
	if err := run(os.Stdout, suite, *runs, *datatype, *operation); err != nil {
		fmt.Fprintln(os.Stderr, "power:", err)
		os.Exit(1)
	}
}

// A tally counts what runs say.
type tally struct {
	runs         int
	falseAlarms  int // the control called faster or slower
	littleRight  int // the interval of 1 % stands above 1
	littleCalled int // 1 % called slower
	muchCalled   int // 2 % called slower
}

func run(out io.Writer, suite runner.Suite, runs int, datatype, operation string) error {
	dir, err := os.MkdirTemp("", "power-*")
	if err != nil {
		return fmt.Errorf("make a place for the results: %w", err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "results.json")
	var t tally
	for n := range runs {
		// The seed decides the order of the arms: no run repeats another one's.
		args := []string{"--quiet", "--output", path, "--datatype", datatype, "--operation", operation, "--seed", fmt.Sprint(n + 1)}
		if err := runner.Run(context.Background(), suite, io.Discard, os.Stderr, args); err != nil {
			return err
		}
		file, err := results.Read(path)
		if err != nil {
			return err
		}
		line, err := t.add(file)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%2d  %s\n", n+1, line)
	}
	fmt.Fprintf(out, "%d runs: control called different in %d; 1 %% right in %d, called slower in %d; 2 %% called slower in %d\n",
		t.runs, t.falseAlarms, t.littleRight, t.littleCalled, t.muchCalled)
	return t.judge()
}

// add counts a run, and describes it.
func (t *tally) add(file *results.File) (string, error) {
	if len(file.Groups) != 1 || file.Groups[0].MutatorControl == nil {
		return "", errors.New("the run has no group with a control")
	}
	group := file.Groups[0]
	t.runs++
	floor := max(0.5, *group.MutatorNoiseFloorPercent) / 100
	if c := group.MutatorControl; c.Low > 1+floor || c.High < 1-floor {
		t.falseAlarms++
	}
	line := fmt.Sprintf("control %.4f", group.MutatorControl.Ratio)
	for _, c := range file.Cases[1:] {
		r := c.MutatorRatio
		if r == nil {
			return "", fmt.Errorf("%s has no ratio: %s", c.Serializer, c.Reason)
		}
		line += fmt.Sprintf("   %s %.4f [%.4f, %.4f] %s", c.Serializer, r.Value, r.Low, r.High, r.Verdict)
	}
	if r := file.Cases[1].MutatorRatio; r.Low > 1 {
		t.littleRight++
	}
	if file.Cases[1].MutatorRatio.Verdict == results.Slower {
		t.littleCalled++
	}
	if file.Cases[2].MutatorRatio.Verdict == results.Slower {
		t.muchCalled++
	}
	return line, nil
}

func (t *tally) judge() error {
	var wrong []error
	if t.falseAlarms > 0 {
		wrong = append(wrong, fmt.Errorf("identical code was called different in %d of %d runs", t.falseAlarms, t.runs))
	}
	if float64(t.littleRight) < littleShown*float64(t.runs) {
		wrong = append(wrong, fmt.Errorf("1 %% of work showed in %d of %d runs", t.littleRight, t.runs))
	}
	if float64(t.muchCalled) < muchHad*float64(t.runs) {
		wrong = append(wrong, fmt.Errorf("2 %% of work was found in %d of %d runs", t.muchCalled, t.runs))
	}
	return errors.Join(wrong...)
}
