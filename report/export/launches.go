package export

import (
	"maps"
	"slices"

	"serbench/results"
	"serbench/stats"
)

// A launch is what the samples of one launch say of a case: medians, nil where the
// launch has no sample of the kind.
type launch struct {
	windows, slices *float64
	// samples is how many single measurements they are the medians of.
	samples int
}

// launchesOf returns a case's launches by number.
func launchesOf(c *results.Case) map[int]launch {
	if c.Samples == nil {
		return nil
	}
	windows, slices := make(map[int][]float64), make(map[int][]float64)
	launches := make(map[int]launch)
	for i, ns := range c.Samples.NSPerOp {
		n := c.Samples.Launch[i]
		switch c.Samples.Kind[i] {
		case results.Window:
			windows[n] = append(windows[n], ns)
		case results.Slice:
			slices[n] = append(slices[n], ns)
		default:
			continue
		}
		launches[n] = launch{}
	}
	for n := range launches {
		launches[n] = launch{median(windows[n]), median(slices[n]), len(windows[n]) + len(slices[n])}
	}
	return launches
}

// inOrder returns the numbers of launches, lower ones first.
func inOrder(launches map[int]launch) []int { return slices.Sorted(maps.Keys(launches)) }

func median(times []float64) *float64 {
	if len(times) == 0 {
		return nil
	}
	return new(stats.Median(times))
}

// over divides two figures; it is nil where either is missing.
func over(a, b *float64) *float64 {
	if a == nil || b == nil || *b == 0 {
		return nil
	}
	return new(*a / *b)
}
