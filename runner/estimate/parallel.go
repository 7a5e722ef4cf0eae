package estimate

import (
	"serbench/results"
	"serbench/runner/worker"
	"serbench/stats"
)

// parallel returns the throughput of each number of goroutines that was measured,
// or nil. One launch measures it.
func parallel(arms []worker.Arm) []results.Parallel {
	var out []results.Parallel
	for _, arm := range arms {
		for _, crowd := range arm.Parallel {
			interval, _ := stats.MedianInterval(crowd.OpsPerSecond, stats.Confidence)
			scaling := make([]float64, len(crowd.OpsPerSecond))
			for i, rate := range crowd.OpsPerSecond {
				scaling[i] = rate / arm.Parallel[0].OpsPerSecond[i] // the first is one goroutine
			}
			out = append(out, results.Parallel{
				Goroutines:   crowd.Goroutines,
				OpsPerSecond: stats.Median(crowd.OpsPerSecond),
				Low:          interval.Low,
				High:         interval.High,
				Scaling:      stats.Median(scaling),
			})
		}
	}
	return out
}
