package growth

import (
	"math"
	"testing"
)

// line returns points on a line with an error of so much to either side.
func line(overhead, slope, share float64, sizes ...float64) []Point {
	var points []Point
	for _, size := range sizes {
		ns := overhead + slope*size
		points = append(points, Point{size, ns, ns * (1 - share), ns * (1 + share)})
	}
	return points
}

func near(got, want, tolerance float64) bool { return math.Abs(got-want) <= tolerance*math.Abs(want) }

func TestLine(t *testing.T) {
	for _, test := range []struct {
		name            string
		points          []Point
		slope, overhead float64
	}{
		{"two points", line(120, 35, 0.01, 1, 1000), 35, 120},
		{"many points", line(120, 35, 0.02, 1, 10, 100, 1000, 10000), 35, 120},
		{"no overhead", line(0, 2.5, 0.01, 5, 50, 500), 2.5, 0},
		{"no growth", line(80, 0, 0.01, 1, 10, 100), 0, 80},
		{"intervals without width", line(120, 35, 0, 1, 10, 100), 35, 120},
	} {
		t.Run(test.name, func(t *testing.T) {
			fit, ok := Line(test.points)
			if !ok {
				t.Fatal("there is no line")
			}
			if math.Abs(fit.Slope.V-test.slope) > 1e-9 || math.Abs(fit.Overhead.V-test.overhead) > 1e-6 {
				t.Errorf("got %+v, want a slope of %v and an overhead of %v", fit, test.slope, test.overhead)
			}
			for _, i := range []Interval{fit.Slope, fit.Overhead} {
				if !(i.Low < i.V && i.V < i.High) {
					t.Errorf("%+v has no interval about it", i)
				}
			}
		})
	}
}

// The interval of two points is theirs: the slope's error is that of the
// difference, the overhead's mostly that of the smaller.
func TestLineInterval(t *testing.T) {
	fit, _ := Line([]Point{{0, 100, 90, 110}, {1000, 5100, 5000, 5200}})
	if margin := fit.Slope.High - fit.Slope.V; !near(margin, math.Hypot(10, 100)/1000, 1e-9) {
		t.Errorf("the slope's margin is %v", margin)
	}
	if margin := fit.Overhead.High - fit.Overhead.V; !near(margin, 10, 1e-9) {
		t.Errorf("the overhead's margin is %v", margin)
	}
}

// A line that does not fit widens its intervals.
func TestLineMisfit(t *testing.T) {
	straight := line(100, 10, 0.01, 1, 10, 100, 1000)
	bent := line(100, 10, 0.01, 1, 10, 100, 1000)
	bent[2].NS, bent[2].Low, bent[2].High = bent[2].NS*2, bent[2].Low*2, bent[2].High*2
	a, _ := Line(straight)
	b, _ := Line(bent)
	if narrow, wide := a.Slope.High-a.Slope.Low, b.Slope.High-b.Slope.Low; wide < 5*narrow {
		t.Errorf("the slope's interval is %v wide on a line and %v off it", narrow, wide)
	}
}

func TestNoLine(t *testing.T) {
	for name, points := range map[string][]Point{
		"none": nil, "one": line(1, 1, 0.1, 5), "one size": line(1, 1, 0.1, 5, 5),
	} {
		if fit, ok := Line(points); ok {
			t.Errorf("%s: got %+v", name, fit)
		}
	}
}

func TestQuotient(t *testing.T) {
	got, ok := Quotient(Point{2, 300, 270, 330}, Point{1, 100, 90, 110})
	if want := (Interval{3, 270.0 / 110, 330.0 / 90}); !ok || got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if _, ok := Quotient(Point{NS: 1}, Point{NS: 1}); ok {
		t.Error("a quotient by what may be nothing")
	}
}
