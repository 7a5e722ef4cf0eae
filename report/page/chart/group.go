package chart

import (
	"serbench/figures"
	"serbench/report/grid"
	"serbench/results"
)

// Group returns the charts of a group that its cases have figures for. The
// identifiers are unique on a page that has one group.
func Group(subject string, lines []Line) ([]Chart, error) {
	var made []Chart
	for _, draw := range []func(string, []Line) (Chart, bool, error){
		throughput, times, latency, allocations, allocatedBytes, sizes,
	} {
		c, ok, err := draw(subject, lines)
		if err != nil {
			return nil, err
		}
		if ok {
			made = append(made, c)
		}
	}
	return made, nil
}

func throughput(subject string, lines []Line) (Chart, bool, error) {
	rate := func(c *results.Case) (figure, bool) {
		r, ok := grid.RateOf(c)
		return figure{r.Value, r.Low, r.High, figures.Grouped(r.Value, r.Low, r.High) + " ops/s", figures.ShortValue(r.Value, r.Low, r.High)}, ok
	}
	return bars(Chart{
		ID: "throughput", Title: "Throughput, operations per second: longer is faster", Label: "throughput, " + subject,
	}, lines, []series{{name: "throughput", of: measured(rate)}})
}

// times sets the code's own time beside the headline: what the headline has more
// is the collector's.
func times(subject string, lines []Line) (Chart, bool, error) {
	estimate := func(of func(*results.Case) *results.Estimate) func(*results.Case) (figure, bool) {
		return measured(func(c *results.Case) (figure, bool) {
			e := of(c)
			if e == nil {
				return figure{}, false
			}
			return figure{value: e.Median, low: e.Low, high: e.High, text: figures.WithMargin(e.Median, e.Low, e.High) + " ns"}, true
		})
	}
	return bars(Chart{
		ID: "times", Title: "Headline against mutator, nanoseconds: shorter is faster", Label: "the headline time and the mutator time, " + subject,
	}, lines, []series{
		{name: "headline", colour: dark, of: estimate(func(c *results.Case) *results.Estimate { return c.NSPerOp })},
		{name: "mutator", colour: middle, of: estimate(func(c *results.Case) *results.Estimate { return c.MutatorNSPerOp })},
	})
}

// The colours of series that are no serializers, which none of these has.
const (
	dark   = "#4a6bb0"
	middle = "#7f9bd1"
	light  = "#c3cfe8"
)

func allocations(subject string, lines []Line) (Chart, bool, error) {
	return bars(Chart{
		ID: "allocations", Title: "Allocations per operation", Label: "allocations per operation, " + subject,
	}, lines, []series{{name: "allocations", of: counted("", func(c *results.Case) *float64 { return c.AllocsPerOp })}})
}

func allocatedBytes(subject string, lines []Line) (Chart, bool, error) {
	return bars(Chart{
		ID: "allocated_bytes", Title: "Bytes allocated per operation", Label: "bytes allocated per operation, " + subject,
	}, lines, []series{{name: "bytes", of: counted(" B", func(c *results.Case) *float64 { return c.AllocBytesPerOp })}})
}

func sizes(subject string, lines []Line) (Chart, bool, error) {
	return bars(Chart{
		ID: "sizes", Title: "Size of the serialized value, bytes", Label: "sizes as serialized and compressed, " + subject,
	}, lines, []series{
		{name: "as serialized", colour: dark, of: counted(" bytes", func(c *results.Case) *float64 { return c.PayloadBytes })},
		{name: "gzip", colour: middle, of: counted(" bytes", func(c *results.Case) *float64 { return c.GzipBytes })},
		{name: "zstd", colour: light, of: counted(" bytes", func(c *results.Case) *float64 { return c.ZstdBytes })},
	})
}

// counted is a figure without an interval.
func counted(unit string, of func(*results.Case) *float64) func(*results.Case) (figure, bool) {
	return measured(func(c *results.Case) (figure, bool) {
		v := of(c)
		if v == nil {
			return figure{}, false
		}
		return figure{*v, *v, *v, figures.Exact(*v) + unit, figures.Short(*v)}, true
	})
}
