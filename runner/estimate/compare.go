package estimate

import (
	"math"

	"serbench/runner/worker"
	"serbench/stats"
)

// A comparison is how one arm stands to another: log-ratios of samples that were
// neighbours in time, by launch.
//
// The ratio of mutator times is that of the slices. The ratio of headlines has two
// parts that add up as logarithms: the slices', and how much more the collector adds
// to the one than to the other, from the windows. Neither part knows how fast the
// machine was; the windows' own times do, and on a shared machine are off by as much
// as its speed changes in the second that lies between them.
type comparison struct {
	parts   []part
	medians []float64 // of each launch: the sum of its parts' medians
	quantum float64
}

// A part is one kind of sample.
type part struct {
	launches [][]float64
	all      []float64 // of all launches
}

// samples are those of all launches.
func (p part) samples() []float64 { return p.all }

// compare pairs two arms launch by launch, by each of the pairings. A launch that
// lacks one of them is left out. quantum is the relative error that the step of the
// clock puts on a part of a slice.
func compare(a, b []worker.Arm, pairings []pairing, quantum float64) *comparison {
	c := &comparison{quantum: quantum, parts: make([]part, len(pairings))}
	for i := range min(len(a), len(b)) {
		ratios := make([][]float64, len(pairings))
		median := 0.0
		for k, pairs := range pairings {
			ratios[k] = pairs(a[i], b[i])
			median += stats.Median(ratios[k])
		}
		if math.IsNaN(median) {
			continue
		}
		for k := range pairings {
			c.parts[k].launches = append(c.parts[k].launches, ratios[k])
			c.parts[k].all = append(c.parts[k].all, ratios[k]...)
		}
		c.medians = append(c.medians, median)
	}
	return c
}

// empty reports whether no two samples made a pair.
func (c *comparison) empty() bool { return len(c.medians) == 0 }

// value is the log-ratio: the mean over launches of their medians.
func (c *comparison) value() float64 { return stats.Mean(c.medians) }

// interval returns the wider of the interval of the samples' medians and of that of
// the launches' mean, at least as wide as the clock's quantum on either side.
func (c *comparison) interval(confidence float64) stats.Interval {
	value := c.value()
	interval := within(value, c.parts, part.samples, confidence)
	if between, ok := stats.MeanInterval(c.medians, confidence); ok {
		interval = interval.Union(between)
	}
	return interval.Union(stats.Interval{Low: value - c.quantum, High: value + c.quantum})
}

// within returns the interval of a sum of medians around its value: the distances of
// the parts' bounds from their medians add up as independent errors do.
func within(value float64, parts []part, samples func(part) []float64, confidence float64) stats.Interval {
	low, high := 0.0, 0.0
	for _, p := range parts {
		xs := samples(p)
		median := stats.Median(xs)
		interval, _ := stats.MedianInterval(xs, confidence)
		low, high = math.Hypot(low, median-interval.Low), math.Hypot(high, interval.High-median)
	}
	return stats.Interval{Low: value - low, High: value + high}
}

// beyond returns the p-value of the hypothesis that the true log-ratio lies within
// ±margin: the larger of that of the launches and that of the samples. Of one
// launch there are only the samples, which know nothing of other layouts.
func (c *comparison) beyond(margin float64) float64 {
	p := c.samplesBeyond(margin)
	if len(c.medians) > 1 {
		p = max(p, stats.MeanBeyond(c.medians, margin))
	}
	return p
}

// samplesBeyond is a sign test where there is one kind of sample. Of a sum of two
// medians it is normal with the error that the interval has, which for a hundred
// pairs it nearly is.
func (c *comparison) samplesBeyond(margin float64) float64 {
	if len(c.parts) == 1 {
		return stats.MedianBeyond(c.parts[0].all, margin)
	}
	value := c.value()
	interval := within(value, c.parts, part.samples, stats.Confidence)
	near := value - interval.Low // the side that looks towards 0
	if value < 0 {
		near = interval.High - value
	}
	return stats.NormalBeyond(value, near, margin)
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
	for i, median := range c.medians {
		interval := within(median, c.parts, func(p part) []float64 { return p.launches[i] }, excludingConfidence)
		if interval.Low > c.quantum || interval.High < -c.quantum {
			n++
		}
	}
	return n
}
