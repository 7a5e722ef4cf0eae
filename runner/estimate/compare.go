package estimate

import (
	"math"

	"serbench/runner/worker"
	"serbench/stats"
)

// A comparison is how one arm stands to another: paired log-ratios by launch.
type comparison struct {
	launches [][]float64
	all      []float64 // of all launches
	medians  []float64 // of each launch that has pairs
	quantum  float64
}

// compare pairs two arms launch by launch. quantum is the relative error that the
// step of the clock puts on a slice.
func compare(a, b []worker.Arm, pairs pairing, quantum float64) *comparison {
	c := &comparison{quantum: quantum}
	for i := range min(len(a), len(b)) {
		ratios := pairs(a[i], b[i])
		if len(ratios) == 0 {
			continue
		}
		c.launches = append(c.launches, ratios)
		c.all = append(c.all, ratios...)
		c.medians = append(c.medians, stats.Median(ratios))
	}
	return c
}

// empty reports whether no two samples made a pair.
func (c *comparison) empty() bool { return len(c.all) == 0 }

// value is the log-ratio: the mean over launches of their medians.
func (c *comparison) value() float64 { return stats.Mean(c.medians) }

// interval returns the wider of the interval of the samples' median and of that of
// the launches' mean, at least as wide as the clock's quantum on either side.
func (c *comparison) interval(confidence float64) stats.Interval {
	interval, _ := stats.MedianInterval(c.all, confidence)
	if between, ok := stats.MeanInterval(c.medians, confidence); ok {
		interval = interval.Union(between)
	}
	value := c.value()
	return interval.Union(stats.Interval{Low: value - c.quantum, High: value + c.quantum})
}

// beyond returns the p-value of the hypothesis that the true log-ratio lies within
// ±margin: the larger of that of the launches and that of the samples. Of one
// launch there are only the samples, which know nothing of other layouts.
func (c *comparison) beyond(margin float64) float64 {
	p := stats.MedianBeyond(c.all, margin)
	if len(c.medians) > 1 {
		p = max(p, stats.MeanBeyond(c.medians, margin))
	}
	return p
}

// agree reports whether all launches but at most one have the sign of the value.
func (c *comparison) agree() bool {
	value, others := c.value(), 0
	for _, median := range c.medians {
		if math.Signbit(median) != math.Signbit(value) {
			others++
		}
	}
	return others == 0 || others == 1 && len(c.medians) > 2
}

// distance is how far the arms stand apart in the launch in which they stand
// furthest apart, as a log-ratio without sign.
func (c *comparison) distance() float64 {
	most := 0.0
	for _, median := range c.medians {
		most = max(most, math.Abs(median))
	}
	return most
}

// excludingConfidence is that of a launch's own interval when it is asked whether
// it excludes 1. At 95 % two of eight launches would do so by chance in one group
// of eighteen, and hardly a run would be without an unreadable group.
const excludingConfidence = 0.99

// excluding counts the launches whose own interval excludes a ratio of 1.
func (c *comparison) excluding() int {
	n := 0
	for _, ratios := range c.launches {
		interval, ok := stats.MedianInterval(ratios, excludingConfidence)
		if ok && (interval.Low > c.quantum || interval.High < -c.quantum) {
			n++
		}
	}
	return n
}
