package estimate

import (
	"fmt"
	"time"

	"github.com/HdrHistogram/hdrhistogram-go"

	"serbench/results"
	"serbench/runner/worker"
	"serbench/stats"
)

// Bounds of a histogram of single calls, in nanoseconds.
const (
	shortestCall = 1
	longestCall  = int64(time.Hour)
	digits       = 3
)

// p999Samples is how many samples it takes to speak of one in a thousand.
const p999Samples = 10_000

// latency returns the distribution of single calls over all launches, or nil
// where none were timed.
func (in Input) latency(arms []worker.Arm) (*results.Latency, error) {
	histogram := hdrhistogram.New(shortestCall, longestCall, digits)
	l := &results.Latency{ClockFloor: in.clockFloor()}
	for _, arm := range arms {
		for _, ns := range arm.Calls.NS {
			if err := histogram.RecordValue(min(max(ns, shortestCall), longestCall)); err != nil {
				return nil, fmt.Errorf("record a call of %d ns: %w", ns, err)
			}
			if in.Raw {
				l.Raw = append(l.Raw, float64(ns))
			}
		}
		l.Samples += len(arm.Calls.NS)
		l.GCCycles += arm.Calls.Cycles
		l.Preemptions += arm.Calls.Preemptions
	}
	if l.Samples == 0 {
		return nil, nil
	}
	at := func(percentile float64) float64 { return float64(histogram.ValueAtPercentile(percentile)) }
	l.P50, l.P90, l.P95, l.P99, l.Max = at(50), at(90), at(95), at(99), float64(histogram.Max())
	if l.Samples >= p999Samples {
		l.P999 = new(at(99.9))
	}
	for _, bar := range histogram.Distribution() {
		if bar.Count > 0 {
			l.Values = append(l.Values, float64(bar.To))
			l.Counts = append(l.Counts, int(bar.Count))
		}
	}
	return l, nil
}

// clockFloor is the median of the empty codec's calls, timed as the others are.
func (in Input) clockFloor() float64 {
	var floors []float64
	for _, launch := range in.Launches {
		for _, ns := range launch.Null.Calls.NS {
			floors = append(floors, float64(ns))
		}
	}
	if len(floors) == 0 {
		return 0
	}
	return stats.Median(floors)
}

// collector returns what the launch that looked at the collector saw, or nil.
func collector(arms []worker.Arm) *results.Collector {
	for _, arm := range arms {
		if c := arm.Collection; c != nil && c.Ops > 0 {
			return &results.Collector{
				AllocsPerOp:         c.AllocsPerOp,
				AllocBytesPerOp:     c.BytesPerOp,
				CyclesPerMillionOps: 1e6 * float64(c.Cycles) / float64(c.Ops),
				CPUPercent:          c.CPUPercent,
				AssistPercent:       c.AssistPercent,
				PauseP50NS:          float64(c.PauseP50),
				PauseMaxNS:          float64(c.PauseMax),
			}
		}
	}
	return nil
}

// retained returns the bytes that a decoded value keeps, or nil where nobody
// looked.
func retained(arms []worker.Arm) *float64 {
	for _, arm := range arms {
		if arm.Retained != nil {
			return arm.Retained
		}
	}
	return nil
}

// coldStart sets what the first call in a process costs: the medians of several.
func coldStart(c *results.Case, starts []worker.Cold) {
	if len(starts) == 0 {
		return
	}
	var ns, allocs, bytes []float64
	for _, start := range starts {
		ns, allocs, bytes = append(ns, start.NS), append(allocs, start.Allocs), append(bytes, start.Bytes)
	}
	c.ColdStartNS = new(stats.Median(ns))
	c.ColdStartAllocs, c.ColdStartBytes = new(stats.Median(allocs)), new(stats.Median(bytes))
}
