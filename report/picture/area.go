package picture

import (
	"image/color"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// newArea returns a plot of so many rows, one beneath the other, on a horizontal axis
// whose labels are of a size.
func newArea(rows int, x scale, size vg.Length) *plot.Plot {
	area := plot.New()
	area.BackgroundColor = nil
	area.HideY()
	area.Y.Min, area.Y.Max = -0.5, float64(rows)-0.5
	area.Y.Padding = 0
	setAxis(&area.X, x, style(size, grey, text.XCenter, text.YTop))
	return area
}

// setAxis makes an axis that of a scale.
func setAxis(axis *plot.Axis, s scale, labels text.Style) {
	axis.Min, axis.Max, axis.Padding = s.low, s.high, 0
	axis.Scale = s.normal
	axis.LineStyle.Color = rule
	axis.Tick.LineStyle.Color = rule
	axis.Tick.Length = 3
	axis.Tick.Label = labels
	axis.Tick.Marker = s.ticker
}

// rulers draws a line at each label of an area's horizontal axis.
func rulers(c draw.Canvas, area *plot.Plot) {
	x, _ := area.Transforms(&c)
	var path vg.Path
	for _, tick := range area.X.Tick.Marker.Ticks(area.X.Min, area.X.Max) {
		segment(&path, x(tick.Value), c.Min.Y, x(tick.Value), c.Max.Y)
	}
	c.SetLineStyle(draw.LineStyle{Color: rule, Width: 0.5})
	c.Stroke(path)
}

// levels draws a line at each label of an area's vertical axis.
func levels(c draw.Canvas, area *plot.Plot) {
	_, y := area.Transforms(&c)
	var path vg.Path
	for _, tick := range area.Y.Tick.Marker.Ticks(area.Y.Min, area.Y.Max) {
		segment(&path, c.Min.X, y(tick.Value), c.Max.X, y(tick.Value))
	}
	c.SetLineStyle(draw.LineStyle{Color: rule, Width: 0.5})
	c.Stroke(path)
}

// segment adds a line to a path. Lines of one path are drawn together, which is
// what drawing costs.
func segment(path *vg.Path, x0, y0, x1, y1 vg.Length) {
	path.Move(vg.Point{X: x0, Y: y0})
	path.Line(vg.Point{X: x1, Y: y1})
}

// box fills a rectangle.
func box(c draw.Canvas, fill color.Color, x0, y0, x1, y1 vg.Length) {
	c.FillPolygon(fill, []vg.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}})
}

// disc fills a circle.
func disc(c draw.Canvas, fill color.Color, x, y, radius vg.Length) {
	var path vg.Path
	path.Move(vg.Point{X: x + radius, Y: y})
	path.Arc(vg.Point{X: x, Y: y}, radius, 0, 2*math.Pi)
	path.Close()
	c.SetColor(fill)
	c.Fill(path)
}

// crop returns the part of a canvas between absolute edges.
func crop(c draw.Canvas, left, right, bottom, top vg.Length) draw.Canvas {
	c.Rectangle = vg.Rectangle{Min: vg.Point{X: left, Y: bottom}, Max: vg.Point{X: right, Y: top}}
	return c
}

// rowHeight is the height of one of so many rows that share a canvas.
func rowHeight(c draw.Canvas, rows int) vg.Length {
	return (c.Max.Y - c.Min.Y) / vg.Length(rows)
}

// rowMiddle is the height at which the middle of a row stands, the first on top.
func rowMiddle(c draw.Canvas, rows, row int) vg.Length {
	return c.Max.Y - rowHeight(c, rows)*(vg.Length(row)+0.5)
}
