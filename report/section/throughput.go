package section

import (
	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

var throughput = measure{"Throughput", func(c *results.Case) (table.Cell, bool) {
	rate, ok := grid.RateOf(c)
	if !ok {
		return table.Cell{}, false
	}
	return table.Number(figures.Grouped(rate.Value, rate.Low, rate.High), rate.Value), true
}}

// Throughput is how many operations one core makes in a second.
func Throughput(g *grid.Grid) Section {
	return ifMeasured(Section{
		ID:     "throughput",
		Title:  "Throughput Results (ops/sec)",
		Notes:  []string{"Operations per second of one core, printed with the digits that the interval of the time supports."},
		Tables: matrix{grid: g, unit: "TPS", measures: []measure{throughput}, fastest: true, noise: true}.tables(),
	})
}
