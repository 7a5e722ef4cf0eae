package page

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"math"
	"strconv"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// A chart is an interactive plot: options for the chart script, and what the
// page's own script needs to label them.
type chart struct {
	// ID is an identifier of ours, never a name from a file.
	ID    string
	Title string
	// Label tells what is to be seen to who cannot see it.
	Label         string
	Height, Width int // pixels; no width means that of the place
	// Data is JSON, safe in a script element.
	Data template.JS
}

// data is what the page's script gets.
type data struct {
	Option any `json:"option"`
	// Texts are the printed figures, for each series and then for each item: the
	// script has no digits of its own.
	Texts [][]string `json:"texts"`
	// Labels are what stands at the ends of the first series' bars, if anything.
	Labels []string `json:"labels,omitempty"`
}

// newChart makes a chart of go-echarts' options. They are marshalled here and
// not rendered by go-echarts, which writes them unescaped: a name that holds
// </script> would end the script.
func newChart(c chart, d data) (chart, error) {
	encoded, err := json.Marshal(d)
	if err != nil {
		return chart{}, fmt.Errorf("charting %s: %w", c.Title, err)
	}
	c.Data = template.JS(encoded)
	return c, nil
}

// chartSource is where go-echarts keeps the chart script.
func chartSource() string {
	c := charts.NewBar()
	c.Validate()
	return c.GetAssets().JSAssets.Values[0]
}

// inline makes the chart script safe inside a script element: in a string or a
// pattern, the only places where these can stand, a backslash before them
// changes nothing.
func inline(script []byte) []byte {
	script = bytes.ReplaceAll(script, []byte("</script"), []byte(`<\/script`))
	return bytes.ReplaceAll(script, []byte("<!--"), []byte(`<\!--`))
}

// bars starts a chart of horizontal bars, a serializer a line, with room above
// them for a legend or not.
func bars(id string, names []string, legend bool) *charts.Bar {
	top := "8"
	if legend {
		top = "34"
	}
	c := charts.NewBar()
	c.SetXAxis(names)
	c.XYReversal()
	c.SetGlobalOptions(
		charts.WithInitializationOpts(opts.Initialization{ChartID: id}),
		charts.WithAnimation(false),
		charts.WithGridOpts(opts.Grid{Left: "16", Right: "64", Top: top, Bottom: "8", ContainLabel: opts.Bool(true)}),
		charts.WithXAxisOpts(opts.XAxis{Type: "value", SplitNumber: 4}),
		charts.WithYAxisOpts(opts.YAxis{Type: "category", Inverse: opts.Bool(true)}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(legend), Top: "0", Right: "8"}),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item"}),
	)
	return c
}

// nothing is how the chart script is told that an item has no value: a gap, not
// a bar of no length.
const nothing = "-"

// rounded keeps the digits of a coordinate that a screen can show.
func rounded(v float64) float64 {
	if v == 0 || math.IsInf(v, 0) {
		return v
	}
	r, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 5, 64), 64)
	if err != nil {
		return v
	}
	return r
}

// gap returns why a case has no figure, for the place of its bar.
func gap(c *results.Case) string {
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

// subject names a group.
func subject(row grid.Row) string {
	return grid.Heading(row.Datatype) + " " + row.Operation
}
