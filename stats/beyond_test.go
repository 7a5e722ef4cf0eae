package stats

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// The p-values must be those of the intervals: an interval of confidence 1-p
// touches the margin.
func TestBeyondAgreesWithIntervals(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		n, margin, confidence := 6+random.IntN(40), 0.01*random.Float64(), 0.8+0.19*random.Float64()
		xs := make([]float64, n)
		for i := range xs {
			xs[i] = 0.02*random.Float64() + 0.02*random.NormFloat64()
		}
		mean, _ := MeanInterval(xs, confidence)
		if outside, p := mean.Low > margin || mean.High < -margin, MeanBeyond(xs, margin); outside != (p < 1-confidence) {
			t.Errorf("mean: interval %v outside ±%g is %v, p = %g at %g", mean, margin, outside, p, 1-confidence)
		}
		median, ok := MedianInterval(xs, confidence)
		if outside, p := median.Low > margin || median.High < -margin, MedianBeyond(xs, margin); ok && outside != (p <= 1-confidence) {
			t.Errorf("median: interval %v outside ±%g is %v, p = %g at %g", median, margin, outside, p, 1-confidence)
		}
	}
}

func TestBeyondOfFew(t *testing.T) {
	if p := MeanBeyond([]float64{5}, 0); p != 1 {
		t.Errorf("the mean of one value: p = %g", p)
	}
	if p := MedianBeyond(nil, 0); p != 1 {
		t.Errorf("the median of none: p = %g", p)
	}
	if p := MedianBeyond([]float64{5, 5, 5, 5, 5, 5}, 0); math.Abs(p-2.0/64) > 1e-12 {
		t.Errorf("six of six above: p = %g, want 2/64", p)
	}
}

func TestBeyondOfKnownValues(t *testing.T) {
	for _, test := range []struct {
		name         string
		xs           []float64
		margin       float64
		mean, median float64
	}{
		{"on the margin", []float64{1, 1, 1}, 1, 1, 1},
		{"all above", []float64{1, 2, 3}, 0, 0.0741799, 0.25},
		{"all below", []float64{-1, -2, -3}, 0, 0.0741799, 0.25},
		{"equal, above", []float64{1, 1, 1, 1}, 0.5, 0, 0.125},
		{"on both sides", []float64{-2, -1, 1, 2}, 0.5, 1, 1},
		{"infinite", []float64{1, 2, inf}, 0, 1, 0.25},
		{"NaN", []float64{1, 2, nan}, 0, 1, 1},
	} {
		if p := MeanBeyond(test.xs, test.margin); !(math.Abs(p-test.mean) < 1e-6) {
			t.Errorf("%s: the mean: p = %g, want %g", test.name, p, test.mean)
		}
		if p := MedianBeyond(test.xs, test.margin); !(math.Abs(p-test.median) < 1e-6) {
			t.Errorf("%s: the median: p = %g, want %g", test.name, p, test.median)
		}
	}
}

func TestHolm(t *testing.T) {
	for _, test := range []struct {
		ps   []float64
		want []bool
	}{
		{nil, []bool{}},
		{[]float64{0.04}, []bool{true}},
		{[]float64{0.04, 0.04}, []bool{false, false}},
		// The example in Holm's paper's manner: 0.01 ≤ 0.05/3, 0.02 ≤ 0.05/2, 0.06 > 0.05.
		{[]float64{0.06, 0.01, 0.02}, []bool{false, true, true}},
		// A stop is final: 0.03 > 0.05/2 keeps the last one, though 0.04 ≤ 0.05.
		{[]float64{0.01, 0.04, 0.03}, []bool{true, false, false}},
		// What could not be computed rejects nothing.
		{[]float64{nan, 0.9}, []bool{false, false}},
	} {
		if got := Holm(test.ps, 0.05); !slices.Equal(got, test.want) {
			t.Errorf("Holm(%v) = %v, want %v", test.ps, got, test.want)
		}
	}
}

// Among true hypotheses only, any rejection is an error: it must be rare.
func TestHolmKeepsTheFamilysErrorRate(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	const runs, hypotheses = 4000, 10
	wrong := 0
	for range runs {
		ps := make([]float64, hypotheses)
		for i := range ps {
			ps[i] = random.Float64()
		}
		if slices.Contains(Holm(ps, 0.05), true) {
			wrong++
		}
	}
	if rate := float64(wrong) / runs; rate > 0.06 || rate < 0.03 {
		t.Errorf("%.3f of the runs reject a true hypothesis, want about 0.05", rate)
	}
}

func TestNormalBeyond(t *testing.T) {
	for _, test := range []struct{ estimate, reach, margin, want float64 }{
		{0.03, 0.02, 0.01, 0.05}, // the interval touches the margin
		{-0.03, 0.02, 0.01, 0.05},
		{0.005, 0.02, 0.01, 1},
		{0.03, 0.01, 0.01, 8.9e-5}, // twice as far, in its own measure
	} {
		if got := NormalBeyond(test.estimate, test.reach, test.margin); math.Abs(got-test.want) > 0.01*test.want {
			t.Errorf("NormalBeyond(%v, %v, %v) = %v, want %v", test.estimate, test.reach, test.margin, got, test.want)
		}
	}
}
