package chart

import (
	"fmt"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/report/table"
	"serbench/results"
)

// A Line is one serializer's place in the charts of a group. The lines have the
// same order in all charts of a page, so that they can be read across.
type Line struct {
	Name   string
	Colour string        // "#rrggbb"
	Case   *results.Case // nil where the file has none
}

// A figure is what a bar shows: its length, its text, and a short text for its
// end.
type figure struct {
	value       float64
	low, high   float64 // of the interval, the same where there is none
	text, short string
}

// A series is a measure of all lines.
type series struct {
	name   string
	colour string // empty for that of the line
	of     func(*results.Case) (figure, bool)
}

// measured returns a function for cases that have figures at all.
func measured(of func(*results.Case) (figure, bool)) func(*results.Case) (figure, bool) {
	return func(c *results.Case) (figure, bool) {
		if c == nil || c.Status != results.OK {
			return figure{}, false
		}
		return of(c)
	}
}

// bars draws a chart of horizontal bars, a line for each serializer and a bar for
// each series, and false where there is nothing to draw. The intervals of a
// single series are drawn over its bars.
func bars(c Chart, lines []Line, all []series) (Chart, bool, error) {
	names := make([]string, len(lines))
	d := data{Gaps: make([]string, len(lines))}
	for i, line := range lines {
		names[i], d.Gaps[i] = line.Name, Gap(line.Case)
	}
	bar := horizontal(c.ID, names, len(all) > 1)
	intervals := charts.NewCustom()
	var spans []opts.CustomData
	var spanTexts []string
	var best, worst extreme
	for _, s := range all {
		var items []opts.BarData
		var texts, labels []string
		known := false
		for i, line := range lines {
			f, ok := s.of(line.Case)
			if !ok {
				items = append(items, opts.BarData{Value: nothing})
				texts, labels = append(texts, Gap(line.Case)), append(labels, "")
				continue
			}
			known = true
			d.Gaps[i] = ""
			item := opts.BarData{Value: rounded(f.value)}
			if s.colour == "" {
				item.ItemStyle = &opts.ItemStyle{Color: line.Colour}
			}
			items = append(items, item)
			texts, labels = append(texts, f.text), append(labels, f.short)
			if f.low < f.high {
				spans = append(spans, opts.CustomData{Value: []float64{rounded(f.low), float64(i), rounded(f.high)}})
				spanTexts = append(spanTexts, f.text)
			}
			if s.name == all[0].name {
				best.offer(-f.value, line.Name+" "+f.text)
				worst.offer(f.value, line.Name+" "+f.text)
			}
		}
		if !known {
			continue
		}
		var options []charts.SeriesOpts
		if s.colour != "" {
			options = append(options, charts.WithItemStyleOpts(opts.ItemStyle{Color: s.colour}))
		}
		bar.AddSeries(s.name, items, options...)
		d.Texts = append(d.Texts, texts)
		if len(all) == 1 {
			d.Labels = labels
		}
	}
	if len(d.Texts) == 0 {
		return Chart{}, false, nil
	}
	if len(all) == 1 && len(spans) > 0 {
		intervals.AddSeries("interval", spans, charts.WithEncodeOpts(opts.Encode{X: []int{0, 2}, Y: 1}))
		bar.Overlap(intervals)
		d.Texts = append(d.Texts, spanTexts)
	}
	bar.Validate()
	d.Option = bar.JSON()
	c.Label = fmt.Sprintf("Bar chart of %s. Least: %s. Most: %s. The table below has its figures.", c.Label, best.name, worst.name)
	c.Height = heightOf(len(lines), len(d.Texts), len(all) > 1)
	made, err := c.with(d)
	return made, true, err
}

// heightOf returns the height of a chart of so many lines.
func heightOf(lines, series int, legend bool) int {
	line, head := 26, 50
	if legend {
		line, head = 12+9*series, 80
	}
	return head + line*lines
}

// extreme keeps the name with the largest value that it was offered.
type extreme struct {
	value float64
	name  string
}

func (e *extreme) offer(value float64, name string) {
	if e.name == "" || value > e.value {
		e.value, e.name = value, name
	}
}

// horizontal starts a chart of horizontal bars with room above them for a legend
// or not.
func horizontal(id string, names []string, legend bool) *charts.Bar {
	c := charts.NewBar()
	c.SetXAxis(names)
	c.XYReversal()
	c.SetGlobalOptions(append(common(id), lying(legend, "value")...)...)
	return c
}

// lying are the options of a chart whose categories stand one beneath the other.
func lying(legend bool, axis string) []charts.GlobalOpts {
	top := "8"
	if legend {
		top = "34"
	}
	return []charts.GlobalOpts{
		charts.WithGridOpts(opts.Grid{Left: "16", Right: "64", Top: top, Bottom: "8", ContainLabel: opts.Bool(true)}),
		charts.WithXAxisOpts(opts.XAxis{Type: axis, SplitNumber: 4}),
		charts.WithYAxisOpts(opts.YAxis{Type: "category", Inverse: opts.Bool(true)}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(legend), Type: "scroll", Top: "0", Right: "8"}),
	}
}

// Gap returns why a case has no figure, for the place of its bar.
func Gap(c *results.Case) string {
	switch {
	case c == nil:
		return table.Missing
	case c.Status == results.Failed:
		return table.Failed
	case c.Status == results.Unsupported:
		return table.Unsupported
	}
	return table.Missing
}
