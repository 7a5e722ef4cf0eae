package chart

import (
	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// Samples is a scatter plot of a case's samples in the order in which they were
// taken. Which case a reader chooses, so that the page's script fills it in.
func Samples(subject string) (Chart, error) {
	scatter := charts.NewScatter()
	scatter.SetGlobalOptions(append(common("samples"),
		charts.WithGridOpts(opts.Grid{Left: "24", Right: "24", Top: "40", Bottom: "36", ContainLabel: opts.Bool(true)}),
		charts.WithXAxisOpts(opts.XAxis{Type: "value", Name: "sample", NameLocation: "middle", NameGap: 26}),
		charts.WithYAxisOpts(opts.YAxis{Type: "log", Name: "ns", Scale: opts.Bool(true)}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(true), Type: "scroll", Top: "0", Right: "8"}),
	)...)
	for _, kind := range []struct{ name, colour string }{
		{"slices", middle}, {"GC slices", tailColour}, {"windows", windowColour},
	} {
		scatter.AddSeries(kind.name, nil, charts.WithItemStyleOpts(opts.ItemStyle{Color: kind.colour}))
	}
	scatter.Validate()
	return Chart{
		ID:     "samples",
		Title:  "Nanoseconds per operation in the order of the measurement",
		Label:  "Scatter plot of the chosen case's samples, " + subject + ". The table below has the median of each launch, and the download all samples.",
		Height: 420,
	}.with(data{Option: scatter.JSON(), Texts: [][]string{nil, nil, nil}})
}

// windowColour stands out on a light ground and on a dark one.
const windowColour = "#1a8f5f"
