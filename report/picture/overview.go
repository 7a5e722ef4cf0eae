package picture

import (
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/report/grid"
)

// The measures of the overview, in points.
const (
	overviewColumns = 6  // datatypes side by side
	overviewBar     = 15 // the height of a bar and its gap
	overviewTitle   = 22
	overviewHead    = 16 // the datatypes' names
	overviewFoot    = 16 // the labels of an axis
	overviewGap     = 16 // between two operations
	namesWidth      = 112
	margin          = 12
)

// overview is the picture of all datatypes: a row of panels for each operation,
// a column for each datatype, every panel on a scale of its own.
func overview(g *grid.Grid) drawing {
	datatypes := g.Datatypes[:min(len(g.Datatypes), mostPanels)]
	// More datatypes than fit side by side go into further bands.
	var bands [][]string
	for len(datatypes) > 0 {
		n := min(overviewColumns, len(datatypes))
		bands = append(bands, datatypes[:n])
		datatypes = datatypes[n:]
	}
	bars := vg.Length(min(len(g.Serializers), mostBars) * overviewBar)
	panelHeight := overviewHead + bars + overviewFoot
	height := 2*margin + vg.Length(len(bands)*len(g.Operations))*(overviewTitle+panelHeight+overviewGap) - overviewGap
	return drawing{
		Picture: Picture{
			Name:    "throughput",
			Heading: "Throughput",
			Alt:     "Throughput of every serializer: a row of bar charts for each operation, a column for each datatype",
		},
		height: height,
		draw: func(c draw.Canvas) {
			top := c.Max.Y - margin
			for _, band := range bands {
				for _, operation := range g.Operations {
					strip := crop(c, margin, width-margin, top-overviewTitle-panelHeight, top)
					overviewStrip(g, strip, band, operation)
					top -= overviewTitle + panelHeight + overviewGap
				}
			}
		},
	}
}

// overviewStrip draws the panels of one operation.
func overviewStrip(g *grid.Grid, c draw.Canvas, datatypes []string, operation string) {
	title := bold(style(12, ink, text.XLeft, text.YTop))
	c.FillText(title, vg.Point{X: c.Min.X, Y: c.Max.Y}, fit(title, grid.Title(operation)+", operations per second", c.Max.X-c.Min.X))
	top := c.Max.Y - overviewTitle
	columns := vg.Length(max(len(datatypes), 3))
	column := (c.Max.X - c.Min.X - namesWidth) / columns
	for i, datatype := range datatypes {
		row, ok := g.First(datatype, operation)
		if !ok {
			row = grid.Row{Datatype: datatype, Operation: operation}
		}
		p := panel{bars: barsOf(g, row), ticks: 2, size: 8}
		left := c.Min.X + namesWidth + column*vg.Length(i)
		head := style(10, ink, text.XLeft, text.YTop)
		c.FillText(head, vg.Point{X: left, Y: top}, fit(head, grid.Heading(datatype), column-8))
		bars := p.draw(crop(c, left, left+column-10, c.Min.Y, top-overviewHead))
		if i == 0 {
			p.names(bars, namesWidth, 9.5)
		}
	}
}

// crop returns the part of a canvas between absolute edges.
func crop(c draw.Canvas, left, right, bottom, top vg.Length) draw.Canvas {
	c.Rectangle = vg.Rectangle{Min: vg.Point{X: left, Y: bottom}, Max: vg.Point{X: right, Y: top}}
	return c
}
