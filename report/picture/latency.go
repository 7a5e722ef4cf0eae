package picture

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/palette"
	"serbench/results"
)

// quartiles are the shares of the calls that a box has: the ends of the whiskers and
// of the box, and the median.
var quartiles = []float64{0.05, 0.25, 0.5, 0.75, 0.95}

// latency is the picture of one datatype's single calls: a panel of boxes for each
// operation, or false where none has a distribution.
func (f *field) latency(datatype, name string) (drawing, bool) {
	heading := grid.Heading(datatype)
	rows, height := f.panelRows(datatype)
	if !slices.ContainsFunc(rows, func(row grid.Row) bool { return len(f.boxesOf(row)) > 0 }) {
		return drawing{}, false
	}
	return drawing{
		Picture: Picture{
			Name:     name,
			Section:  "latency",
			Heading:  "Latency of " + heading,
			Datatype: datatype,
			Alt:      "Latency of single calls of every serializer for " + heading + ": box plots of " + titles(rows) + ", the shortest median on top",
		},
		height: height,
		draw: func(c draw.Canvas) {
			write(c, style(9, grey, text.XLeft, text.YBottom), margin+8, margin-4, width-2*margin,
				"Ground in grey: less than ten times an empty call, too short for single calls to tell.")
			f.panels(c, rows, "nanoseconds, logarithmic; box: half of all calls, line: 90 %, dot: 99 %"+f.part(f.Datatypes), func(c draw.Canvas, row grid.Row) {
				p := boxes{list: f.boxesOf(row), lines: len(f.lines)}
				if len(p.list) > 0 {
					p.draw(c)
				}
			})
		},
	}, true
}

// A boxed is a serializer and the distribution of its calls.
type boxed struct {
	line
	latency *results.Latency
	five    []float64 // at the quartiles
}

// tailRadius is that of the mark beyond the whiskers.
const tailRadius = 2.2

// boxesOf returns the distributions of a group, the shortest median first.
func (f *field) boxesOf(row grid.Row) []boxed {
	var list []boxed
	for _, l := range f.lines {
		c := f.Cell(row, l.name)
		if c == nil || c.LatencyNS == nil || len(c.LatencyNS.Values) == 0 {
			continue
		}
		if five := quantiles(c.LatencyNS, quartiles); five != nil {
			list = append(list, boxed{l, c.LatencyNS, five})
		}
	}
	slices.SortStableFunc(list, func(a, b boxed) int { return cmp.Compare(a.five[2], b.five[2]) })
	return list[:min(len(list), mostLines)]
}

// shortest is where a logarithmic axis begins at the least: a clock that steps reads
// some calls as no time at all.
const shortest = 1

// quantiles returns the values below which such shares of the calls are, or nil of a
// distribution without calls.
func quantiles(l *results.Latency, shares []float64) []float64 {
	total := 0
	for _, count := range l.Counts {
		total += count
	}
	if total == 0 {
		return nil
	}
	found := make([]float64, len(shares))
	seen, next := 0, 0
	for i, count := range l.Counts {
		seen += count
		for next < len(shares) && float64(seen) >= shares[next]*float64(total) {
			found[next] = max(l.Values[i], shortest)
			next++
		}
	}
	return found
}

// boxes are the latency of one group. They keep to rows of one height, so that
// panels side by side are alike.
type boxes struct {
	list  []boxed
	lines int // rows, at least as many as boxes
}

// The columns of figures to the right of the boxes, in points.
const (
	medianColumn = 48
	tailColumn   = 46
)

func (p boxes) draw(c draw.Canvas) {
	low, high := math.Inf(1), math.Inf(-1)
	tails := false
	for _, b := range p.list {
		low, high = min(low, b.five[0]), max(high, b.end())
		tails = tails || b.latency.P999 != nil
	}
	right := c.Max.X - medianColumn
	if tails {
		right -= tailColumn
	}
	rows := min(p.lines, mostLines)
	area := newArea(rows, logarithmic(low, high, 5), 9)
	area.Add(p)
	area.Draw(crop(c, c.Min.X, right, c.Min.Y, c.Max.Y))
	at := area.DataCanvas(c)
	head := style(8.5, grey, text.XRight, text.YBottom)
	write(c, head, right+medianColumn, c.Max.Y+1, medianColumn, "median")
	if tails {
		write(c, head, c.Max.X, c.Max.Y+1, tailColumn, "99.9 %")
	}
	figure := style(9.5, ink, text.XRight, text.YCenter)
	for i, b := range p.list {
		y := rowMiddle(at, rows, i)
		nameBeside(at, b.name, false, y, namesWidth, 10)
		write(c, figure, right+medianColumn, y, medianColumn, figures.Significant(b.latency.P50, 3))
		if b.latency.P999 != nil {
			write(c, figure, c.Max.X, y, tailColumn, figures.Short(*b.latency.P999))
		}
	}
}

// Plot draws the boxes. It is called by the plot that they are added to.
func (p boxes) Plot(c draw.Canvas, area *plot.Plot) {
	x, _ := area.Transforms(&c)
	if floor := p.list[0].floor(); floor > area.X.Min {
		box(c, shade, c.Min.X, c.Min.Y, x(min(floor, area.X.Max)), c.Max.Y)
	}
	rulers(c, area)
	rows := min(p.lines, mostLines)
	half := rowHeight(c, rows) * 0.34
	for i, b := range p.list {
		b.draw(c, x, rowMiddle(c, rows, i), half)
	}
}

// floor is the time below which single calls tell nothing.
func (b boxed) floor() float64 { return results.LatencyResolution * b.latency.ClockFloor }

// end is the furthest of what is drawn: 99 % of the calls are below.
func (b boxed) end() float64 { return max(b.latency.P99, b.five[4]) }

// draw draws a box in its row.
func (b boxed) draw(c draw.Canvas, x func(float64) vg.Length, y, half vg.Length) {
	var whiskers, median vg.Path
	segment(&whiskers, x(b.five[0]), y, x(b.five[4]), y)
	c.SetLineStyle(draw.LineStyle{Color: b.colour, Width: 1.4})
	c.Stroke(whiskers)
	box(c, b.colour, x(b.five[1]), y-half, x(b.five[3]), y+half)
	segment(&median, x(b.five[2]), y-half, x(b.five[2]), y+half)
	c.SetLineStyle(draw.LineStyle{Color: palette.White, Width: 3.2})
	c.Stroke(median)
	c.SetLineStyle(draw.LineStyle{Color: ink, Width: 1.6})
	c.Stroke(median)
	disc(c, b.colour, x(b.end()), y, tailRadius)
}
