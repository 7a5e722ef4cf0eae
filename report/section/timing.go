package section

import (
	"serbench/report/grid"
	"serbench/results"
)

var headline = estimate("Headline", func(c *results.Case) *results.Estimate { return c.NSPerOp })

// Timing is the headline time of every case, with who is fastest.
func Timing(g *grid.Grid) Section {
	return ifMeasured(Section{
		ID:    "timing",
		Title: "Timing Results (nanoseconds)",
		Notes: []string{
			"Time of one core per operation, the collector's work included: median ± the 95 % interval. " +
				"Fastest names the serializer with the least time and all that tie with it. " +
				"The noise floor is how far two identical codecs came apart in the same group: a smaller difference is not a result.",
		},
		Tables: matrix{grid: g, unit: "(ns)", measures: []measure{headline}, fastest: true, noise: true}.tables(),
	})
}
