package picture

import (
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/report/grid"
)

// The measures of a picture of one datatype, in points: panels two by two, each with
// the serializers' names beside it.
const (
	panelHead    = 42
	panelFoot    = 34
	panelColumns = 2
	panelWidth   = (width - 2*margin) / panelColumns
	namesWidth   = 138
	// mostHeight is about how high a picture is: further groups are in the tables.
	mostHeight = 1000
)

// barsHeight is the height of so many bars with their gaps.
func barsHeight(lines int) vg.Length {
	lines = min(lines, mostLines)
	if lines > 16 {
		return vg.Length(lines) * 16
	}
	return vg.Length(lines) * 24
}

// single is the picture of one datatype: a panel for each operation, the fastest on
// top.
func (f *field) single(datatype, name string) drawing {
	heading := grid.Heading(datatype)
	rows, height := f.panelRows(datatype)
	return drawing{
		Picture: Picture{
			Name:     name,
			Heading:  heading,
			Datatype: datatype,
			Alt:      "Throughput of every serializer for " + heading + ": bar charts of " + titles(rows) + ", the fastest on top",
		},
		height: height,
		draw: func(c draw.Canvas) {
			f.panels(c, rows, "operations per second, longer is faster"+f.part(f.Datatypes), func(c draw.Canvas, row grid.Row) {
				p := bars{bars: fastestFirst(f.barsOf(row, f.lines)), values: true, labels: 4, size: 9.5}
				p.names(p.draw(c), namesWidth, 10)
			})
		},
	}
}

// panelRows returns the groups of a datatype that its picture has room for, and the
// height of the picture.
func (f *field) panelRows(datatype string) ([]grid.Row, vg.Length) {
	height := panelHead + barsHeight(len(f.lines)) + panelFoot
	bands := max(1, int(mostHeight/height))
	rows := f.rows(datatype, bands*panelColumns)
	return rows, 2*margin + vg.Length((len(rows)+panelColumns-1)/panelColumns)*height
}

// panels draws a panel for each group into a canvas, beneath its name and what is
// shown. The function gets the part of the canvas to the right of the names.
func (f *field) panels(c draw.Canvas, rows []grid.Row, shown string, panel func(draw.Canvas, grid.Row)) {
	height := panelHead + barsHeight(len(f.lines)) + panelFoot
	for i, row := range rows {
		left := margin + panelWidth*vg.Length(i%panelColumns)
		top := c.Max.Y - margin - height*vg.Length(i/panelColumns)
		title := bold(style(13, ink, text.XLeft, text.YTop))
		words := grid.Heading(row.Datatype) + " " + row.Words()
		write(c, title, left+8, top, panelWidth-16, words)
		under := style(10, grey, text.XLeft, text.YTop)
		write(c, under, left+8, top-18, panelWidth-16, shown)
		panel(crop(c, left+namesWidth, left+panelWidth-8, top-height+16, top-panelHead), row)
	}
}

// titles joins the operations of rows: "serialize and deserialize".
func titles(rows []grid.Row) string {
	var names []string
	for _, row := range rows {
		names = append(names, row.Words())
	}
	return and(names)
}
