package page

import (
	"math"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/results"
)

// A scale of ratios from three doublings faster to three slower, blue to
// orange, which colour-blind readers tell apart.
const doublings = 3

var ratioColours = []string{"#0b5394", "#6fa8dc", "#f2f2f2", "#f0a860", "#a84300"}

// ratioChart is who wins where: a heat map of the ratios to the baseline. It is
// false where the run has none.
func ratioChart(g *grid.Grid, id string) (chart, bool, error) {
	var groups []string
	for _, row := range g.Rows {
		groups = append(groups, subject(row))
	}
	var cells []opts.HeatMapData
	var texts []string
	for y, serializer := range g.Serializers {
		for x, row := range g.Rows {
			c := g.Cell(row, serializer)
			if c == nil || c.Status != results.OK || c.Ratio == nil {
				continue
			}
			r := c.Ratio
			cells = append(cells, opts.HeatMapData{Value: []float64{float64(x), float64(y), rounded(math.Log2(r.Value))}})
			texts = append(texts, figures.Value(r.Value, r.Low, r.High)+"×")
		}
	}
	if len(cells) == 0 {
		return chart{}, false, nil
	}
	heat := charts.NewHeatMap()
	heat.SetGlobalOptions(
		charts.WithInitializationOpts(opts.Initialization{ChartID: id}),
		charts.WithAnimation(false),
		charts.WithGridOpts(opts.Grid{Left: "16", Right: "16", Top: "8", Bottom: "56", ContainLabel: opts.Bool(true)}),
		// A heat map takes its names from the axes' options, not from SetXAxis.
		charts.WithXAxisOpts(opts.XAxis{Type: "category", Data: groups, AxisLabel: &opts.AxisLabel{Rotate: 40, Interval: "0"}}),
		charts.WithYAxisOpts(opts.YAxis{Type: "category", Data: g.Serializers, Inverse: opts.Bool(true)}),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item"}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(false)}),
		charts.WithVisualMapOpts(opts.VisualMap{
			Type: "continuous", Min: -doublings, Max: doublings, Calculable: opts.Bool(false),
			Text: []string{"8× slower", "8× faster"}, InRange: &opts.VisualMapInRange{Color: ratioColours},
			Left: "center", Bottom: "0",
		}),
	)
	heat.AddSeries("ratio", cells, charts.WithLabelOpts(opts.Label{Show: opts.Bool(true)}))
	heat.Validate()
	c, err := newChart(chart{
		ID:     id,
		Title:  "Time against the baseline, " + g.File.Config.Baseline,
		Label:  "Heat map: the ratio of every case to the baseline. The table below has its figures.",
		Height: 170 + 24*len(g.Serializers),
		Width:  160 + 64*len(g.Rows),
	}, data{Option: heat.JSON(), Texts: [][]string{texts}})
	return c, true, err
}
