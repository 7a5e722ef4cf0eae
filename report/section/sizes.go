package section

import (
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// The sizes of a case, as serialized and compressed.
var (
	payload = exact("Bytes", func(c *results.Case) *float64 { return c.PayloadBytes })
	gzip    = exact("gzip", func(c *results.Case) *float64 { return c.GzipBytes })
	zstd    = exact("zstd", func(c *results.Case) *float64 { return c.ZstdBytes })
)

// Sizes is how large the serialized values are, and how large compressed.
func Sizes(g *grid.Grid) Section {
	s := Section{
		ID:    "sizes",
		Title: "Serialized Data Sizes (bytes)",
		Notes: []string{"Sizes are counted, not estimated: they have no noise floor."},
	}
	for _, m := range []struct {
		measure
		caption string
	}{{payload, "As serialized"}, {gzip, "After gzip"}, {zstd, "After zstd"}} {
		if !hasAny(g, m.measure) {
			continue
		}
		t := table.Table{Caption: m.caption, Columns: []table.Column{{Title: "Datatype"}}}
		for _, serializer := range g.Serializers {
			t.Columns = append(t.Columns, table.Column{Title: serializer, Numeric: true})
		}
		for _, datatype := range g.Datatypes {
			rows := g.Of(datatype)
			cells := []table.Cell{table.Text(grid.Heading(datatype))}
			for _, serializer := range g.Serializers {
				cells = append(cells, of(sized(g, rows, serializer, m.measure), m.measure))
			}
			t.Add(cells...)
		}
		s.Tables = append(s.Tables, t)
	}
	return ifMeasured(s)
}

// sized returns the first case of a serializer, over a datatype's operations,
// that has the size: all that have it have the same. Failing that it returns the
// first case, which tells why there is none.
func sized(g *grid.Grid, rows []grid.Row, serializer string, m measure) *results.Case {
	var first *results.Case
	for _, row := range rows {
		c := g.Cell(row, serializer)
		if c == nil {
			continue
		}
		if first == nil {
			first = c
		}
		if _, ok := m.cell(c); ok && c.Status == results.OK {
			return c
		}
	}
	return first
}
