package stats

import (
	"math"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"
)

// Confidence is the probability with which the intervals that the suite
// publishes hold the truth.
const Confidence = 0.95

// An Interval is a confidence interval.
type Interval struct{ Low, High float64 }

// Union returns the smallest interval that holds both.
func (i Interval) Union(j Interval) Interval {
	return Interval{Low: math.Min(i.Low, j.Low), High: math.Max(i.High, j.High)}
}

// Exp returns the interval of exp(x) where i is that of x.
func (i Interval) Exp() Interval {
	return Interval{Low: math.Exp(i.Low), High: math.Exp(i.High)}
}

// MedianInterval returns a confidence interval of the median of the distribution
// that xs was drawn from. It assumes that the draws are independent and nothing
// else. The bounds are the order statistics x(k) and x(n+1-k) with the largest k
// for which P(B < k) ≤ (1-confidence)/2, B being binomial(n, ½); see Conover,
// Practical Nonparametric Statistics, 3rd ed., section 3.2.
//
// Too few values for the confidence, fewer than 6 at 95 %, give the range from
// the least to the greatest and false: the interval holds the truth less often
// than asked. No values, or one that is NaN, give NaN and false.
func MedianInterval(xs []float64, confidence float64) (Interval, bool) {
	ordered := sorted(xs)
	n := len(ordered)
	if n == 0 || math.IsNaN(ordered[0]) {
		return Interval{Low: math.NaN(), High: math.NaN()}, false
	}
	k := medianRank(n, confidence)
	if k == 0 {
		return Interval{Low: ordered[0], High: ordered[n-1]}, false
	}
	return Interval{Low: ordered[k-1], High: ordered[n-k]}, true
}

// medianRank returns the largest k for which P(B < k) ≤ (1-confidence)/2, or 0.
func medianRank(n int, confidence float64) int {
	heads := distuv.Binomial{N: float64(n), P: 0.5}
	k, below := 0, 0.0
	for {
		below += heads.Prob(float64(k))
		if below > (1-confidence)/2 {
			return k
		}
		k++
	}
}

// MeanInterval returns a confidence interval of the mean of the distribution
// that xs was drawn from, by Student's t. It assumes that the draws are
// independent and their mean about normal, which holds for a few medians and
// does not for single timings. Fewer than two values give false.
func MeanInterval(xs []float64, confidence float64) (Interval, bool) {
	if len(xs) < 2 {
		return Interval{Low: math.NaN(), High: math.NaN()}, false
	}
	mean, deviation := stat.MeanStdDev(xs, nil)
	t := distuv.StudentsT{Mu: 0, Sigma: 1, Nu: float64(len(xs) - 1)}
	half := t.Quantile((1+confidence)/2) * stat.StdErr(deviation, float64(len(xs)))
	return Interval{Low: mean - half, High: mean + half}, true
}
