package picture

import (
	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/palette"
	"serbench/report/table"
	"serbench/results"
)

// A bar is one serializer's place in a panel.
type bar struct {
	name   string
	colour int // an index of the palette
	rate   grid.Rate
	known  bool
	note   string // why there is no figure
}

// A panel is the bars of one group, one beneath the other, on an axis that
// starts at zero.
type panel struct {
	bars   []bar
	values bool // whether a bar's figure stands at its end
	ticks  int  // the most labels of the axis
	size   vg.Length
}

func barsOf(g *grid.Grid, row grid.Row) []bar {
	bars := make([]bar, 0, len(g.Serializers))
	for i, serializer := range g.Serializers {
		c := g.Cell(row, serializer)
		b := bar{name: serializer, colour: i}
		b.rate, b.known = grid.RateOf(c)
		switch {
		case b.known:
		case c != nil && c.Status == results.Failed:
			b.note = table.Failed
		case c != nil && c.Status == results.Unsupported:
			b.note = table.Unsupported
		default:
			b.note = table.Missing
		}
		bars = append(bars, b)
	}
	return bars[:min(len(bars), mostBars)]
}

// draw draws the panel into a canvas, whose height its bars share with the
// labels of the axis, and returns the part that the bars have.
func (p panel) draw(c draw.Canvas) draw.Canvas {
	area := plot.New()
	area.BackgroundColor = nil
	area.HideY()
	area.X.Min, area.X.Max = 0, p.reach()
	area.Y.Min, area.Y.Max = -0.5, float64(len(p.bars))-0.5
	area.X.Padding, area.Y.Padding = 0, 0
	area.X.LineStyle.Color = rule
	area.X.Tick.LineStyle.Color = rule
	area.X.Tick.Length = 3
	area.X.Tick.Label = style(p.size, grey, text.XCenter, text.YTop)
	area.X.Tick.Marker = ticker{most: p.ticks}
	area.Add(p)
	area.Draw(c)
	return area.DataCanvas(c)
}

// reach returns the end of the axis: room for the longest bar, its interval and
// its figure.
func (p panel) reach() float64 {
	end := 0.0
	for _, b := range p.bars {
		if b.known {
			end = max(end, b.rate.High)
		}
	}
	if end == 0 {
		return 1
	}
	if p.values {
		return end * 1.16
	}
	return end * 1.04
}

// Plot draws the bars. It is called by the plot that the panel is added to.
func (p panel) Plot(c draw.Canvas, area *plot.Plot) {
	x, y := area.Transforms(&c)
	var path vg.Path
	for _, tick := range area.X.Tick.Marker.Ticks(area.X.Min, area.X.Max) {
		line(&path, x(tick.Value), c.Min.Y, x(tick.Value), c.Max.Y)
	}
	c.SetLineStyle(draw.LineStyle{Color: rule, Width: 0.5})
	c.Stroke(path)
	half := (y(1) - y(0)) * 0.36
	for i, b := range p.bars {
		middle := y(float64(len(p.bars) - 1 - i))
		if !b.known {
			c.FillText(style(p.size, grey, text.XLeft, text.YCenter), vg.Point{X: x(0) + 3, Y: middle}, b.note)
			continue
		}
		end := x(b.rate.Value)
		c.FillPolygon(palette.Of(b.colour), []vg.Point{
			{X: x(0), Y: middle - half}, {X: end, Y: middle - half}, {X: end, Y: middle + half}, {X: x(0), Y: middle + half},
		})
		whisker(c, x(b.rate.Low), x(b.rate.High), middle, half*0.55)
		if p.values {
			c.FillText(style(p.size, ink, text.XLeft, text.YCenter), vg.Point{X: x(b.rate.High) + 4, Y: middle},
				figures.ShortValue(b.rate.Value, b.rate.Low, b.rate.High))
		}
	}
}

// whisker draws an interval, dark on a light seam, so that it shows on a bar of
// any colour.
func whisker(c draw.Canvas, low, high, y, half vg.Length) {
	var path vg.Path
	line(&path, low, y, high, y)
	line(&path, low, y-half, low, y+half)
	line(&path, high, y-half, high, y+half)
	c.SetLineStyle(draw.LineStyle{Color: palette.White, Width: 2.4})
	c.Stroke(path)
	c.SetLineStyle(draw.LineStyle{Color: ink, Width: 1})
	c.Stroke(path)
}

// line adds a line to a path. Lines of one path are drawn together, which is
// what drawing costs.
func line(path *vg.Path, x0, y0, x1, y1 vg.Length) {
	path.Move(vg.Point{X: x0, Y: y0})
	path.Line(vg.Point{X: x1, Y: y1})
}

// names draws the serializers' names to the left of the bars, which have the
// canvas, in a column so wide.
func (p panel) names(bars draw.Canvas, width, size vg.Length) {
	s := style(size, ink, text.XRight, text.YCenter)
	height := (bars.Max.Y - bars.Min.Y) / vg.Length(len(p.bars))
	for i, b := range p.bars {
		at := vg.Point{X: bars.Min.X - 6, Y: bars.Max.Y - height*(vg.Length(i)+0.5)}
		bars.FillText(s, at, fit(s, b.name, width-8))
	}
}
