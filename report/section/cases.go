package section

import (
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// Cases is everything known of a datatype's cases, a case a row: the table to
// sort when choosing a serializer.
func Cases(g *grid.Grid, datatype string) table.Table {
	measures := []measure{
		renamed(headline, "ns/op"), renamed(throughput, "ops/s"), renamed(ratio, "Ratio"),
		renamed(mutator, "Mutator ns"), renamed(cpu, "CPU ns"), allocs, allocBytes, cycles, payload, gzip, zstd,
	}
	rows := g.Of(datatype)
	t := table.Table{
		Caption: "All cases of " + grid.Heading(datatype),
		Columns: []table.Column{{Title: "Serializer"}, {Title: "Operation"}},
	}
	measures = matrix{grid: g, measures: measures}.present()
	for _, m := range measures {
		t.Columns = append(t.Columns, table.Column{Title: m.name, Numeric: true})
	}
	t.Columns = append(t.Columns, table.Column{Title: "Noise floor", Numeric: true})
	for _, row := range rows {
		fastest := g.Fastest(row)
		for _, serializer := range g.Serializers {
			c := g.Cell(row, serializer)
			if c == nil {
				continue
			}
			cells := []table.Cell{table.Text(serializer), table.Text(row.Title)}
			for _, m := range measures {
				cells = append(cells, of(c, m))
			}
			cells = append(cells, headlineFloor(row.Group))
			if c.Status == results.OK && fastest.Has(serializer) {
				cells[0].Strong = true
			}
			t.Add(cells...)
		}
	}
	return t
}

func renamed(m measure, name string) measure {
	m.name = name
	return m
}
