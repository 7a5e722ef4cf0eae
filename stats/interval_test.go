package stats

import (
	"math"
	"math/big"
	"math/rand/v2"
	"sort"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"
)

func (i Interval) holds(x float64) bool { return i.Low <= x && x <= i.High }

func sameInterval(i, j Interval) bool { return same(i.Low, j.Low) && same(i.High, j.High) }

func TestIntervalUnionAndExp(t *testing.T) {
	i, j := Interval{-1, 2}, Interval{0, 3}
	if got, want := i.Union(j), (Interval{-1, 3}); got != want {
		t.Errorf("Union: got %v, want %v", got, want)
	}
	if got := j.Union(i); got != i.Union(j) {
		t.Errorf("Union is not the same both ways: %v", got)
	}
	if got, want := (Interval{1, 2}).Union(Interval{5, 6}), (Interval{1, 6}); got != want {
		t.Errorf("Union of two apart: got %v, want %v", got, want)
	}
	if got, want := (Interval{0, math.Ln2}).Exp(), (Interval{1, 2}); !sameInterval(got, want) {
		t.Errorf("Exp: got %v, want %v", got, want)
	}
}

func TestMedianInterval(t *testing.T) {
	none := Interval{nan, nan}
	tests := []struct {
		name string
		xs   []float64
		want Interval
		ok   bool
	}{
		{"none", nil, none, false},
		{"one", []float64{3}, Interval{3, 3}, false},
		{"five are too few", []float64{5, 1, 4, 2, 3}, Interval{1, 5}, false},
		{"six have the range", []float64{6, 1, 5, 2, 4, 3}, Interval{1, 6}, true},
		{"nine have the second", []float64{9, 1, 8, 2, 7, 3, 6, 4, 5}, Interval{2, 8}, true},
		{"ties", []float64{1, 1, 1, 1, 1, 1, 1, 1, 2}, Interval{1, 1}, true},
		{"NaN", []float64{1, 2, 3, 4, 5, 6, nan}, none, false},
	}
	for _, test := range tests {
		got, ok := MedianInterval(test.xs, Confidence)
		if !sameInterval(got, test.want) || ok != test.ok {
			t.Errorf("%s: got %v, %v; want %v, %v", test.name, got, ok, test.want, test.ok)
		}
	}
}

// TestMedianRank compares with the definition in exact numbers, and with the
// critical values of the sign test that textbooks print.
func TestMedianRank(t *testing.T) {
	for n := 1; n <= 400; n += 1 + n/10 {
		for _, confidence := range []float64{0.9, 0.95, 0.999} {
			if got, want := medianRank(n, confidence), exactRank(n, confidence); got != want {
				t.Errorf("n = %d at %v: got %d, want %d", n, confidence, got, want)
			}
		}
	}
	for _, printed := range []struct{ n, k int }{{5, 0}, {6, 1}, {8, 1}, {9, 2}, {12, 3}, {20, 6}, {30, 10}, {50, 18}, {100, 40}} {
		if got := medianRank(printed.n, 0.95); got != printed.k {
			t.Errorf("n = %d: got %d, textbooks have %d", printed.n, got, printed.k)
		}
	}
}

// exactRank returns the largest k for which P(B < k) ≤ (1-confidence)/2.
func exactRank(n int, confidence float64) int {
	return sort.Search(n, func(k int) bool { return tail(n, k) > (1-confidence)/2 })
}

// tail returns P(B ≤ k) of n tosses of a coin.
func tail(n, k int) float64 {
	sum := new(big.Int)
	for i := range k + 1 {
		sum.Add(sum, new(big.Int).Binomial(int64(n), int64(i)))
	}
	p, _ := new(big.Rat).SetFrac(sum, new(big.Int).Lsh(big.NewInt(1), uint(n))).Float64()
	return p
}

// A population is a distribution with a known median.
type population struct {
	name   string
	draw   func(*rand.Rand) float64
	median float64
}

