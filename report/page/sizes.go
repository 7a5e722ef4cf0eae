package page

import (
	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/results"
)

// compressions are the forms of a payload that a chart of sizes compares, in
// colours that none of the serializers beside it has.
var compressions = []struct {
	name, colour string
	size         func(*results.Case) *float64
}{
	{"as serialized", "#33508a", func(c *results.Case) *float64 { return c.PayloadBytes }},
	{"gzip", "#7f9bd1", func(c *results.Case) *float64 { return c.GzipBytes }},
	{"zstd", "#c3cfe8", func(c *results.Case) *float64 { return c.ZstdBytes }},
}

// sizeChart is the sizes of one datatype, or false where the run has none.
func sizeChart(g *grid.Grid, datatype, id string) (chart, bool, error) {
	bar := bars(id, g.Serializers, true)
	var texts [][]string
	for _, form := range compressions {
		var values []opts.BarData
		var printed []string
		known := false
		for _, serializer := range g.Serializers {
			size, why := sizeOf(g, datatype, serializer, form.size)
			if size == nil {
				values = append(values, opts.BarData{Value: nothing})
				printed = append(printed, why)
				continue
			}
			known = true
			values = append(values, opts.BarData{Value: rounded(*size)})
			printed = append(printed, figures.Exact(*size)+" bytes")
		}
		if !known {
			continue
		}
		texts = append(texts, printed)
		bar.AddSeries(form.name, values, charts.WithItemStyleOpts(opts.ItemStyle{Color: form.colour}))
	}
	if len(texts) == 0 {
		return chart{}, false, nil
	}
	bar.Validate()
	c, err := newChart(chart{
		ID:     id,
		Title:  "Size, bytes",
		Label:  "Bar chart: serialized size with every serializer, " + grid.Heading(datatype) + ". The table below has its figures.",
		Height: 76 + 26*len(g.Serializers),
	}, data{Option: bar.JSON(), Texts: texts})
	return c, true, err
}

// sizeOf returns the size from the first operation that has it, or why there is
// none.
func sizeOf(g *grid.Grid, datatype, serializer string, of func(*results.Case) *float64) (size *float64, why string) {
	why = gap(nil)
	for i, row := range g.Of(datatype) {
		c := g.Cell(row, serializer)
		if c != nil && c.Status == results.OK && of(c) != nil {
			return of(c), ""
		}
		if i == 0 {
			why = gap(c)
		}
	}
	return nil, why
}
