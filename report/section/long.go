package section

import (
	"cmp"
	"slices"
	"strings"

	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// mostFigures is how many columns of figures a table has whose rows are serializers.
const mostFigures = 10

// long returns the tables with a row for each serializer.
func (m matrix) long() []table.Table {
	var tables []table.Table
	if m.fastest {
		tables = append(tables, fastestTable(m.grid))
	}
	for _, datatype := range m.grid.Datatypes {
		rows := slices.DeleteFunc(m.grid.Of(datatype), func(row grid.Row) bool { return !m.measured(row) })
		for part := range slices.Chunk(rows, max(1, mostFigures/len(m.measures))) {
			tables = append(tables, m.longOf(part))
		}
	}
	return tables
}

// measured reports whether any case of a row has any of the measures.
func (m matrix) measured(row grid.Row) bool {
	return slices.ContainsFunc(m.grid.Serializers, func(serializer string) bool {
		return m.has(m.grid.Cell(row, serializer))
	})
}

// has reports whether a case has any of the measures.
func (m matrix) has(c *results.Case) bool {
	return c != nil && c.Status == results.OK && slices.ContainsFunc(m.measures, func(measure measure) bool {
		_, ok := measure.cell(c)
		return ok
	})
}

// longOf returns the table of some rows of one datatype. Serializers that have nothing
// in any of them are left out, unless they have failed.
func (m matrix) longOf(rows []grid.Row) table.Table {
	t := table.Table{Caption: m.caption(rows), Columns: []table.Column{{Title: "Serializer"}}}
	for _, row := range rows {
		for _, measure := range m.measures {
			var words []string
			if len(rows) > 1 || len(m.measures) == 1 {
				words = append(words, row.Title)
			}
			if len(m.measures) > 1 {
				words = append(words, measure.name)
			}
			if m.unit != "" {
				words = append(words, m.unit)
			}
			t.Columns = append(t.Columns, table.Column{Title: strings.Join(words, " "), Numeric: true})
		}
	}
	fastest := make([]grid.Fastest, len(rows))
	for i, row := range rows {
		fastest[i] = m.grid.Fastest(row)
	}
	for _, serializer := range bySpeed(m.grid, rows) {
		cells := []table.Cell{table.Text(serializer)}
		shown := false
		for i, row := range rows {
			c := m.grid.Cell(row, serializer)
			shown = shown || m.has(c) || c != nil && c.Status == results.Failed
			for _, measure := range m.measures {
				cell := of(c, measure)
				cell.Strong = m.fastest && fastest[i].Has(serializer)
				cells = append(cells, cell)
			}
		}
		if shown {
			t.Add(cells...)
		}
	}
	return t
}

// caption names rows of one datatype, with the noise floor of each where it is asked
// for and no other table has it.
func (m matrix) caption(rows []grid.Row) string {
	caption := grid.Heading(rows[0].Datatype)
	if len(rows) == 1 {
		caption += ", " + rows[0].Words()
	}
	if !m.noise || m.fastest {
		return caption
	}
	var floors []string
	for _, row := range rows {
		if floor := headlineFloor(row.Group); floor.Sort != nil && len(rows) > 1 {
			floors = append(floors, floor.Text+" "+row.Words())
		} else if floor.Sort != nil {
			floors = append(floors, floor.Text)
		}
	}
	if len(floors) == 0 {
		return caption
	}
	return caption + "; noise floor " + list(floors)
}

// bySpeed returns the serializers, those of the least headline time in the first row
// first. Those that have none there follow in the order of the next row, and so on.
func bySpeed(g *grid.Grid, rows []grid.Row) []string {
	return order(g.Serializers, len(rows), func(serializer string, row int) (float64, bool) {
		e := g.Paired(rows[row], serializer)
		if e == nil {
			return 0, false
		}
		return e.Median, true
	})
}

// order returns names sorted by the first of so many keys that each has, and those
// that have none last, as they stand.
func order(names []string, keys int, key func(name string, i int) (float64, bool)) []string {
	type place struct {
		name  string
		key   int
		value float64
	}
	places := make([]place, len(names))
	for i, name := range names {
		places[i] = place{name: name, key: keys}
		for k := range keys {
			if value, ok := key(name, k); ok {
				places[i].key, places[i].value = k, value
				break
			}
		}
	}
	slices.SortStableFunc(places, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(a.value, b.value))
	})
	sorted := make([]string, len(names))
	for i, p := range places {
		sorted[i] = p.name
	}
	return sorted
}

// fastestTable names who wins each group.
func fastestTable(g *grid.Grid) table.Table {
	t := table.Table{Caption: "Fastest", Columns: []table.Column{{Title: "Datatype"}, {Title: "Operation"}, {Title: "Fastest"}, noiseColumn}}
	for _, row := range g.Rows {
		t.Add(table.Text(grid.Heading(row.Datatype)), table.Text(row.Title), table.Text(winners(g.Fastest(row))), noiseFloor(row.Group))
	}
	return t
}
