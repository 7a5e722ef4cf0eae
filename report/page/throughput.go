package page

import (
	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/palette"
)

// throughputChart is the bars of one group with their intervals.
func throughputChart(g *grid.Grid, row grid.Row, id string) (chart, error) {
	bar := bars(id, g.Serializers, false)
	intervals := charts.NewCustom()
	var values []opts.BarData
	var spans []opts.CustomData
	var texts, spanTexts, labels []string
	for i, serializer := range g.Serializers {
		c := g.Cell(row, serializer)
		rate, ok := grid.RateOf(c)
		if !ok {
			values = append(values, opts.BarData{Value: nothing})
			texts = append(texts, gap(c))
			labels = append(labels, "")
			continue
		}
		values = append(values, opts.BarData{
			Value:     rounded(rate.Value),
			ItemStyle: &opts.ItemStyle{Color: palette.CSS(i)},
		})
		text := figures.Grouped(rate.Value, rate.Low, rate.High) + " ops/s"
		texts = append(texts, text)
		labels = append(labels, figures.ShortValue(rate.Value, rate.Low, rate.High))
		spans = append(spans, opts.CustomData{Value: []float64{rounded(rate.Low), float64(i), rounded(rate.High)}})
		spanTexts = append(spanTexts, text)
	}
	bar.AddSeries("throughput", values)
	intervals.AddSeries("interval", spans, charts.WithEncodeOpts(opts.Encode{X: []int{0, 2}, Y: 1}))
	bar.Overlap(intervals)
	bar.Validate()
	return newChart(chart{
		ID:     id,
		Title:  row.Title + ", operations per second",
		Label:  "Bar chart: throughput of every serializer, " + subject(row) + ". The table below has its figures.",
		Height: 50 + 26*len(g.Serializers),
	}, data{Option: bar.JSON(), Texts: [][]string{texts, spanTexts}, Labels: labels})
}
