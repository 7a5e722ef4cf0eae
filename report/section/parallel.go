package section

import (
	"fmt"
	"slices"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// Parallel is the throughput of several goroutines at once, where the run has it.
func Parallel(g *grid.Grid) Section {
	var goroutines []int
	for i := range g.File.Cases {
		for _, p := range g.File.Cases[i].Parallel {
			if !slices.Contains(goroutines, p.Goroutines) {
				goroutines = append(goroutines, p.Goroutines)
			}
		}
	}
	slices.Sort(goroutines)
	var measures []measure
	for _, n := range goroutines {
		measures = append(measures, parallel(plural(n, "goroutine", "goroutines"), n, rateOfAll))
		if n > 1 {
			measures = append(measures, parallel(fmt.Sprintf("scaling of %d", n), n, scaling))
		}
	}
	return ifMeasured(Section{
		ID:    "parallel",
		Title: "Parallel Throughput (ops/sec)",
		Notes: []string{
			"Several goroutines that share one codec and as many processors as the run was given, together, with the digits that the 95 % interval supports. " +
				"Scaling is how many times the throughput of one goroutine that is. Serializers that do not claim concurrent use were not measured.",
		},
		Tables: matrix{grid: g, measures: measures}.tables(),
	})
}

// parallel is a measure of so many goroutines.
func parallel(name string, goroutines int, show func(results.Parallel) table.Cell) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		i := slices.IndexFunc(c.Parallel, func(p results.Parallel) bool { return p.Goroutines == goroutines })
		if i < 0 {
			return table.Cell{}, false
		}
		return show(c.Parallel[i]), true
	}}
}

func rateOfAll(p results.Parallel) table.Cell {
	return table.Number(figures.Grouped(p.OpsPerSecond, p.Low, p.High), p.OpsPerSecond)
}

// scaling has no interval of its own: two digits.
func scaling(p results.Parallel) table.Cell {
	return table.Number(figures.Significant(p.Scaling, 2)+"×", p.Scaling)
}
