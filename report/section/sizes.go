package section

import (
	"slices"

	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// A size is one of a case's, and how the bytes came to be as many.
type size struct {
	measure
	how string
}

// The sizes of a case.
var (
	payload = exact("Bytes", func(c *results.Case) *float64 { return c.PayloadBytes })
	gzip    = exact("gzip", func(c *results.Case) *float64 { return c.GzipBytes })
	zstd    = exact("zstd", func(c *results.Case) *float64 { return c.ZstdBytes })
	sizes   = []size{{payload, "as serialized"}, {gzip, "after gzip"}, {zstd, "after zstd"}}
)

// Sizes is how large the serialized values are, and how large compressed.
func Sizes(g *grid.Grid) Section {
	s := Section{
		ID:    "sizes",
		Title: "Serialized Data Sizes (bytes)",
		Notes: []string{"Sizes are counted, not estimated: they have no noise floor. The smallest are set in bold."},
	}
	for _, size := range sizes {
		if !hasAny(g, size.measure) {
			continue
		}
		if len(g.Serializers) <= mostColumns {
			s.Tables = append(s.Tables, sizesWide(g, size))
			continue
		}
		for data := range slices.Chunk(dataOf(g), mostFigures) {
			s.Tables = append(s.Tables, sizesLong(g, size, data))
		}
	}
	return ifMeasured(s)
}

// sizesWide has a column for each serializer.
func sizesWide(g *grid.Grid, size size) table.Table {
	t := table.Table{Caption: grid.Title(size.how), Columns: []table.Column{{Title: "Datatype"}}}
	for _, serializer := range g.Serializers {
		t.Columns = append(t.Columns, table.Column{Title: serializer, Numeric: true})
	}
	for _, d := range dataOf(g) {
		names, _ := d.least(g, size.measure)
		cells := []table.Cell{table.Text(d.title)}
		for _, serializer := range g.Serializers {
			cell := of(d.sized(g, serializer, size.measure), size.measure)
			cell.Strong = slices.Contains(names, serializer)
			cells = append(cells, cell)
		}
		t.Add(cells...)
	}
	return t
}

// sizesLong has a row for each serializer, the smallest first.
func sizesLong(g *grid.Grid, size size, data []data) table.Table {
	t := table.Table{Caption: grid.Title(size.how), Columns: []table.Column{{Title: "Serializer"}}}
	least := make([][]string, len(data))
	for i, d := range data {
		t.Columns = append(t.Columns, table.Column{Title: d.title, Numeric: true})
		least[i], _ = d.least(g, size.measure)
	}
	sorted := order(g.Serializers, len(data), func(serializer string, i int) (float64, bool) {
		cell := of(data[i].sized(g, serializer, size.measure), size.measure)
		if cell.Sort == nil {
			return 0, false
		}
		return *cell.Sort, true
	})
	for _, serializer := range sorted {
		cells := []table.Cell{table.Text(serializer)}
		for i, d := range data {
			cell := of(d.sized(g, serializer, size.measure), size.measure)
			cell.Strong = slices.Contains(least[i], serializer)
			cells = append(cells, cell)
		}
		t.Add(cells...)
	}
	return t
}
