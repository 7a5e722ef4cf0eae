package stats

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

var nan, inf = math.NaN(), math.Inf(1)

// same reports whether two numbers are equal but for rounding, or both NaN.
func same(a, b float64) bool {
	return a == b || math.IsNaN(a) && math.IsNaN(b) || math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b))
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func TestEstimates(t *testing.T) {
	tests := []struct {
		name                        string
		xs                          []float64
		median, mean, deviation, cv float64
	}{
		{"none", nil, nan, nan, nan, nan},
		{"one", []float64{7}, 7, 7, nan, nan},
		{"two", []float64{3, 1}, 2, 2, math.Sqrt2, math.Sqrt2 / 2},
		{"odd", []float64{9, 1, 5}, 5, 5, 4, 0.8},
		{"even", []float64{4, 1, 3, 2}, 2.5, 2.5, math.Sqrt(5.0 / 3), math.Sqrt(5.0/3) / 2.5},
		{"equal", []float64{2, 2, 2, 2}, 2, 2, 0, 0},
		{"negative", []float64{-1, -3, -5}, -3, -3, 2, -2.0 / 3},
		{"an outlier moves only the mean", []float64{1, 1, 1, 1, 1e9}, 1, (4 + 1e9) / 5, (1e9 - 1) / math.Sqrt(5), (1e9 - 1) / math.Sqrt(5) / ((4 + 1e9) / 5)},
		{"infinite", []float64{1, inf, 2}, 2, inf, nan, nan},
		{"NaN among them", []float64{1, nan, 2}, nan, nan, nan, nan},
		{"NaN in front of an even number", []float64{nan, 1, 2, 3}, nan, nan, nan, nan},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for _, estimate := range []struct {
				name      string
				got, want float64
			}{
				{"Median", Median(test.xs), test.median},
				{"Mean", Mean(test.xs), test.mean},
				{"Deviation", Deviation(test.xs), test.deviation},
				{"CV", CV(test.xs), test.cv},
			} {
				if !same(estimate.got, estimate.want) {
					t.Errorf("%s(%v) = %v, want %v", estimate.name, test.xs, estimate.got, estimate.want)
				}
			}
		})
	}
}

func TestMedianDividesTheValues(t *testing.T) {
	r := random(1)
	for n := 1; n < 60; n++ {
		xs := draw(n, r.ExpFloat64)
		median, below, above := Median(xs), 0, 0
		for _, x := range xs {
			if x < median {
				below++
			}
			if x > median {
				above++
			}
		}
		if below != n/2 || above != n/2 {
			t.Errorf("%d values: %d below the median and %d above it, want %d each", n, below, above, n/2)
		}
	}
}

// TestPairedRatiosCancelDisturbance times two arms of a known ratio on a machine
// that is now and then several times slower for both, and for either alone. What
// one reads of the means is off; the median of the paired log-ratios is not.
func TestPairedRatiosCancelDisturbance(t *testing.T) {
	for _, truth := range []float64{1, 1.01, 1.5} {
		r := random(2)
		var a, b []float64
		for range 2000 {
			common := math.Exp(r.NormFloat64()) // both are slowed, by 2.7 or more every sixth time
			a = append(a, 100*truth*common*noise(r))
			b = append(b, 100*common*noise(r))
		}
		paired := math.Exp(Median(logRatios(a, b)))
		if math.Abs(paired/truth-1) > 0.001 {
			t.Errorf("true ratio %v: the paired log-ratios say %.5f", truth, paired)
		}
		if inverse := math.Exp(Median(logRatios(b, a))); !same(paired*inverse, 1) {
			t.Errorf("true ratio %v: a to b is %v, b to a is %v, the product not 1", truth, paired, inverse)
		}
		if means := Mean(a) / Mean(b); math.Abs(means/truth-1) < 0.005 {
			t.Errorf("true ratio %v: the means say %.5f, so nothing was disturbed here", truth, means)
		}
	}
}

// logRatios pairs two arms.
func logRatios(a, b []float64) []float64 {
	ratios := make([]float64, len(a))
	for i := range a {
		ratios[i] = math.Log(a[i] / b[i])
	}
	return ratios
}

// noise is a scatter of 1 %, and at one of fifty readings an interruption.
func noise(r *rand.Rand) float64 {
	scatter := math.Exp(0.01 * r.NormFloat64())
	if r.IntN(50) == 0 {
		return scatter * (1 + 40*r.ExpFloat64())
	}
	return scatter
}

func draw(n int, one func() float64) []float64 {
	xs := make([]float64, n)
	for i := range xs {
		xs[i] = one()
	}
	return xs
}

func TestInputsUnchanged(t *testing.T) {
	r := random(3)
	a := draw(101, r.ExpFloat64)
	ps := draw(20, r.Float64)
	oldA, oldPs := slices.Clone(a), slices.Clone(ps)
	Median(a)
	Mean(a)
	Deviation(a)
	CV(a)
	MedianInterval(a, Confidence)
	MeanInterval(a, Confidence)
	MedianBeyond(a, 0.1)
	MeanBeyond(a, 0.1)
	Holm(ps, 0.05)
	if !slices.Equal(a, oldA) || !slices.Equal(ps, oldPs) {
		t.Error("a function has changed its arguments")
	}
}
