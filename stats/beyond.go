package stats

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"
)

// MeanBeyond returns the p-value of the hypothesis that the mean of the
// distribution that xs was drawn from lies within ±margin, by Student's t: the
// smallest 1-confidence for which [MeanInterval] lies wholly outside ±margin. It
// is 1 for fewer than two values, or where one is not finite.
func MeanBeyond(xs []float64, margin float64) float64 {
	if len(xs) < 2 {
		return 1
	}
	mean, deviation := stat.MeanStdDev(xs, nil)
	distance := math.Abs(mean) - margin
	if distance <= 0 {
		return 1
	}
	t := distuv.StudentsT{Mu: 0, Sigma: 1, Nu: float64(len(xs) - 1)}
	p := 2 * t.Survival(distance/stat.StdErr(deviation, float64(len(xs))))
	if math.IsNaN(p) {
		return 1
	}
	return p
}

// MedianBeyond returns the p-value of the hypothesis that the median of the
// distribution that xs was drawn from lies within ±margin, by the sign test: the
// smallest 1-confidence for which [MedianInterval] lies wholly outside ±margin. It
// is 1 for no values.
func MedianBeyond(xs []float64, margin float64) float64 {
	if len(xs) == 0 {
		return 1
	}
	above, below := 0, 0
	for _, x := range xs {
		switch {
		case x > margin:
			above++
		case x < -margin:
			below++
		}
	}
	heads := distuv.Binomial{N: float64(len(xs)), P: 0.5}
	return min(1, 2*heads.CDF(float64(len(xs)-max(above, below))))
}

// NormalBeyond returns the p-value of the hypothesis that a parameter lies within
// ±margin, given an estimate of it that is about normal and how far the estimate's
// 95 % interval reaches towards 0.
func NormalBeyond(estimate, reach, margin float64) float64 {
	distance := math.Abs(estimate) - margin
	if distance <= 0 || math.IsNaN(distance) || math.IsNaN(reach) {
		return 1
	}
	z := distuv.UnitNormal.Quantile((1 + Confidence) / 2)
	return 2 * distuv.UnitNormal.Survival(distance/reach*z)
}

// Holm returns which of several hypotheses are rejected so that the probability of
// rejecting any true one is at most alpha, given their p-values; see Holm, A simple
// sequentially rejective multiple test procedure, 1979. The order is that of the
// arguments. A p-value that is NaN rejects nothing.
func Holm(ps []float64, alpha float64) []bool {
	order := make([]int, len(ps))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(ps[i], ps[j]) })
	rejected := make([]bool, len(ps))
	for k, i := range order {
		if !(ps[i] <= alpha/float64(len(ps)-k)) {
			break
		}
		rejected[i] = true
	}
	return rejected
}
