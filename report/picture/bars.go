package picture

import (
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/palette"
)

// A bar is one serializer's place among bars.
type bar struct {
	line
	rate    grid.Rate
	known   bool
	note    string // why there is no figure
	fastest bool
}

// bars are the throughput of one group, one beneath the other, on an axis that starts
// at zero.
type bars struct {
	bars   []bar
	values bool // whether a bar's figure stands at its end
	labels int  // the most labels of the axis
	size   vg.Length
}

// barsOf returns the bars of a group for some lines.
func (f *field) barsOf(row grid.Row, lines []line) []bar {
	fastest := f.Fastest(row)
	list := make([]bar, 0, len(lines))
	for _, l := range lines {
		c := f.Cell(row, l.name)
		b := bar{line: l, fastest: fastest.Has(l.name)}
		if b.rate, b.known = grid.RateOf(c); !b.known {
			b.note = gap(c)
		}
		list = append(list, b)
	}
	return list
}

// fastestFirst sorts bars, those without a figure last.
func fastestFirst(list []bar) []bar {
	slices.SortStableFunc(list, func(a, b bar) int {
		switch {
		case a.rate.Value > b.rate.Value:
			return -1
		case a.rate.Value < b.rate.Value:
			return 1
		}
		return 0
	})
	return list[:min(len(list), mostLines)]
}

// draw draws the bars into a canvas, whose height they share with the labels of the
// axis, and returns the part that the bars have.
func (p bars) draw(c draw.Canvas) draw.Canvas {
	area := newArea(len(p.bars), linear(p.reach(), p.labels), p.size)
	area.Add(p)
	area.Draw(c)
	return area.DataCanvas(c)
}

// reach returns the end of the axis: room for the longest bar, its interval and
// its figure.
func (p bars) reach() float64 {
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
		return end * 1.18
	}
	return end * 1.04
}

// Plot draws the bars. It is called by the plot that they are added to.
func (p bars) Plot(c draw.Canvas, area *plot.Plot) {
	rulers(c, area)
	x, _ := area.Transforms(&c)
	half := rowHeight(c, len(p.bars)) * 0.36
	for i, b := range p.bars {
		middle := rowMiddle(c, len(p.bars), i)
		if !b.known {
			write(c, style(p.size, grey, text.XLeft, text.YCenter), x(0)+3, middle, c.Max.X-x(0), b.note)
			continue
		}
		box(c, b.colour, x(0), middle-half, x(b.rate.Value), middle+half)
		whisker(c, x(b.rate.Low), x(b.rate.High), middle, half*0.55)
		if p.values {
			write(c, style(p.size, ink, text.XLeft, text.YCenter), x(b.rate.High)+4, middle, namesWidth,
				figures.ShortValue(b.rate.Value, b.rate.Low, b.rate.High))
		}
	}
}

// whisker draws an interval, dark on a light seam, so that it shows on a bar of
// any colour.
func whisker(c draw.Canvas, low, high, y, half vg.Length) {
	var path vg.Path
	segment(&path, low, y, high, y)
	segment(&path, low, y-half, low, y+half)
	segment(&path, high, y-half, high, y+half)
	c.SetLineStyle(draw.LineStyle{Color: palette.White, Width: 2.4})
	c.Stroke(path)
	c.SetLineStyle(draw.LineStyle{Color: ink, Width: 1})
	c.Stroke(path)
}

// names draws the serializers' names to the left of the bars, which have the canvas,
// in a column so wide: the fastest in bold.
func (p bars) names(c draw.Canvas, width, size vg.Length) {
	for i, b := range p.bars {
		nameBeside(c, b.name, b.fastest, rowMiddle(c, len(p.bars), i), width, size)
	}
}

// nameBeside draws a name to the left of a canvas.
func nameBeside(c draw.Canvas, name string, strong bool, y, width, size vg.Length) {
	s := style(size, ink, text.XRight, text.YCenter)
	if strong {
		s = bold(s)
	}
	write(c, s, c.Min.X-6, y, width-8, name)
}
