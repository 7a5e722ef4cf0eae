package estimate

import (
	"math"

	"serbench/results"
	"serbench/runner/worker"
	"serbench/stats"
)

// estimate returns the median time of the arms, one a launch, and its interval.
// It is nil where there is no sample.
func estimate(arms []worker.Arm, pick view) *results.Estimate {
	var all, medians []float64
	for _, arm := range arms {
		if times := pick(arm); len(times) > 0 {
			all = append(all, times...)
			medians = append(medians, math.Log(stats.Median(times)))
		}
	}
	if len(all) == 0 {
		return nil
	}
	interval, _ := stats.MedianInterval(all, stats.Confidence)
	if between, ok := stats.MeanInterval(medians, stats.Confidence); ok {
		interval = interval.Union(between.Exp())
	}
	// The median of all need not lie in the interval of the launches' mean.
	median := stats.Median(all)
	interval = interval.Union(stats.Interval{Low: median, High: median})
	e := &results.Estimate{
		Median: median, Mean: stats.Mean(all), Low: interval.Low, High: interval.High,
	}
	if len(all) > 1 {
		e.CV = stats.CV(all)
	}
	return e
}

// ratio compares arms with the baseline's, launch by launch. It is nil where no
// two samples make a pair.
func (in Input) ratio(arms, baseline []worker.Arm, pairs pairing) *results.Ratio {
	combined, ok := combine(logRatios(arms, baseline, pairs), in.quantum())
	if !ok {
		return nil
	}
	return &results.Ratio{Baseline: in.Baseline, Value: combined.value, Low: combined.Low, High: combined.High}
}

// logRatios returns the paired log-ratios of a to b, by launch.
func logRatios(a, b []worker.Arm, pairs pairing) [][]float64 {
	launches := make([][]float64, min(len(a), len(b)))
	for i := range launches {
		launches[i] = stats.LogRatios(pairs(a[i], b[i]))
	}
	return launches
}

// quantum is the relative error that the step of the clock puts on a slice.
func (in Input) quantum() float64 {
	step := 0.0
	for _, launch := range in.Launches {
		step = max(step, launch.ClockStepNS)
	}
	return step / in.SliceNS
}

// combined is a ratio and its interval.
type combined struct {
	value float64
	stats.Interval
}

// combine returns the mean over launches of the medians of their log-ratios, as a
// ratio. Its interval is the wider of that of the samples' median and that of the
// launches' mean, and at least as wide as the clock's quantum on either side. It
// returns false where there is no sample.
func combine(launches [][]float64, quantum float64) (combined, bool) {
	var all, medians []float64
	for _, ratios := range launches {
		if len(ratios) > 0 {
			all = append(all, ratios...)
			medians = append(medians, stats.Median(ratios))
		}
	}
	if len(all) == 0 {
		return combined{}, false
	}
	value := stats.Mean(medians)
	interval, _ := stats.MedianInterval(all, stats.Confidence)
	if between, ok := stats.MeanInterval(medians, stats.Confidence); ok {
		interval = interval.Union(between)
	}
	interval = interval.Union(stats.Interval{Low: value - quantum, High: value + quantum})
	return combined{value: math.Exp(value), Interval: interval.Exp()}, true
}

// fastest returns the serializer with the least headline median and all whose
// interval reaches down to that of the least: no order among them is a result.
func fastest(cases []results.Case) []string {
	var least *results.Estimate
	for _, c := range cases {
		if c.Status == results.OK && (least == nil || c.NSPerOp.Median < least.Median) {
			least = c.NSPerOp
		}
	}
	var names []string
	for _, c := range cases {
		if c.Status == results.OK && c.NSPerOp.Low <= least.High {
			names = append(names, c.Serializer)
		}
	}
	return names
}
