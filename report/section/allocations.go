package section

import (
	"serbench/report/grid"
	"serbench/results"
)

var (
	allocs     = exact("allocs/op", func(c *results.Case) *float64 { return c.AllocsPerOp })
	allocBytes = exact("B/op", func(c *results.Case) *float64 { return c.AllocBytesPerOp })
	cycles     = exact("GC/1000 ops", func(c *results.Case) *float64 { return c.GCPer1000Ops })
)

// Allocations is what an operation takes from the heap.
func Allocations(g *grid.Grid) Section {
	return ifMeasured(Section{
		ID:     "allocations",
		Title:  "Allocations",
		Notes:  []string{"Counted, with fractions: an operation that allocates every other time shows 0.5."},
		Tables: matrix{grid: g, measures: []measure{allocs, allocBytes, cycles}}.tables(),
	})
}
