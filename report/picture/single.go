package picture

import (
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/report/grid"
)

// The measures of a datatype's picture, in points.
const (
	singleBar  = 24
	singleHead = 38
	singleFoot = 22
	// singleColumns is how many operations stand side by side.
	singleColumns = 2
)

// single is the picture of one datatype: a panel for each operation.
func single(g *grid.Grid, datatype string, rows []grid.Row, name string) drawing {
	bars := min(len(g.Serializers), mostBars)
	panelHeight := vg.Length(singleHead + bars*singleBar + singleFoot)
	lines := (len(rows) + singleColumns - 1) / singleColumns
	return drawing{
		Picture: Picture{
			Name:     name,
			Heading:  grid.Heading(datatype),
			Datatype: datatype,
			Alt:      "Throughput of every serializer for " + grid.Heading(datatype) + ": bar charts of " + titles(rows),
		},
		height: 2*margin + vg.Length(lines)*panelHeight,
		draw: func(c draw.Canvas) {
			columns := vg.Length(min(singleColumns, len(rows)))
			panelWidth := (width - 2*margin - namesWidth) / columns
			for i, row := range rows {
				column, line := vg.Length(i%singleColumns), vg.Length(i/singleColumns)
				left := margin + namesWidth + column*panelWidth
				top := c.Max.Y - margin - line*panelHeight
				title := bold(style(13, ink, text.XLeft, text.YTop))
				label := fit(title, grid.Heading(datatype)+" "+row.Operation, panelWidth-16)
				c.FillText(title, vg.Point{X: left, Y: top}, label)
				c.FillText(style(10, grey, text.XLeft, text.YTop), vg.Point{X: left, Y: top - 18}, "operations per second, longer is faster")
				p := panel{bars: barsOf(g, row), values: true, ticks: 5, size: 10}
				bottom := top - panelHeight + 4
				area := p.draw(crop(c, left, left+panelWidth-16, bottom, top-singleHead))
				if column == 0 {
					p.names(area, namesWidth, 11)
				}
			}
		},
	}
}
