package main

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"serbench/results"
)

// TestMethodQuotesTheSample holds every figure of docs/METHOD.md to the results
// file that it says it is from, at the digits that it shows.
func TestMethodQuotesTheSample(t *testing.T) {
	text, err := os.ReadFile("docs/METHOD.md")
	if err != nil {
		t.Fatal(err)
	}
	file, err := results.Read("docs/sample/results.json")
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
		fmt.Sprintf("| the largest noise floor, of the worst launch of eight | %.1f %% |", *file.Harness.NoiseFloorPercent),
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
