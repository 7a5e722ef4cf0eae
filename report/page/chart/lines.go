package chart

import (
	"fmt"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// A Curve is one serializer's figures over sizes.
type Curve struct {
	Name, Colour string
	points       []opts.LineData
	texts        []string
}

// Add appends a figure.
func (c *Curve) Add(size, value float64, text string) {
	c.points = append(c.points, opts.LineData{Value: []float64{rounded(size), rounded(value)}})
	c.texts = append(c.texts, text)
}

// Lines draws curves on logarithmic axes, or returns false where none has two
// points. A size of 0 has no place on such an axis and is left to the table.
func Lines(id, title, subject string, curves []Curve) (Chart, bool, error) {
	plot := charts.NewLine()
	plot.SetGlobalOptions(append(common(id),
		charts.WithGridOpts(opts.Grid{Left: "16", Right: "24", Top: "56", Bottom: "16", ContainLabel: opts.Bool(true)}),
		charts.WithXAxisOpts(opts.XAxis{Type: "log", Scale: opts.Bool(true), MinInterval: 1}),
		charts.WithYAxisOpts(opts.YAxis{Type: "log", Scale: opts.Bool(true)}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(true), Type: "scroll", Top: "0"}),
	)...)
	var d data
	for _, curve := range curves {
		var points []opts.LineData
		var texts []string
		for i, p := range curve.points {
			if p.Value.([]float64)[0] > 0 {
				points, texts = append(points, p), append(texts, curve.texts[i])
			}
		}
		if len(points) < 2 {
			continue
		}
		plot.AddSeries(curve.Name, points,
			charts.WithItemStyleOpts(opts.ItemStyle{Color: curve.Colour}), charts.WithLineStyleOpts(opts.LineStyle{Color: curve.Colour}))
		d.Texts = append(d.Texts, texts)
	}
	if len(d.Texts) == 0 {
		return Chart{}, false, nil
	}
	plot.Validate()
	d.Option = plot.JSON()
	c, err := Chart{
		ID: id, Title: title, Height: 420,
		Label: fmt.Sprintf("Line chart of %s, a line for each serializer. The table below has its figures.", subject),
	}.with(d)
	return c, true, err
}
