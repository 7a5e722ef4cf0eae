package picture

import (
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/report/grid"
	"serbench/results"
)

// The measures of the overview, in points.
const (
	overviewBar   = 15 // the height of a bar and its gap
	overviewTitle = 22
	overviewHead  = 16 // the datatypes' names
	overviewFoot  = 16 // the labels of an axis
	overviewGap   = 16 // between two operations
	// mostBars is how many serializers have bars in the overview. Of more, the slow ones
	// would have bars too short to see, and all have dots on a logarithmic axis.
	mostBars = 12
)

// overview is the picture of all datatypes.
func (f *field) overview() drawing {
	datatypes := f.Datatypes[:min(len(f.Datatypes), mostPanels)]
	if len(f.lines) > mostBars {
		return f.overviewDots(datatypes)
	}
	return f.overviewBars(datatypes)
}

// overviewDots has the operations of a datatype as dots in one panel.
func (f *field) overviewDots(datatypes []string) drawing {
	p := dots{
		field: f, datatypes: datatypes, operations: f.operations(),
		title: "Operations per second, logarithmic: further to the right is faster" + f.part(datatypes),
		axis:  logarithmic, interval: true,
		of: func(c *results.Case) (dot, bool) {
			rate, ok := grid.RateOf(c)
			return dot{rate.Value, rate.Low, rate.High}, ok
		},
	}
	return drawing{
		Picture: Picture{
			Name:    "throughput",
			Heading: "Throughput",
			Alt:     "Throughput of every serializer: a row for each serializer, a column for each datatype, a mark each to " + and(p.operations),
		},
		height: 2*margin + p.height(),
		draw:   func(c draw.Canvas) { p.draw(crop(c, margin, width-margin, margin, c.Max.Y-margin)) },
	}
}

// overviewBars has a row of panels for each operation, a column for each datatype,
// every panel on a scale of its own.
func (f *field) overviewBars(datatypes []string) drawing {
	operations := f.operations()
	panel := overviewHead + vg.Length(len(f.lines)*overviewBar) + overviewFoot
	list := bands(datatypes)
	return drawing{
		Picture: Picture{
			Name:    "throughput",
			Heading: "Throughput",
			Alt:     "Throughput of every serializer: a row of bar charts for each operation, a column for each datatype",
		},
		height: 2*margin + vg.Length(len(list)*len(operations))*(overviewTitle+panel+overviewGap) - overviewGap,
		draw: func(c draw.Canvas) {
			top := c.Max.Y - margin
			for _, band := range list {
				for _, operation := range operations {
					f.overviewStrip(crop(c, margin, width-margin, top-overviewTitle-panel, top), band, operation)
					top -= overviewTitle + panel + overviewGap
				}
			}
		},
	}
}

// overviewStrip draws the panels of one operation.
func (f *field) overviewStrip(c draw.Canvas, datatypes []string, operation string) {
	title := bold(style(12, ink, text.XLeft, text.YTop))
	write(c, title, c.Min.X, c.Max.Y, c.Max.X-c.Min.X, grid.Title(operation)+", operations per second")
	top := c.Max.Y - overviewTitle
	for i, datatype := range datatypes {
		row, ok := f.First(datatype, operation)
		if !ok {
			row = grid.Row{Datatype: datatype, Operation: operation}
		}
		left, right := column(c, namesWidth, len(datatypes), i)
		head := style(10, ink, text.XLeft, text.YTop)
		write(c, head, left, top, right-left+2, grid.Heading(datatype))
		p := bars{bars: f.barsOf(row, f.lines), labels: 2, size: 8}
		area := p.draw(crop(c, left, right, c.Min.Y, top-overviewHead))
		if i == 0 {
			for n, l := range f.lines {
				nameBeside(area, l.name, false, rowMiddle(area, len(f.lines), n), namesWidth, 9.5)
			}
		}
	}
}

// mostBand is how many datatypes stand side by side; more go into further bands.
const mostBand = 6

func bands(datatypes []string) [][]string {
	var list [][]string
	for len(datatypes) > 0 {
		n := min(mostBand, len(datatypes))
		list = append(list, datatypes[:n])
		datatypes = datatypes[n:]
	}
	return list
}

// column returns the edges of a column of a band, which leaves room for the names.
func column(c draw.Canvas, names vg.Length, columns, i int) (left, right vg.Length) {
	each := (c.Max.X - c.Min.X - names) / vg.Length(max(columns, 3))
	left = c.Min.X + names + each*vg.Length(i)
	return left, left + each - 10
}
