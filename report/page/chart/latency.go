package chart

import (
	"fmt"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/figures"
	"serbench/results"
)

// latency draws the distribution of single calls: a box from the first quartile
// to the third with the median in it, whiskers from 5 % to 95 %, and the tail as
// points, on a logarithmic axis. Cases without a distribution are left out; the
// table has their percentiles.
func latency(subject string, lines []Line) (Chart, bool, error) {
	var names []string
	var boxes []opts.BoxPlotData
	var boxTexts []string
	tails := []tail{
		{name: "99 %", symbol: "circle", of: func(l *results.Latency) *float64 { return &l.P99 }},
		{name: "99.9 %", symbol: "diamond", of: func(l *results.Latency) *float64 { return l.P999 }},
		{name: "longest", symbol: "triangle", of: func(l *results.Latency) *float64 { return &l.Max }},
	}
	var best, worst extreme
	for _, line := range lines {
		if line.Case == nil || line.Case.LatencyNS == nil || len(line.Case.LatencyNS.Values) == 0 {
			continue
		}
		l := line.Case.LatencyNS
		five := quantiles(l, 0.05, 0.25, 0.5, 0.75, 0.95)
		boxes = append(boxes, opts.BoxPlotData{Value: five, ItemStyle: &opts.ItemStyle{Color: line.Colour}})
		text := fmt.Sprintf("median %s ns, half of all calls from %s to %s, 90 %% from %s to %s",
			figures.Significant(five[2], 3), figures.Significant(five[1], 3), figures.Significant(five[3], 3), figures.Significant(five[0], 3), figures.Significant(five[4], 3))
		boxTexts = append(boxTexts, text)
		for i := range tails {
			tails[i].add(l, len(names))
		}
		best.offer(-five[2], line.Name+" "+figures.Significant(five[2], 3)+" ns")
		worst.offer(five[2], line.Name+" "+figures.Significant(five[2], 3)+" ns")
		names = append(names, line.Name)
	}
	if len(names) == 0 {
		return Chart{}, false, nil
	}
	plot := charts.NewBoxPlot()
	plot.SetGlobalOptions(append(common("latency"), lying(true, "log")...)...)
	plot.AddSeries("5–95 %", boxes)
	d := data{Texts: [][]string{boxTexts}}
	for _, t := range tails {
		if len(t.points) == 0 {
			continue
		}
		points := charts.NewScatter()
		points.AddSeries(t.name, t.points, charts.WithItemStyleOpts(opts.ItemStyle{Color: tailColour}))
		plot.Overlap(points)
		d.Texts = append(d.Texts, t.texts)
	}
	plot.Validate()
	plot.YAxisList[0].Data = names
	d.Option = plot.JSON()
	c, err := Chart{
		ID:    "latency",
		Title: "Latency of single calls, nanoseconds, logarithmic",
		Label: fmt.Sprintf("Box plot of single calls, %s. Shortest median: %s. Longest: %s. The table below has the percentiles.",
			subject, best.name, worst.name),
		Height: heightOf(len(names), 1, true),
	}.with(d)
	return c, true, err
}

// tailColour stands out on a light ground and on a dark one.
const tailColour = "#b5533c"

// shortest is where the logarithmic axis begins at the least: a clock that steps
// reads some calls as no time at all.
const shortest = 1

// A tail is a percentile beyond the whiskers, for all lines.
type tail struct {
	name, symbol string
	of           func(*results.Latency) *float64
	points       []opts.ScatterData
	texts        []string
}

func (t *tail) add(l *results.Latency, line int) {
	v := t.of(l)
	if v == nil {
		return
	}
	t.points = append(t.points, opts.ScatterData{Value: []float64{rounded(max(*v, shortest)), float64(line)}, Symbol: t.symbol, SymbolSize: 7})
	t.texts = append(t.texts, t.name+": "+figures.Significant(*v, 3)+" ns")
}

// quantiles returns values of the distribution below which such shares of the
// calls are, each one of the values that were counted.
func quantiles(l *results.Latency, shares ...float64) []float64 {
	total := 0
	for _, count := range l.Counts {
		total += count
	}
	found := make([]float64, len(shares))
	seen, next := 0, 0
	for i, count := range l.Counts {
		seen += count
		for next < len(shares) && float64(seen) >= shares[next]*float64(total) {
			found[next] = rounded(max(l.Values[i], shortest))
			next++
		}
	}
	return found
}
