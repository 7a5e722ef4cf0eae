package picture

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/report/grid"
	"serbench/results"
)

// The measures of the picture of size against speed, in points.
const (
	scatterHeight = 300 // of a panel
	scatterHead   = 24  // the title and what is shown
	keyRow        = 13  // a line of the key
	keyColumns    = 5
	keyGap        = 8
	// mostScatters is how many datatypes have a panel.
	mostScatters = 8
	// mostNamed is how many serializers have their names beside their points. Of more,
	// only those that nobody beats in both do, and the others have numbers.
	mostNamed = 12
)

// A point is a serializer's size and time.
type point struct {
	line
	number          int
	size            float64
	time, low, high float64
	front           bool // nobody is smaller and faster
}

// sizeSpeed is the picture of size against speed, or false where no case has both: a
// panel for each datatype.
func (f *field) sizeSpeed() (drawing, bool) {
	type panel struct {
		title  string
		points []point
	}
	var panels []panel
	operations := f.operations()
	for _, datatype := range f.Datatypes {
		if points := f.pointsOf(datatype, operations); len(points) > 0 && len(panels) < mostScatters {
			row, _ := f.First(datatype, operations[0])
			panels = append(panels, panel{f.DataTitle(row), points})
		}
	}
	if len(panels) == 0 {
		return drawing{}, false
	}
	bands := (len(panels) + panelColumns - 1) / panelColumns
	key := f.key()
	top := margin + vg.Length(44)
	return drawing{
		Picture: Picture{
			Name:    "size-speed",
			Heading: "Size Against Speed",
			Alt:     "Scatter plots of every serializer, one for each datatype: the bytes of a value against the time to " + and(operations) + " it",
		},
		height: top + vg.Length(bands)*scatterHeight + key.height() + margin,
		draw: func(c draw.Canvas) {
			title := bold(style(12, ink, text.XLeft, text.YTop))
			write(c, title, margin, c.Max.Y-margin, width-2*margin,
				"Bytes of a value, and nanoseconds to "+and(operations)+" it: nearer to the lower left is better")
			under := style(10, grey, text.XLeft, text.YTop)
			write(c, under, margin, c.Max.Y-margin-17, width-2*margin,
				"Both axes are logarithmic. The grey line joins those that none beats in both. What lacks one of the figures has no point.")
			for i, p := range panels {
				left := margin + panelWidth*vg.Length(i%panelColumns)
				edge := c.Max.Y - top - scatterHeight*vg.Length(i/panelColumns)
				head := bold(style(11, ink, text.XLeft, text.YTop))
				end := left + write(c, head, left, edge, panelWidth-150, p.title)
				write(c, style(9, grey, text.XLeft, text.YTop), end+8, edge-1.5, 130, "nanoseconds against bytes")
				s := scatter{points: p.points, names: len(f.lines) <= mostNamed}
				s.draw(crop(c, left, left+panelWidth-10, edge-scatterHeight+8, edge-scatterHead))
			}
			key.draw(crop(c, margin, width-margin, margin, margin+key.height()))
		},
	}, true
}

// pointsOf returns the serializers that have a size and a time of every operation for
// a datatype, of the smallest data if there are several.
func (f *field) pointsOf(datatype string, operations []string) []point {
	var points []point
	for i, l := range f.lines[:min(len(f.lines), mostLines)] {
		p := point{line: l, number: i + 1}
		complete := true
		for _, operation := range operations {
			c := f.first(l.name, datatype, operation)
			e := grid.Headline(c)
			if e == nil {
				complete = false
				break
			}
			p.time, p.low, p.high = p.time+e.Median, p.low+e.Low, p.high+e.High
			if p.size == 0 {
				p.size = sizeOf(c)
			}
		}
		if complete && p.size > 0 && p.low > 0 {
			points = append(points, p)
		}
	}
	slices.SortStableFunc(points, func(a, b point) int {
		return cmp.Or(cmp.Compare(a.size, b.size), cmp.Compare(a.time, b.time))
	})
	least := math.Inf(1)
	for i := range points {
		if points[i].time < least {
			least, points[i].front = points[i].time, true
		}
	}
	return points
}

func sizeOf(c *results.Case) float64 {
	if c.PayloadBytes == nil {
		return 0
	}
	return *c.PayloadBytes
}

// A scatter is the panel of one datatype.
type scatter struct {
	points []point
	names  bool // beside all points
}

func (p scatter) draw(c draw.Canvas) {
	first, last := p.points[0], p.points[len(p.points)-1]
	low, high := math.Inf(1), math.Inf(-1)
	for _, x := range p.points {
		low, high = min(low, x.low), max(high, x.high)
	}
	area := plot.New()
	area.BackgroundColor = nil
	setAxis(&area.X, logarithmic(first.size, last.size, 6), style(9, grey, text.XCenter, text.YTop))
	setAxis(&area.Y, logarithmic(low, high, 6), style(9, grey, text.XRight, text.YCenter))
	area.Add(p)
	area.Draw(c)
}

// Plot draws the points and what names them. It is called by the plot that they are
// added to.
func (p scatter) Plot(c draw.Canvas, area *plot.Plot) {
	x, y := area.Transforms(&c)
	at := func(pt point) vg.Point { return vg.Point{X: x(pt.size), Y: y(pt.time)} }
	rulers(c, area)
	levels(c, area)
	labels := labeller{canvas: c}
	p.front(c, at, &labels)
	for _, pt := range p.points {
		spot := at(pt)
		labels.avoid(spot.X-dotRadius, spot.Y-dotRadius, spot.X+dotRadius, spot.Y+dotRadius)
		labels.avoid(spot.X, y(pt.low), spot.X, y(pt.high))
		var whisker vg.Path
		segment(&whisker, spot.X, y(pt.low), spot.X, y(pt.high))
		c.SetLineStyle(draw.LineStyle{Color: pt.colour, Width: 1.2})
		c.Stroke(whisker)
		disc(c, pt.colour, spot.X, spot.Y, dotRadius)
	}
	for _, first := range []bool{true, false} {
		for _, pt := range p.points {
			if pt.front == first {
				labels.place(at(pt), p.label(pt), pt.front)
			}
		}
	}
}

// front draws the steps between those that none beats in both.
func (p scatter) front(c draw.Canvas, at func(point) vg.Point, labels *labeller) {
	var path vg.Path
	var last vg.Point
	for i, pt := range p.points {
		if !pt.front {
			continue
		}
		next := at(pt)
		if i > 0 { // the smallest is always one of them
			labels.avoid(last.X, last.Y, next.X, last.Y)
			labels.avoid(next.X, last.Y, next.X, next.Y)
			segment(&path, last.X, last.Y, next.X, last.Y)
			segment(&path, next.X, last.Y, next.X, next.Y)
		}
		last = next
	}
	c.SetLineStyle(draw.LineStyle{Color: grey, Width: 0.8})
	c.Stroke(path)
}

// label returns what names a point.
func (p scatter) label(pt point) string {
	if p.names || pt.front {
		return pt.name
	}
	return strconv.Itoa(pt.number)
}
