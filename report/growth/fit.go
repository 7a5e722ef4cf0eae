// Package growth tells how the cost of a case grows with its data: with the
// elements of a list, with the distinct values, with the goroutines.
//
// Its position: a cost is a straight line, a price for the call and a price for
// each element, and the line is drawn through the measurements with the weight
// that their intervals give them. Where the line does not fit, the intervals of
// its figures widen and say so.
package growth

import (
	"math"

	"gonum.org/v1/gonum/stat"
)

// A Point is a cost, and the size at which it was measured.
type Point struct {
	Size          float64
	NS, Low, High float64
}

// An Interval is a figure of a fit and its 95 % interval.
type Interval struct {
	V, Low, High float64
}

// A Fit is a straight line through points.
type Fit struct {
	Slope    Interval // nanoseconds for each unit of size
	Overhead Interval // nanoseconds for the call itself
}

// normal95 is how many standard deviations the 95 % interval of a normal
// distribution reaches to either side.
const normal95 = 1.96

// leastError is the least relative error that a point is believed to have: an
// interval without width would outweigh all others.
const leastError = 1e-3

// Line fits a straight line, or returns false where there are not two sizes.
//
// Where there are more than two points, their scatter about the line widens the
// intervals if it is more than the points' own intervals account for.
func Line(points []Point) (Fit, bool) {
	n := len(points)
	sizes, costs, weights := make([]float64, n), make([]float64, n), make([]float64, n)
	var sum, sumX, sumXX float64
	for i, p := range points {
		deviation := max((p.High-p.Low)/2/normal95, p.NS*leastError)
		sizes[i], costs[i], weights[i] = p.Size, p.NS, 1/(deviation*deviation)
		sum += weights[i]
		sumX += weights[i] * p.Size
	}
	for i := range points {
		// About the mean, since the difference of two large sums would lose digits.
		d := sizes[i] - sumX/sum
		sumXX += weights[i] * d * d
	}
	if n < 2 || sumXX == 0 {
		return Fit{}, false
	}
	overhead, slope := stat.LinearRegression(sizes, costs, weights, false)
	scatter := 0.0
	for i := range points {
		residual := costs[i] - overhead - slope*sizes[i]
		scatter += weights[i] * residual * residual
	}
	widen := 1.0
	if n > 2 {
		widen = math.Sqrt(max(1, scatter/float64(n-2)))
	}
	mean := sumX / sum
	return Fit{
		Slope:    about(slope, widen*normal95/math.Sqrt(sumXX)),
		Overhead: about(overhead, widen*normal95*math.Sqrt(1/sum+mean*mean/sumXX)),
	}, true
}

func about(v, margin float64) Interval { return Interval{v, v - margin, v + margin} }

// Quotient returns how many times b costs what a costs, with the interval that
// theirs allow at worst; false where a may be nothing.
func Quotient(b, a Point) (Interval, bool) {
	if a.Low <= 0 {
		return Interval{}, false
	}
	return Interval{b.NS / a.NS, b.Low / a.High, b.High / a.Low}, true
}
