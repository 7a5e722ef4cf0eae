// Package stats has the few statistics that measurements of time need: medians,
// ratios on the log scale, and intervals that assume no normal distribution of
// single timings.
//
// Timings on a shared machine are skewed, with rare and huge outliers. So the
// package takes the median where others take a mean, compares by the logarithm
// of paired ratios so that a ratio and its inverse are equally far from 1, and
// gives every estimate an interval. It removes no observation.
package stats

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/stat"
)

// Median returns the median of xs, the mean of the middle two where their number
// is even, and NaN for none or where one is NaN. It does not change xs.
func Median(xs []float64) float64 {
	if len(xs) == 0 {
		return math.NaN()
	}
	return medianOfSorted(sorted(xs))
}

func medianOfSorted(xs []float64) float64 {
	if math.IsNaN(xs[0]) {
		return xs[0]
	}
	half := len(xs) / 2
	if len(xs)%2 == 1 {
		return xs[half]
	}
	return (xs[half-1] + xs[half]) / 2
}

// sorted returns the values in order, any NaN first.
func sorted(xs []float64) []float64 {
	ys := slices.Clone(xs)
	slices.Sort(ys)
	return ys
}

// Mean returns the arithmetic mean of xs, and NaN for none.
func Mean(xs []float64) float64 { return stat.Mean(xs, nil) }

// CV returns the coefficient of variation of xs: the sample standard deviation
// over the mean. It is NaN for fewer than two values.
func CV(xs []float64) float64 {
	mean, deviation := stat.MeanStdDev(xs, nil)
	return deviation / mean
}

// Deviation returns the sample standard deviation of xs, and NaN for fewer than two
// values.
func Deviation(xs []float64) float64 { return stat.StdDev(xs, nil) }
