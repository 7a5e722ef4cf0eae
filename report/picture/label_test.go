package picture

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/recorder"
)

// Labels overlap neither each other nor a point, and stay within the canvas, however
// many points gather.
func TestLabels(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, spread := range []float64{5, 30, 300} {
		c := draw.NewCanvas(new(recorder.Canvas), 360, 260)
		labels := labeller{canvas: c}
		var points []vg.Point
		for range 42 {
			points = append(points, vg.Point{X: vg.Length(180 + spread*(r.Float64()-0.5)), Y: vg.Length(130 + spread*(r.Float64()-0.5)*0.7)})
		}
		for _, p := range points {
			labels.avoid(p.X-dotRadius, p.Y-dotRadius, p.X+dotRadius, p.Y+dotRadius)
		}
		for i, p := range points {
			labels.place(p, strconv.Itoa(i+1), false)
		}
		placed := labels.taken[len(points):]
		if len(placed) < len(points)*3/4 {
			t.Errorf("within %v points: only %d of %d have a label", spread, len(placed), len(points))
		}
		for i, a := range placed {
			if a.Min.X < 0 || a.Max.X > 360 || a.Min.Y < 0 || a.Max.Y > 260 {
				t.Errorf("within %v points: %v leaves the canvas", spread, a)
			}
			for _, b := range labels.taken[:len(points)+i] {
				if a.Min.X < b.Max.X && b.Min.X < a.Max.X && a.Min.Y < b.Max.Y && b.Min.Y < a.Max.Y {
					t.Fatalf("within %v points: %v and %v overlap", spread, a, b)
				}
			}
		}
	}
}

func TestBeside(t *testing.T) {
	anchor := vg.Point{X: 100, Y: 50}
	for _, test := range []struct {
		name    string
		towards vg.Point
		want    vg.Point // the lower left corner
	}{
		{"to the right", vg.Point{X: 5}, vg.Point{X: 100, Y: 45}},
		{"to the left", vg.Point{X: -5}, vg.Point{X: 80, Y: 45}},
		{"above", vg.Point{Y: 5}, vg.Point{X: 90, Y: 50}},
		{"below", vg.Point{Y: -5}, vg.Point{X: 90, Y: 40}},
	} {
		got := beside(anchor, test.towards, 20, 10)
		if got.Min != test.want || got.Max != (vg.Point{X: test.want.X + 20, Y: test.want.Y + 10}) {
			t.Errorf("%s: got %v", test.name, got)
		}
	}
}
