package export

import (
	"fmt"
	"strconv"
	"time"

	"serbench/results"
)

// columnsOf returns the columns for a file. Those of parallel throughput are there
// for each number of goroutines that the run was asked for.
func columnsOf(file *results.File) []column {
	columns := identity()
	columns = append(columns, times()...)
	columns = append(columns, memory()...)
	columns = append(columns, latencies()...)
	for _, n := range file.Config.Parallel {
		columns = append(columns, parallel(n)...)
	}
	columns = append(columns, group()...)
	return append(columns, run()...)
}

// identity is which case it is, and whether it has figures.
func identity() []column {
	return []column{
		words("serializer", "the row of the report", func(s *subject) string { return s.Serializer }),
		words("datatype", "the shape of the data", func(s *subject) string { return s.Datatype }),
		words("operation", "what was timed", func(s *subject) string { return s.Operation }),
		whole("list_size", "elements in a list; empty for what is none", func(s *subject) int { return s.Params.ListSize }),
		whole("values", "distinct values that the case cycles through", func(s *subject) int { return s.Params.Values }),
		words("status", "ok, failed or unsupported; only ok has figures", func(s *subject) string { return string(s.Status) }),
		words("reason", "why it has none", func(s *subject) string { return s.Reason }),
		words("format", "the wire format", func(s *subject) string { return s.serializer.Format }),
		words("module", "the library", func(s *subject) string { return s.serializer.Module }),
		words("version", "of the library", func(s *subject) string { return s.serializer.Version }),
		words("style", "generated, reflection or handwritten", func(s *subject) string { return s.serializer.Traits.Style }),
		words("traits", "the serializer's properties, with spaces between", func(s *subject) string { return traits(s.serializer.Traits) }),
		words("tolerance", "what a round trip may lose", func(s *subject) string { return s.Tolerance }),
	}
}

func times() []column {
	columns := estimate("ns_per_op", "time of one core per operation, the collector's work included, in ns",
		func(s *subject) *results.Estimate { return s.NSPerOp })
	columns = append(columns, estimate("mutator_ns_per_op", "the code's own time, from slices free of the collector, in ns",
		func(s *subject) *results.Estimate { return s.MutatorNSPerOp })...)
	columns = append(columns, estimate("cpu_ns_per_op", "processor time, in ns",
		func(s *subject) *results.Estimate { return s.CPUNSPerOp })...)
	columns = append(columns,
		figure("ops_per_second", "operations of one core in a second", func(s *subject) *float64 { return s.OpsPerSecond }),
		figure("bytes_per_second", "payload bytes in a second", func(s *subject) *float64 { return s.BytesPerSecond }))
	columns = append(columns, comparison("ratio", "time over the baseline's, from neighbours in time",
		func(s *subject) *results.Ratio { return s.Ratio })...)
	return append(columns, comparison("mutator_ratio", "the same of mutator time",
		func(s *subject) *results.Ratio { return s.MutatorRatio })...)
}

