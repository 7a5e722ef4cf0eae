package main

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"serbench/results"
)

// TestReadmeQuotesRuns holds every figure of README.md to a results file in docs, at
// the digits that it shows. How a figure is quoted stands in quotes_test.go.
func TestReadmeQuotesRuns(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	faults, count := quotes(string(text), func(path string) (*results.File, error) {
		if !strings.HasPrefix(path, "docs/") {
			return nil, fmt.Errorf("%s is not in docs", path)
		}
		return results.Read(path)
	})
	for _, fault := range faults {
		t.Errorf("README.md, %s", fault)
	}
	if count == 0 {
		t.Error("README.md quotes no figure")
	}
}

// TestMethodQuotesTheRun holds every figure of docs/METHOD.md to the results file that
// it says it is from, at the digits that it shows.
func TestMethodQuotesTheRun(t *testing.T) {
	text, err := os.ReadFile("docs/METHOD.md")
	if err != nil {
		t.Fatal(err)
	}
	const path = "docs/report/results.json"
	if !strings.Contains(string(text), "]("+strings.TrimPrefix(path, "docs/")+")") {
		t.Errorf("docs/METHOD.md does not lead to %s", path)
	}
	file, err := results.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	var control, mutator float64
	low, high := math.Inf(1), 0.0
	for _, g := range file.Groups {
		control = max(control, 100*math.Abs(g.Control.Ratio-1))
		mutator = max(mutator, 100*math.Abs(g.MutatorControl.Ratio-1))
		low, high = min(low, *g.LayoutSpreadPercent), max(high, *g.LayoutSpreadPercent)
	}
	verdicts, ratios := map[results.Verdict]int{}, 0
	for _, c := range file.Cases {
		if c.Ratio != nil {
			verdicts[c.Ratio.Verdict]++
			ratios++
		}
	}
	for _, row := range []string{
		fmt.Sprintf("| groups | %d |", len(file.Groups)),
		fmt.Sprintf("| the control that stood furthest from 1, headline | %.2f %% |", control),
		fmt.Sprintf("| the same, mutator time | %.2f %% |", mutator),
		fmt.Sprintf("| the largest noise floor, of the worst launch | %.1f %% |", *file.Harness.NoiseFloorPercent),
		fmt.Sprintf("| layout spread of a group's median case | %.1f to %.1f %% |", low, high),
		fmt.Sprintf("| ratios called faster or slower | %d of %d |", verdicts[results.Faster]+verdicts[results.Slower], ratios),
		fmt.Sprintf("| ratios left unresolved, or a tie | %d |", verdicts[results.Unresolved]+verdicts[results.Tie]),
		fmt.Sprintf("| the empty codec | %.1f ns, %g B |", *file.Harness.NullOpNS, *file.Harness.NullOpBytes),
		fmt.Sprintf("| reading the clock | %.0f ns |", *file.Harness.ClockNS),
		fmt.Sprintf("| the whole run | %.0f s |", file.DurationSeconds),
	} {
		if !strings.Contains(string(text), row+"\n") {
			t.Errorf("docs/METHOD.md lacks the row\n%s", row)
		}
	}
}
