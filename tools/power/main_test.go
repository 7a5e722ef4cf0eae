package main

import (
	"strings"
	"testing"

	"serbench/results"
)

// file is a run in which the two busier codecs have these mutator ratios.
func file(control float64, low [2]float64, verdicts [2]results.Verdict) *results.File {
	f := &results.File{
		Groups: []results.Group{{
			MutatorControl:           &results.Control{Ratio: control, Low: control - 0.001, High: control + 0.001},
			MutatorNoiseFloorPercent: new(0.3),
		}},
		Cases: []results.Case{{Serializer: "base"}},
	}
	for i := range low {
		f.Cases = append(f.Cases, results.Case{MutatorRatio: &results.Ratio{Low: low[i], Value: low[i] + 0.002, High: low[i] + 0.004, Verdict: verdicts[i]}})
	}
	return f
}

func TestTally(t *testing.T) {
	var tally tally
	for range 9 {
		if _, err := tally.add(file(1, [2]float64{1.005, 1.015}, [2]results.Verdict{results.Unresolved, results.Slower})); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := tally.add(file(1.001, [2]float64{0.999, 1.004}, [2]results.Verdict{results.Slower, results.Unresolved})); err != nil {
		t.Fatal(err)
	}
	want := tally
	want.runs, want.falseAlarms, want.littleRight, want.littleCalled, want.muchCalled = 10, 0, 9, 1, 9
	if tally != want {
		t.Errorf("got %+v, want %+v", tally, want)
	}
	if err := tally.judge(); err != nil {
		t.Error(err)
	}
	if _, err := tally.add(file(1.02, [2]float64{0.99, 0.99}, [2]results.Verdict{results.Tie, results.Tie})); err != nil {
		t.Fatal(err)
	}
	err := tally.judge()
	if err == nil || !strings.Contains(err.Error(), "called different in 1 of 11") || !strings.Contains(err.Error(), "found in 9 of 11") {
		t.Errorf("got %v", err)
	}
	if _, err := tally.add(&results.File{}); err == nil {
		t.Error("a run without a control was counted")
	}
}
