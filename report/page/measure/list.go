package measure

import (
	"serbench/report/grid"
	"serbench/results"
)

// All returns every measure, in the order of the tables. The caller owns the
// slice.
func All() []Measure {
	return []Measure{
		estimate("ns", "ns/op", func(c *results.Case) *results.Estimate { return c.NSPerOp }),
		{ID: "ops", Name: "ops/s", Topic: Speed, Kind: Rate, of: rate},
		ratio("ratio", "Ratio to baseline", func(c *results.Case) *results.Ratio { return c.Ratio }),
		estimate("mutator", "Mutator ns", func(c *results.Case) *results.Estimate { return c.MutatorNSPerOp }),
		ratio("mutator-ratio", "Mutator ratio", func(c *results.Case) *results.Ratio { return c.MutatorRatio }),
		estimate("cpu", "CPU ns", func(c *results.Case) *results.Estimate { return c.CPUNSPerOp }),
		scalar("allocs", "allocs/op", Memory, Count, func(c *results.Case) *float64 { return c.AllocsPerOp }),
		scalar("alloc-bytes", "B/op", Memory, Count, func(c *results.Case) *float64 { return c.AllocBytesPerOp }),
		scalar("gc", "GC/1000 ops", Memory, Single, func(c *results.Case) *float64 { return c.GCPer1000Ops }),
		collector("gc-cpu", "GC, % of CPU", func(c *results.Collector) float64 { return c.CPUPercent }),
		collector("gc-assist", "GC assists, %", func(c *results.Collector) float64 { return c.AssistPercent }),
		collector("gc-pause", "Longest GC pause, ns", func(c *results.Collector) float64 { return c.PauseMaxNS }),
		scalar("retained", "Retained B", Memory, Count, func(c *results.Case) *float64 { return c.RetainedBytes }),
		scalar("bytes", "Bytes", Size, Count, func(c *results.Case) *float64 { return c.PayloadBytes }),
		scalar("gzip", "gzip", Size, Count, func(c *results.Case) *float64 { return c.GzipBytes }),
		scalar("zstd", "zstd", Size, Count, func(c *results.Case) *float64 { return c.ZstdBytes }),
		percentile("p50", "p50 ns", func(l *results.Latency) *float64 { return &l.P50 }),
		percentile("p90", "p90 ns", func(l *results.Latency) *float64 { return &l.P90 }),
		percentile("p99", "p99 ns", func(l *results.Latency) *float64 { return &l.P99 }),
		percentile("p999", "p99.9 ns", func(l *results.Latency) *float64 { return l.P999 }),
		percentile("max", "max ns", func(l *results.Latency) *float64 { return &l.Max }),
		scalar("first", "First call ns", Start, Single, func(c *results.Case) *float64 { return c.ColdStartNS }),
		scalar("first-allocs", "First call allocs", Start, Single, func(c *results.Case) *float64 { return c.ColdStartAllocs }),
	}
}

// Main returns the measures that a table of all cases shows. The caller owns the
// slice.
func Main() []Measure {
	shown := map[string]bool{
		"ns": true, "ops": true, "ratio": true, "mutator": true, "cpu": true, "allocs": true, "alloc-bytes": true, "gc": true,
		"bytes": true, "gzip": true, "zstd": true, "p50": true, "p99": true, "first": true,
	}
	var main []Measure
	for _, m := range All() {
		if shown[m.ID] {
			main = append(main, m)
		}
	}
	return main
}

func estimate(id, name string, of func(*results.Case) *results.Estimate) Measure {
	return Measure{id, name, Speed, Time, func(c *results.Case) (Value, bool) {
		e := of(c)
		if e == nil {
			return Value{}, false
		}
		return Value{V: e.Median, Low: e.Low, High: e.High}, true
	}}
}

func rate(c *results.Case) (Value, bool) {
	r, ok := grid.RateOf(c)
	return Value{V: r.Value, Low: r.Low, High: r.High}, ok
}

func ratio(id, name string, of func(*results.Case) *results.Ratio) Measure {
	return Measure{id, name, Speed, Ratio, func(c *results.Case) (Value, bool) {
		r := of(c)
		if r == nil {
			return Value{}, false
		}
		return Value{r.Value, r.Low, r.High, r.Verdict}, true
	}}
}

func scalar(id, name string, topic Topic, kind Kind, of func(*results.Case) *float64) Measure {
	return Measure{id, name, topic, kind, func(c *results.Case) (Value, bool) {
		v := of(c)
		if v == nil {
			return Value{}, false
		}
		return Value{V: *v, Low: *v, High: *v}, true
	}}
}

func collector(id, name string, of func(*results.Collector) float64) Measure {
	return scalar(id, name, Memory, Single, func(c *results.Case) *float64 {
		if c.Collector == nil {
			return nil
		}
		return new(of(c.Collector))
	})
}

func percentile(id, name string, of func(*results.Latency) *float64) Measure {
	return scalar(id, name, Latency, Three, func(c *results.Case) *float64 {
		if c.LatencyNS == nil {
			return nil
		}
		return of(c.LatencyNS)
	})
}
