// Package chart makes the interactive plots of a report's pages: options for the
// chart script as data, and what the page's own script needs to label them.
//
// Its position: go-echarts builds the options, and they are marshalled here, not
// rendered by go-echarts, which writes them unescaped: a name that holds
// </script> would end the script. Printed figures come along as text, so that a
// plot never shows more digits than the table beside it.
package chart

import (
	"encoding/json"
	"fmt"
	"html/template"
	"math"
	"strconv"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// A Chart is a plot and its place on a page.
type Chart struct {
	// ID is an identifier of ours, never a name from a file.
	ID    string
	Title string
	// Label tells what is to be seen to who cannot see it.
	Label string
	// Height is in pixels.
	Height int
	// Data is JSON, safe in a script element.
	Data template.JS
}

// data is what the page's script gets.
type data struct {
	Option any `json:"option"`
	// Texts are the printed figures, for each series and then for each item.
	Texts [][]string `json:"texts"`
	// Labels are what stands at the ends of the first series' bars, if anything.
	Labels []string `json:"labels,omitempty"`
	// Colours are those of the first series' items, where go-echarts has no option.
	Colours []string `json:"colours,omitempty"`
	// Gaps are why a line of the category axis has no figure, "" where it has one.
	Gaps []string `json:"gaps,omitempty"`
}

func (c Chart) with(d data) (Chart, error) {
	encoded, err := json.Marshal(d)
	if err != nil {
		return Chart{}, fmt.Errorf("charting %s: %w", c.Title, err)
	}
	c.Data = template.JS(encoded)
	return c, nil
}

// Source is where go-echarts keeps the chart script.
func Source() string {
	c := charts.NewBar()
	c.Validate()
	return c.GetAssets().JSAssets.Values[0]
}

// common are the options that every chart has: our identifier, no animation, and
// a tooltip for each item.
func common(id string) []charts.GlobalOpts {
	return []charts.GlobalOpts{
		charts.WithInitializationOpts(opts.Initialization{ChartID: id}),
		charts.WithAnimation(false),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item"}),
	}
}

// nothing is how the chart script is told that an item has no value: a gap, not
// a bar of no length.
const nothing = "-"

// rounded keeps the digits of a coordinate that a screen can show.
func rounded(v float64) float64 {
	if v == 0 || math.IsInf(v, 0) || math.IsNaN(v) {
		return 0
	}
	r, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 5, 64), 64)
	if err != nil {
		return v
	}
	return r
}
