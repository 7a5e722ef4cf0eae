package picture

import (
	"image/color"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/report/grid"
	"serbench/report/palette"
	"serbench/results"
)

// The measures of dots, in points.
const (
	dotRow     = 14.5 // the height of a serializer's row
	dotTitle   = 40   // the title and the legend
	dotHead    = 16   // the datatypes' names
	dotFoot    = 18   // the labels of an axis
	dotGap     = 14   // between two bands
	dotFormats = 98   // the formats' names
	dotNames   = 116
	dotRadius  = 2.7
	// intervalWidth tells the line of an interval from that between two marks.
	intervalWidth = 2.6
)

// The ring around a disc: both are seen where they meet.
const (
	ringOuter = 4.1
	ringInner = 3.1
)

// A dot is a figure with its interval; one that was counted is its own interval.
type dot struct{ value, low, high float64 }

// dots are a row for each serializer and a column for each datatype, with a mark for
// each operation in every place. Serializers of one format stand together.
type dots struct {
	*field
	datatypes, operations []string
	title                 string
	axis                  func(low, high float64, labels int) scale
	interval              bool // whether the figures have one
	of                    func(*results.Case) (dot, bool)
}

func (p dots) bandHeight() vg.Length {
	return dotHead + dotRow*vg.Length(len(p.byFormat())) + dotFoot
}

func (p dots) height() vg.Length {
	n := vg.Length(len(bands(p.datatypes)))
	return dotTitle + n*p.bandHeight() + (n-1)*dotGap
}

func (p dots) draw(c draw.Canvas) {
	title := bold(style(12, ink, text.XLeft, text.YTop))
	write(c, title, c.Min.X, c.Max.Y, c.Max.X-c.Min.X, p.title)
	p.legend(c, c.Max.Y-23)
	top := c.Max.Y - dotTitle
	for _, band := range bands(p.datatypes) {
		p.band(crop(c, c.Min.X, c.Max.X, top-p.bandHeight(), top), band)
		top -= p.bandHeight() + dotGap
	}
}

// legend tells the marks of the operations.
func (p dots) legend(c draw.Canvas, y vg.Length) {
	at := c.Min.X + ringOuter
	s := style(10, ink, text.XLeft, text.YCenter)
	for i, operation := range p.operations {
		mark(c, at, y, grey, i)
		at += 8
		at += write(c, s, at, y, 160, operation) + 20
	}
	if !p.interval {
		return
	}
	var path vg.Path
	segment(&path, at-4, y, at+12, y)
	c.SetLineStyle(draw.LineStyle{Color: grey, Width: intervalWidth})
	c.Stroke(path)
	write(c, s, at+18, y, 100, "95 % interval")
}

// band draws some datatypes side by side.
func (p dots) band(c draw.Canvas, datatypes []string) {
	lines := p.byFormat()
	rows := crop(c, c.Min.X, c.Max.X, c.Min.Y+dotFoot, c.Max.Y-dotHead)
	p.formats(rows, lines)
	for i, datatype := range datatypes {
		left, right := column(c, dotFormats+dotNames, len(datatypes), i)
		head := style(10, ink, text.XLeft, text.YTop)
		write(c, head, left, c.Max.Y, right-left+6, grid.Heading(datatype))
		area := newArea(len(lines), p.scale(datatype), 8)
		area.X.Tick.Length = 0
		area.Add(dotColumn{p, lines, datatype})
		// The labels of the axis have the foot, whatever their height.
		foot := area.DataCanvas(rows).Min.Y - rows.Min.Y
		area.Draw(crop(c, left, right, rows.Min.Y-foot, rows.Max.Y))
	}
}

// formats draws a ground beneath every second format, the formats' names, and the
// serializers'.
func (p dots) formats(c draw.Canvas, lines []line) {
	s := style(8.5, grey, text.XLeft, text.YCenter)
	shaded := false
	for i := 0; i < len(lines); {
		n := 1
		for i+n < len(lines) && lines[i+n].format == lines[i].format {
			n++
		}
		if shaded {
			height := rowHeight(c, len(lines))
			box(c, shade, c.Min.X, c.Max.Y-height*vg.Length(i+n), c.Max.X, c.Max.Y-height*vg.Length(i))
		}
		shaded = !shaded
		write(c, s, c.Min.X+3, rowMiddle(c, len(lines), i), dotFormats-4, lines[i].format)
		i += n
	}
	names := crop(c, c.Min.X+dotFormats+dotNames, c.Max.X, c.Min.Y, c.Max.Y)
	for i, l := range lines {
		nameBeside(names, l.name, false, rowMiddle(c, len(lines), i), dotNames, 9.5)
	}
}

// scale returns the axis of a datatype: one for all its operations, so that they
// compare.
func (p dots) scale(datatype string) scale {
	low, high := math.Inf(1), math.Inf(-1)
	for _, l := range p.lines {
		for _, operation := range p.operations {
			if d, ok := p.of(p.okay(l.name, datatype, operation)); ok {
				low, high = min(low, d.low), max(high, d.high)
			}
		}
	}
	if low > high {
		low, high = 1, 10
	}
	return p.axis(low, high, 3)
}

// okay returns a case that has figures, or nil.
func (p dots) okay(name, datatype, operation string) *results.Case {
	if c := p.first(name, datatype, operation); c != nil && c.Status == results.OK {
		return c
	}
	return nil
}

// A dotColumn is what stands in the column of one datatype.
type dotColumn struct {
	dots
	lines    []line
	datatype string
}

// Plot draws the marks. It is called by the plot that the column is added to.
func (p dotColumn) Plot(c draw.Canvas, area *plot.Plot) {
	rulers(c, area)
	x, _ := area.Transforms(&c)
	s := style(8, grey, text.XLeft, text.YCenter)
	for i, l := range p.lines {
		y := rowMiddle(c, len(p.lines), i)
		var shown []dot
		var marks []int
		for n, operation := range p.operations {
			if d, ok := p.of(p.okay(l.name, p.datatype, operation)); ok {
				shown, marks = append(shown, d), append(marks, n)
			}
		}
		if len(shown) == 0 && len(p.operations) > 0 {
			write(c, s, c.Min.X+2, y, c.Max.X-c.Min.X, gap(p.first(l.name, p.datatype, p.operations[0])))
			continue
		}
		var between, intervals vg.Path
		for _, d := range shown {
			segment(&between, x(shown[0].value), y, x(d.value), y)
			segment(&intervals, x(d.low), y, x(d.high), y)
		}
		c.SetLineStyle(draw.LineStyle{Color: l.colour, Width: 0.6})
		c.Stroke(between)
		if p.interval {
			c.SetLineStyle(draw.LineStyle{Color: l.colour, Width: intervalWidth})
			c.Stroke(intervals)
		}
		for n := len(shown) - 1; n >= 0; n-- {
			mark(c, x(shown[n].value), y, l.colour, marks[n])
		}
	}
}

// mark draws the mark of an operation: a disc for the first, a ring for the second.
func mark(c draw.Canvas, x, y vg.Length, colour color.Color, operation int) {
	if operation == 0 {
		disc(c, colour, x, y, dotRadius)
		return
	}
	disc(c, colour, x, y, ringOuter)
	disc(c, palette.White, x, y, ringInner)
}
