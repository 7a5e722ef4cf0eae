package chart

import (
	"cmp"
	"slices"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/figures"
)

// A Point is a serializer's size and time.
type Point struct {
	Name, Colour         string
	Bytes, NS, Low, High float64
	Front                bool // whether nobody beats it
}

// Front draws size against time on logarithmic axes, with the intervals of the
// times and a line through those that nobody beats. The page's script draws it
// again for another choice.
func Front(points []Point) (Chart, error) {
	scatter := charts.NewScatter()
	scatter.SetGlobalOptions(append(common("front"),
		charts.WithGridOpts(opts.Grid{Left: "24", Right: "32", Top: "40", Bottom: "36", ContainLabel: opts.Bool(true)}),
		charts.WithXAxisOpts(opts.XAxis{Type: "log", Name: "bytes", NameLocation: "middle", NameGap: 26, Scale: opts.Bool(true)}),
		charts.WithYAxisOpts(opts.YAxis{Type: "log", Name: "ns", Scale: opts.Bool(true)}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(false)}),
	)...)
	var dots []opts.ScatterData
	var spans []opts.CustomData
	var steps []opts.LineData
	var texts, colours []string
	sorted := slices.Clone(points)
	slices.SortStableFunc(sorted, func(a, b Point) int { return cmp.Compare(a.Bytes, b.Bytes) })
	for _, p := range sorted {
		dot := opts.ScatterData{Name: p.Name, Value: []float64{rounded(p.Bytes), rounded(p.NS)}, SymbolSize: 9, Symbol: "circle"}
		if p.Front {
			dot.Symbol, dot.SymbolSize = "diamond", 14
			steps = append(steps, opts.LineData{Value: []float64{rounded(p.Bytes), rounded(p.NS)}})
		}
		dots, colours = append(dots, dot), append(colours, p.Colour)
		spans = append(spans, opts.CustomData{Value: []float64{rounded(p.Bytes), rounded(p.Low), rounded(p.High)}})
		texts = append(texts, figures.Exact(p.Bytes)+" bytes, "+figures.WithMargin(p.NS, p.Low, p.High)+" ns")
	}
	scatter.AddSeries("serializers", dots)
	front := charts.NewLine()
	front.AddSeries("front", steps, charts.WithLineChartOpts(opts.LineChart{Step: "end", ShowSymbol: opts.Bool(false)}))
	intervals := charts.NewCustom()
	intervals.AddSeries("interval", spans, charts.WithEncodeOpts(opts.Encode{X: 0, Y: []int{1, 2}}))
	scatter.Overlap(front, intervals)
	scatter.Validate()
	return Chart{
		ID:     "front",
		Title:  "Size against time of a message: better is down and to the left",
		Label:  "Scatter plot of size against time, a point for each serializer, with the front of those that nobody beats. The table below has it.",
		Height: 460,
	}.with(data{Option: scatter.JSON(), Texts: [][]string{texts, nil, nil}, Colours: colours})
}
