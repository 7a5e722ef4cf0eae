package engine

import (
	"math"
	"runtime"
	"runtime/metrics"
	"time"
)

// A Collection is what an arm makes the garbage collector do.
type Collection struct {
	Ops    int
	Cycles uint64
	// AllocsPerOp and BytesPerOp are with the collector at work. More than with it
	// off means that collections empty the pools that the code lives on.
	AllocsPerOp, BytesPerOp float64
	// CPUPercent is the collector's share of the processor time that the process
	// used, AssistPercent the part of it that was done by the arm itself, made to
	// help by an allocation.
	CPUPercent, AssistPercent float64
	// PauseP50 and PauseMax are how long the world stood still, of the collector's
	// own histogram: upper bounds of its buckets.
	PauseP50, PauseMax time.Duration
}

// collectorMetrics are read before and after; see runtime/metrics. The runtime
// brings those of the processor up to date when a cycle ends, so a collection is
// forced before each reading.
var collectorMetrics = []string{
	"/gc/cycles/total:gc-cycles",
	"/cpu/classes/gc/total:cpu-seconds",
	"/cpu/classes/gc/mark/assist:cpu-seconds",
	"/cpu/classes/total:cpu-seconds",
	"/cpu/classes/idle:cpu-seconds",
	"/sched/pauses/total/gc:seconds",
}

// Collector runs each of the first arms for about length and reports the collector's
// work. The forced collection after it is not counted among its cycles, though its
// processor time and pauses are in the figures: with length much longer than a cycle
// they hardly matter.
func (s *Session) Collector(arms int, length time.Duration) ([]Collection, error) {
	collections := make([]Collection, arms)
	first := readCollector()
	for i := range arms {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		c, err := s.busy(i, length)
		if err != nil {
			return nil, err
		}
		runtime.ReadMemStats(&after)
		last := readCollector()
		c.AllocsPerOp = float64(after.Mallocs-before.Mallocs) / float64(c.Ops)
		c.BytesPerOp = float64(after.TotalAlloc-before.TotalAlloc) / float64(c.Ops)
		c.Cycles = last[0].Value.Uint64() - first[0].Value.Uint64() - 1
		seconds := func(k int) float64 { return last[k].Value.Float64() - first[k].Value.Float64() }
		if used := seconds(3) - seconds(4); used > 0 {
			c.CPUPercent = 100 * max(0, seconds(1)) / used
			c.AssistPercent = 100 * max(0, seconds(2)) / used
		}
		c.PauseP50, c.PauseMax = pauses(first[5].Value.Float64Histogram(), last[5].Value.Float64Histogram())
		collections[i], first = c, last
	}
	return collections, nil
}

// busy runs an arm for about length, measured in chunks.
func (s *Session) busy(i int, length time.Duration) (Collection, error) {
	if err := s.enter(i); err != nil {
		return Collection{}, err
	}
	a := &s.arms[i]
	var c Collection
	for start := s.machine.Now(); s.machine.Now()-start < length; c.Ops += a.perChunk {
		if err := a.Run(a.perChunk); err != nil {
			return Collection{}, &Error{Arm: i, Phase: "collector", Err: err}
		}
	}
	return c, nil
}

func readCollector() []metrics.Sample {
	samples := make([]metrics.Sample, len(collectorMetrics))
	for i, name := range collectorMetrics {
		samples[i].Name = name
	}
	runtime.GC()
	metrics.Read(samples)
	return samples
}

// pauses returns the median and the longest of the pauses that a later histogram
// has more than an earlier one.
func pauses(before, after *metrics.Float64Histogram) (p50, longest time.Duration) {
	total := uint64(0)
	for i := range after.Counts {
		total += after.Counts[i] - before.Counts[i]
	}
	seen := uint64(0)
	for i := range after.Counts {
		n := after.Counts[i] - before.Counts[i]
		if n == 0 {
			continue
		}
		bound := after.Buckets[i+1]
		if math.IsInf(bound, 1) {
			bound = after.Buckets[i]
		}
		longest = time.Duration(bound * float64(time.Second))
		if seen < (total+1)/2 && seen+n >= (total+1)/2 {
			p50 = longest
		}
		seen += n
	}
	return p50, longest
}
