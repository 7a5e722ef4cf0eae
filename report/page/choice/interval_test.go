package choice

import (
	"math"
	"slices"
	"testing"
)

func TestRanks(t *testing.T) {
	for _, test := range []struct {
		name    string
		figures []Interval
		want    []string
	}{
		{"apart", []Interval{{2, 1.9, 2.1}, {1, 0.9, 1.1}, {3, 2.9, 3.1}}, []string{"2", "1", "3"}},
		{"two overlap", []Interval{{1, 0.9, 1.1}, {1.1, 1, 1.2}, {3, 2.9, 3.1}}, []string{"1–2", "1–2", "3"}},
		{"touching overlaps", []Interval{{1, 0.9, 1.1}, {1.2, 1.1, 1.3}}, []string{"1–2", "1–2"}},
		{"a chain", []Interval{{1, 0.8, 1.2}, {1.3, 1.1, 1.5}, {1.6, 1.4, 1.8}}, []string{"1–2", "1–3", "2–3"}},
		{"nobody", nil, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, r := range Ranks(test.figures) {
				got = append(got, r.String())
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestFront(t *testing.T) {
	for _, test := range []struct {
		name  string
		bytes []float64
		times []Interval
		want  []bool
	}{
		{"smaller and faster", []float64{10, 20}, []Interval{{1, 1, 1}, {2, 2, 2}}, []bool{true, false}},
		{"each better in one", []float64{10, 20}, []Interval{{2, 2, 2}, {1, 1, 1}}, []bool{true, true}},
		{"as small, surely slower", []float64{10, 10}, []Interval{{1, 0.9, 1.1}, {2, 1.9, 2.1}}, []bool{true, false}},
		{"as small, perhaps slower", []float64{10, 10}, []Interval{{1, 0.9, 1.1}, {1.1, 1, 1.2}}, []bool{true, true}},
		{"larger and not faster", []float64{10, 11}, []Interval{{1, 0.9, 1.1}, {1.05, 0.95, 1.15}}, []bool{true, false}},
		{"the same", []float64{10, 10}, []Interval{{1, 1, 1}, {1, 1, 1}}, []bool{true, true}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Front(test.bytes, test.times); !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestSums(t *testing.T) {
	parts := []Interval{{10, 7, 13}, {20, 16, 24}}
	if got, want := together(parts), (Interval{30, 25, 35}); got != want {
		t.Errorf("together: got %v, want %v", got, want)
	}
	if got, want := endToEnd(parts), (Interval{30, 23, 37}); got != want {
		t.Errorf("end to end: got %v, want %v", got, want)
	}
	if got, want := (Interval{10, 9, 11}).widened(0.05), (Interval{10, 8.5, 11.5}); got != want {
		t.Errorf("widened: got %v, want %v", got, want)
	}
	if got := (Interval{10, 0.2, 11}).widened(0.05); got.Low != 0 || math.Abs(got.High-11.5) > 1e-9 {
		t.Errorf("widened beyond 0: got %v", got)
	}
}
