package picture

import (
	"math"

	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// A labeller puts labels near to points so that none overlaps another, or a point.
type labeller struct {
	canvas draw.Canvas
	taken  []vg.Rectangle
}

// avoid keeps labels off what is between two corners, and a little around it.
func (l *labeller) avoid(x0, y0, x1, y1 vg.Length) {
	const around = 0.8
	l.taken = append(l.taken, vg.Rectangle{
		Min: vg.Point{X: min(x0, x1) - around, Y: min(y0, y1) - around},
		Max: vg.Point{X: max(x0, x1) + around, Y: max(y0, y1) + around},
	})
}

// distances are how far from its point a label may stand: near if it can, and where
// there is a crowd further off, with a line to the point.
var distances = []vg.Length{5, 8, 12, 17, 23, 30, 38, 48, 60}

// directions are tried in turn: beside the point first.
var directions = []float64{0, math.Pi, math.Pi / 4, -math.Pi / 4, 3 * math.Pi / 4, -3 * math.Pi / 4, math.Pi / 2, -math.Pi / 2,
	math.Pi / 8, -math.Pi / 8, 7 * math.Pi / 8, -7 * math.Pi / 8, 3 * math.Pi / 8, -3 * math.Pi / 8, 5 * math.Pi / 8, -5 * math.Pi / 8}

// apart is the gap to either side of a label, in points.
const apart = 1.5

// place draws a label near a point. Where there is no room it draws none: what names
// the point must then stand elsewhere too.
func (l *labeller) place(at vg.Point, label string, strong bool) {
	s := style(8.5, ink, text.XLeft, text.YCenter)
	if strong {
		s = bold(s)
	}
	label = fit(s, label, 120)
	w, h := s.Width(label)+2*apart, vg.Length(9)
	for _, distance := range distances {
		for _, direction := range directions {
			towards := vg.Point{X: distance * vg.Length(math.Cos(direction)), Y: distance * vg.Length(math.Sin(direction))}
			spot := beside(vg.Point{X: at.X + towards.X, Y: at.Y + towards.Y}, towards, w, h)
			if !l.free(spot) {
				continue
			}
			l.taken = append(l.taken, spot)
			if distance > distances[1] {
				var path vg.Path
				segment(&path, at.X, at.Y, at.X+towards.X, at.Y+towards.Y)
				l.canvas.SetLineStyle(draw.LineStyle{Color: grey, Width: 0.5})
				l.canvas.Stroke(path)
			}
			write(l.canvas, s, spot.Min.X+apart, (spot.Min.Y+spot.Max.Y)/2, w, label)
			return
		}
	}
}

// beside returns the rectangle of a label that touches an anchor and lies on from it
// in a direction.
func beside(anchor, towards vg.Point, w, h vg.Length) vg.Rectangle {
	// From -1, where the label ends at the anchor, to 1, where it begins there.
	side := func(v, size vg.Length) vg.Length {
		length := vg.Length(math.Hypot(float64(towards.X), float64(towards.Y)))
		return size * (v/length - 1) / 2
	}
	lower := vg.Point{X: anchor.X + side(towards.X, w), Y: anchor.Y + side(towards.Y, h)}
	return vg.Rectangle{Min: lower, Max: vg.Point{X: lower.X + w, Y: lower.Y + h}}
}

// free reports whether a rectangle is within the canvas and overlaps nothing.
func (l *labeller) free(r vg.Rectangle) bool {
	if r.Min.X < l.canvas.Min.X || r.Max.X > l.canvas.Max.X || r.Min.Y < l.canvas.Min.Y || r.Max.Y > l.canvas.Max.Y {
		return false
	}
	for _, t := range l.taken {
		if r.Min.X < t.Max.X && t.Min.X < r.Max.X && r.Min.Y < t.Max.Y && t.Min.Y < r.Max.Y {
			return false
		}
	}
	return true
}
