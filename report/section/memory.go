package section

import (
	"serbench/report/grid"
	"serbench/results"
)

// collected is a measure of the collector's work.
func collected(name string, of func(*results.Collector) float64) measure {
	return rounded(name, func(c *results.Case) *float64 {
		if c.Collector == nil {
			return nil
		}
		v := of(c.Collector)
		return &v
	})
}

// collectorShare is the collector's part of the processor time.
var collectorShare = collected("% of the processor", func(c *results.Collector) float64 { return c.CPUPercent })

var collectorMeasures = []measure{
	collected("allocs/op", func(c *results.Collector) float64 { return c.AllocsPerOp }),
	collected("cycles per million ops", func(c *results.Collector) float64 { return c.CyclesPerMillionOps }),
	collectorShare,
	collected("% as assists", func(c *results.Collector) float64 { return c.AssistPercent }),
	collected("longest pause (ns)", func(c *results.Collector) float64 { return c.PauseMaxNS }),
}

// Collector is what the cases make the garbage collector do.
func Collector(g *grid.Grid) Section {
	return ifMeasured(Section{
		ID:     "collector",
		Title:  "Garbage Collection",
		Notes:  []string{"While a case runs alone without a pause, so that collections empty pools as they do in a service. Assists are the part of the collector's work that the code is made to do itself when it allocates."},
		Tables: matrix{grid: g, measures: collectorMeasures}.tables(),
	})
}

var coldMeasures = []measure{
	rounded("first call (ns)", func(c *results.Case) *float64 { return c.ColdStartNS }),
	rounded("first call (allocs)", func(c *results.Case) *float64 { return c.ColdStartAllocs }),
	exact("retained (bytes)", func(c *results.Case) *float64 { return c.RetainedBytes }),
}

// ColdStart is what the first call in a process costs, and what a decoded value
// keeps.
func ColdStart(g *grid.Grid) Section {
	note := "The first call in a fresh process, the median of several processes; and the heap that a decoded value keeps from the collector."
	if g.File.Config.ColdStarts == 0 {
		note = "The heap that a decoded value keeps from the collector. This run made no first calls in fresh processes, as the jobs default and thorough do."
	}
	return ifMeasured(Section{
		ID:     "cold-start",
		Title:  "Cold Start and Retained Memory",
		Notes:  []string{note},
		Tables: matrix{grid: g, measures: coldMeasures}.tables(),
	})
}
