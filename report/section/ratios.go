package section

import (
	"serbench/report/grid"
	"serbench/results"
)

var (
	ratio        = comparison("Headline", func(c *results.Case) *results.Ratio { return c.Ratio })
	mutatorRatio = comparison("Mutator", func(c *results.Case) *results.Ratio { return c.MutatorRatio })
)

// Ratios is every case against the baseline.
func Ratios(g *grid.Grid) Section {
	baseline := "the baseline"
	if name := g.File.Config.Baseline; name != "" {
		baseline += ", " + name
	}
	return ifMeasured(Section{
		ID:    "ratios",
		Title: "Ratio to the Baseline",
		Notes: []string{
			"Time divided by that of " + baseline + ", from paired measurements, with its 95 % interval: below 1 is faster. " +
				"A ratio nearer to 1 than the noise floor is not a result.",
		},
		Tables: matrix{grid: g, measures: []measure{ratio, mutatorRatio}, noise: true}.tables(),
	})
}
