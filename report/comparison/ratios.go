package comparison

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"serbench/figures"
	"serbench/report/section"
	"serbench/report/table"
)

// mostContradictions is how many cases the section of contradictions lists. The
// tables below it have all.
const mostContradictions = 100

// contradictions are the cases of which the runs do not say the same.
func (c *Comparison) contradictions() section.Section {
	if c.baseline == "" {
		return section.Section{}
	}
	type contradiction struct {
		kind   agreement
		factor float64
		cells  []table.Cell
	}
	var found []contradiction
	compared, moved := 0, 0
	counts := make(map[agreement]int)
	for _, r := range c.rows {
		for _, serializer := range r.serializers {
			standings := c.standings(r, serializer)
			factor, apart, ok := spread(standings)
			if !ok || serializer == c.baseline {
				continue
			}
			compared++
			if apart {
				moved++
			}
			kind := agreementOf(standings)
			counts[kind]++
			if kind == opposite || kind == differ || apart {
				cells := append([]table.Cell{table.Text(serializer), table.Text(r.title)}, c.verdictCells(standings)...)
				found = append(found, contradiction{kind, math.Log(factor[0]), cells})
			}
		}
	}
	s := section.Section{ID: "contradictions", Title: "Where the Runs Disagree"}
	if compared == 0 {
		s.Notes = []string{"No case has a ratio in two readable groups."}
		return s
	}
	s.Notes = []string{fmt.Sprintf("Of %d cases that two runs or more have a ratio of, the verdicts of %d are opposite and those of %d differ "+
		"(a tie in one run, faster or slower in another); the ratios of %d are further apart than their intervals and noise floors explain.",
		compared, counts[opposite], counts[differ], moved)}
	rank := map[agreement]int{opposite: 0, differ: 1, agree: 2, open: 2}
	slices.SortStableFunc(found, func(a, b contradiction) int {
		return cmp.Or(cmp.Compare(rank[a.kind], rank[b.kind]), -cmp.Compare(a.factor, b.factor))
	})
	if len(found) == 0 {
		return s
	}
	if more := len(found) - mostContradictions; more > 0 {
		s.Notes = append(s.Notes, fmt.Sprintf("The %d that disagree most; %d more are marked in the tables below.", mostContradictions, more))
		found = found[:mostContradictions]
	}
	t := c.table("Serializer", "Group")
	t.Columns = append(t.Columns, table.Column{Title: "Largest factor"}, table.Column{Title: "Verdicts"})
	for _, f := range found {
		t.Add(f.cells...)
	}
	s.Tables = []table.Table{t}
	return s
}

// verdictCells are a case's ratios, the largest factor between them and how the
// verdicts go together. What is no agreement is strong.
func (c *Comparison) verdictCells(standings []standing) []table.Cell {
	var cells []table.Cell
	for _, s := range standings {
		cells = append(cells, s.cell())
	}
	factor, apart, ok := spread(standings)
	if !ok || c.baseline == "" {
		return append(cells, table.Text(table.Missing), table.Text(table.Missing))
	}
	kind := agreementOf(standings)
	return append(cells,
		table.Cell{Text: figures.Value(factor[0], factor[1], factor[2]) + "×", Strong: apart},
		table.Cell{Text: string(kind), Strong: kind == opposite || kind == differ})
}

// ratios is every case of every group in all runs.
func (c *Comparison) ratios() section.Section {
	s := section.Section{ID: "ratios", Title: "Ratios Side by Side"}
	for _, r := range c.rows {
		t := c.table("Serializer")
		t.Columns = append(t.Columns, table.Column{Title: "Largest factor"}, table.Column{Title: "Verdicts"})
		t.Caption = r.title + c.floors(r)
		for _, serializer := range r.serializers {
			t.Add(append([]table.Cell{table.Text(serializer)}, c.verdictCells(c.standings(r, serializer))...)...)
		}
		s.Tables = append(s.Tables, t)
	}
	if len(s.Tables) > 0 {
		s.Notes = []string{"Time over the baseline's in the same run, with its 95 % interval and verdict: below 1 is faster. " +
			"A largest factor in bold is between two runs that are further apart than their intervals, each widened by its noise floor, explain."}
	}
	return s
}

// floors tells the noise floors of a group: " (noise floors ±0.4%, ±0.6%)".
func (c *Comparison) floors(r row) string {
	var words []string
	for _, s := range c.standings(r, "") {
		if s.group == nil || s.group.NoiseFloorPercent == nil {
			words = append(words, table.Missing)
			continue
		}
		words = append(words, "±"+figures.Percent(*s.group.NoiseFloorPercent))
	}
	return " (noise floors " + strings.Join(words, ", ") + ")"
}
