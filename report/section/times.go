package section

import (
	"serbench/report/grid"
	"serbench/results"
)

var (
	mutator = estimate("Mutator", func(c *results.Case) *results.Estimate { return c.MutatorNSPerOp })
	cpu     = estimate("CPU", func(c *results.Case) *results.Estimate { return c.CPUNSPerOp })
)

// Times sets the code's own time and the processor's beside the headline.
func Times(g *grid.Grid) Section {
	s := Section{
		ID:    "times",
		Title: "Headline, Mutator and CPU Time (nanoseconds)",
		Notes: []string{
			"Mutator is the code's own time, from slices that met no garbage collection: what lies between it and the headline is the collector's share. " +
				"CPU is the processor time used: less than the headline means that the machine gave time to others.",
		},
	}
	if hasAny(g, mutator) || hasAny(g, cpu) {
		s.Tables = matrix{grid: g, measures: []measure{headline, mutator, cpu}, noise: true}.tables()
	}
	return ifMeasured(s)
}