func memory() []column {
	collector := func(name, meaning string, of func(*results.Collector) *float64) column {
		return figure(name, meaning, func(s *subject) *float64 {
			if s.Collector == nil {
				return nil
			}
			return of(s.Collector)
		})
	}
	return []column{
		figure("payload_bytes", "size of the serialized value", func(s *subject) *float64 { return s.PayloadBytes }),
		figure("gzip_bytes", "the same after gzip", func(s *subject) *float64 { return s.GzipBytes }),
		figure("zstd_bytes", "the same after zstd", func(s *subject) *float64 { return s.ZstdBytes }),
		figure("allocs_per_op", "allocations, the collector off and pools warm", func(s *subject) *float64 { return s.AllocsPerOp }),
		figure("alloc_bytes_per_op", "bytes allocated, likewise", func(s *subject) *float64 { return s.AllocBytesPerOp }),
		figure("gc_per_1000_ops", "collections", func(s *subject) *float64 { return s.GCPer1000Ops }),
		collector("gc_allocs_per_op", "allocations, the collector at work", func(c *results.Collector) *float64 { return &c.AllocsPerOp }),
		collector("gc_alloc_bytes_per_op", "bytes allocated, likewise", func(c *results.Collector) *float64 { return &c.AllocBytesPerOp }),
		collector("gc_cycles_per_million_ops", "collections, while the case runs alone", func(c *results.Collector) *float64 { return &c.CyclesPerMillionOps }),
		collector("gc_cpu_percent", "the collector's share of the processor time", func(c *results.Collector) *float64 { return &c.CPUPercent }),
		collector("gc_assist_percent", "the part of it that the code does itself", func(c *results.Collector) *float64 { return &c.AssistPercent }),
		collector("gc_pause_p50_ns", "half of the pauses are at most so long", func(c *results.Collector) *float64 { return &c.PauseP50NS }),
		collector("gc_pause_max_ns", "the longest pause", func(c *results.Collector) *float64 { return &c.PauseMaxNS }),
		figure("retained_bytes", "heap that a decoded value keeps", func(s *subject) *float64 { return s.RetainedBytes }),
		figure("cold_start_ns", "the first call in a process", func(s *subject) *float64 { return s.ColdStartNS }),
		figure("cold_start_allocs", "its allocations", func(s *subject) *float64 { return s.ColdStartAllocs }),
		figure("cold_start_bytes", "the bytes that it allocates", func(s *subject) *float64 { return s.ColdStartBytes }),
	}
}

func latencies() []column {
	of := func(name, meaning string, of func(*results.Latency) *float64) column {
		return figure("latency_"+name, meaning, func(s *subject) *float64 {
			if s.LatencyNS == nil {
				return nil
			}
			return of(s.LatencyNS)
		})
	}
	count := func(n int) *float64 { return new(float64(n)) }
	return []column{
		of("samples", "single calls timed", func(l *results.Latency) *float64 { return count(l.Samples) }),
		of("p50_ns", "half of the calls take at most so long", func(l *results.Latency) *float64 { return &l.P50 }),
		of("p90_ns", "90 % of them", func(l *results.Latency) *float64 { return &l.P90 }),
		of("p95_ns", "95 % of them", func(l *results.Latency) *float64 { return &l.P95 }),
		of("p99_ns", "99 % of them", func(l *results.Latency) *float64 { return &l.P99 }),
		of("p999_ns", "99.9 % of them, from 10,000 calls on", func(l *results.Latency) *float64 { return l.P999 }),
		of("max_ns", "the longest", func(l *results.Latency) *float64 { return &l.Max }),
		of("clock_floor_ns", "an empty call timed in the same way; not subtracted", func(l *results.Latency) *float64 { return &l.ClockFloor }),
		of("gc_cycles", "collections between the calls", func(l *results.Latency) *float64 { return count(l.GCCycles) }),
		of("preemptions", "times that the system took the processor away", func(l *results.Latency) *float64 { return count(l.Preemptions) }),
	}
}

// parallel is the throughput of several goroutines at once.
func parallel(goroutines int) []column {
	of := func(name, meaning string, of func(*results.Parallel) *float64) column {
		return figure(fmt.Sprintf("parallel_%d_%s", goroutines, name), meaning, func(s *subject) *float64 {
			for i := range s.Parallel {
				if s.Parallel[i].Goroutines == goroutines {
					return of(&s.Parallel[i])
				}
			}
			return nil
		})
	}
	return []column{
		of("ops_per_second", fmt.Sprintf("operations of %d goroutines together in a second", goroutines), func(p *results.Parallel) *float64 { return &p.OpsPerSecond }),
		of("low", ofInterval, func(p *results.Parallel) *float64 { return &p.Low }),
		of("high", ofInterval, func(p *results.Parallel) *float64 { return &p.High }),
		of("scaling", "times the throughput of one goroutine", func(p *results.Parallel) *float64 { return &p.Scaling }),
	}
}

