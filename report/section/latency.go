package section

import (
	"fmt"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

var percentiles = []measure{
	percentile("p50", func(l *results.Latency) *float64 { return &l.P50 }),
	percentile("p90", func(l *results.Latency) *float64 { return &l.P90 }),
	percentile("p99", func(l *results.Latency) *float64 { return &l.P99 }),
	percentile("p99.9", func(l *results.Latency) *float64 { return l.P999 }),
	percentile("max", func(l *results.Latency) *float64 { return &l.Max }),
}

// Latency is what single calls take.
func Latency(g *grid.Grid) Section {
	floor := ""
	for i := range g.File.Cases {
		if l := g.File.Cases[i].LatencyNS; l != nil {
			floor = fmt.Sprintf(" An empty call reads %s ns that way; it is not subtracted. "+
				"A median marked * is less than %d times that: too short for single calls to tell.",
				figures.Significant(l.ClockFloor, 2), results.LatencyResolution)
			break
		}
	}
	return ifMeasured(Section{
		ID:     "latency",
		Title:  "Latency of Single Calls (nanoseconds)",
		Notes:  []string{"Every call timed by itself, the collector running as it does." + floor},
		Tables: matrix{grid: g, measures: percentiles}.tables(),
	})
}

// percentile is a measure of single calls, with the three digits that the
// histogram keeps.
func percentile(name string, of func(*results.Latency) *float64) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		if c.LatencyNS == nil || of(c.LatencyNS) == nil {
			return table.Cell{}, false
		}
		v := *of(c.LatencyNS)
		text := figures.Significant(v, 3)
		if !c.LatencyNS.Resolved() && v == c.LatencyNS.P50 {
			text += "*"
		}
		return table.Number(text, v), true
	}}
}
