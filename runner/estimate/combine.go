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