// populations are skewed or have two modes, as timings are and do.
var populations = []population{
	{"exponential", (*rand.Rand).ExpFloat64, math.Ln2},
	{"log-normal", func(r *rand.Rand) float64 { return math.Exp(1.5 * r.NormFloat64()) }, 1},
	// Six of ten lie around 1 and the others around 5, so that the median is where
	// 5/6 of the first lie below.
	{"bimodal", func(r *rand.Rand) float64 {
		if r.Float64() < 0.6 {
			return 1 + 0.1*r.NormFloat64()
		}
		return 5 + 0.1*r.NormFloat64()
	}, 1 + 0.1*distuv.UnitNormal.Quantile(5.0/6)},
}

// coverage returns how often an interval holds the truth.
func coverage(trials int, trial func() bool) float64 {
	held := 0
	for range trials {
		if trial() {
			held++
		}
	}
	return float64(held) / float64(trials)
}

// deviations returns by how many standard deviations a share of so many trials
// lies above what was expected.
func deviations(share, expected float64, trials int) float64 {
	return (share - expected) / math.Sqrt(expected*(1-expected)/float64(trials))
}

// TestMedianIntervalCoverage simulates, and compares with theory, by which the
// interval holds the median with a probability that depends on the number of
// values alone and is never below the confidence.
func TestMedianIntervalCoverage(t *testing.T) {
	const trials = 2000
	for _, n := range []int{6, 12, 50, 400} {
		theory := 1 - 2*tail(n, exactRank(n, Confidence)-1)
		if theory < Confidence {
			t.Errorf("n = %d: theory promises %.4f only", n, theory)
		}
		for i, p := range populations {
			r := random(uint64(100*n + i))
			xs := make([]float64, n)
			got := coverage(trials, func() bool {
				for j := range xs {
					xs[j] = p.draw(r)
				}
				interval, ok := MedianInterval(xs, Confidence)
				return ok && interval.holds(p.median)
			})
			if math.Abs(deviations(got, theory, trials)) > 4 {
				t.Errorf("%s, n = %d: holds the median in %.4f of the trials, theory says %.4f", p.name, n, got, theory)
			}
		}
	}
}

func TestMeanInterval(t *testing.T) {
	none := Interval{nan, nan}
	tests := []struct {
		name string
		xs   []float64
		want Interval
		ok   bool
	}{
		{"none", nil, none, false},
		{"one", []float64{3}, none, false},
		{"two", []float64{1, 2}, Interval{1.5 - 12.706204736/2, 1.5 + 12.706204736/2}, true},
		{"three", []float64{1, 2, 3}, Interval{2 - 4.3026527297/math.Sqrt(3), 2 + 4.3026527297/math.Sqrt(3)}, true},
		{"equal", []float64{4, 4, 4}, Interval{4, 4}, true},
		{"NaN", []float64{1, 2, nan}, none, true},
	}
	for _, test := range tests {
		got, ok := MeanInterval(test.xs, Confidence)
		if !sameInterval(got, test.want) || ok != test.ok {
			t.Errorf("%s: got %v, %v; want %v, %v", test.name, got, ok, test.want, test.ok)
		}
	}
}

func TestMeanIntervalCoverage(t *testing.T) {
	const trials, truth = 10_000, 0.03
	for _, n := range []int{2, 8, 20} {
		for _, confidence := range []float64{0.95, 0.99} {
			r := random(uint64(n))
			got := coverage(trials, func() bool {
				launches := draw(n, func() float64 { return truth + 0.02*r.NormFloat64() })
				interval, ok := MeanInterval(launches, confidence)
				return ok && interval.holds(truth)
			})
			if math.Abs(deviations(got, confidence, trials)) > 4 {
				t.Errorf("%d launches at %v: holds the mean in %.4f of the trials", n, confidence, got)
			}
		}
	}
}