// group is what was measured of the case's group as a whole.
func group() []column {
	of := func(name, meaning string, of func(*results.Group) *float64) column {
		return figure(name, meaning, func(s *subject) *float64 {
			if s.row.Group == nil {
				return nil
			}
			return of(s.row.Group)
		})
	}
	control := func(name, meaning string, control func(*results.Group) *results.Control) []column {
		part := func(suffix, meaning string, part func(*results.Control) *float64) column {
			return of(name+suffix, meaning, func(g *results.Group) *float64 {
				if c := control(g); c != nil {
					return part(c)
				}
				return nil
			})
		}
		return []column{
			part("", meaning, func(c *results.Control) *float64 { return &c.Ratio }),
			part("_low", ofInterval, func(c *results.Control) *float64 { return &c.Low }),
			part("_high", ofInterval, func(c *results.Control) *float64 { return &c.High }),
		}
	}
	columns := []column{
		{"fastest", "true for the fastest of the group and all that tie with it", func(s *subject) string { return strconv.FormatBool(s.fastest.Has(s.Serializer)) }},
		{"readable", "false where the group's control failed, so that no ranking holds", func(s *subject) string {
			if s.row.Group == nil || s.row.Group.Readable == nil {
				return ""
			}
			return strconv.FormatBool(*s.row.Group.Readable)
		}},
	}
	columns = append(columns, control("control", "the baseline over itself: what it differs from 1 is noise", func(g *results.Group) *results.Control { return g.Control })...)
	columns = append(columns, control("mutator_control", "the same of mutator times", func(g *results.Group) *results.Control { return g.MutatorControl })...)
	return append(columns,
		of("noise_floor_percent", "a difference of the group's times below it is not a result", func(g *results.Group) *float64 { return g.NoiseFloorPercent }),
		of("mutator_noise_floor_percent", "the same of mutator times", func(g *results.Group) *float64 { return g.MutatorNoiseFloorPercent }),
		of("layout_spread_percent", "how much ratios of the group differ between link layouts", func(g *results.Group) *float64 { return g.LayoutSpreadPercent }),
		of("null_op_ns", "time of the empty codec", func(g *results.Group) *float64 { return g.NullOpNS }),
		of("load_before", "1-minute load average before the group", func(g *results.Group) *float64 { return g.LoadBefore }),
		of("load_after", "and after it", func(g *results.Group) *float64 { return g.LoadAfter }),
		of("steal_percent", "processor time that the hypervisor gave to others", func(g *results.Group) *float64 { return g.StealPercent }),
		of("foreign_percent", "processor time of other programs, of one processor", func(g *results.Group) *float64 { return g.ForeignPercent }),
		of("peak_memory_bytes", "the most that a process of the group used", func(g *results.Group) *float64 { return g.PeakMemoryBytes }),
		of("group_seconds", "how long the group took", func(g *results.Group) *float64 { return &g.DurationSeconds }))
}

// run is which run it was, on which machine: times of two machines do not compare.
func run() []column {
	return []column{
		{"generated_at", "when the run began", func(s *subject) string { return s.file.GeneratedAt.UTC().Format(time.RFC3339Nano) }},
		words("job", "how thorough it was", func(s *subject) string { return s.file.Config.Job }),
		whole("launches", "processes that measured the group", func(s *subject) int { return s.file.Config.Launches }),
		words("processor", "of the machine", func(s *subject) string { return s.file.Host.Processor }),
		whole("logical_cores", "of the machine", func(s *subject) int { return s.file.Host.LogicalCores }),
		words("os", "its system", func(s *subject) string { return s.file.Host.OS }),
		words("architecture", "its architecture", func(s *subject) string { return s.file.Host.Architecture }),
		words("go_version", "the toolchain", func(s *subject) string { return s.file.Toolchain.GoVersion }),
		words("revision", "the source", func(s *subject) string { return s.file.Toolchain.Revision }),
	}
}
