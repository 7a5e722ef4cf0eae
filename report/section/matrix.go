package section

import (
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// mostColumns is how many serializers stand side by side. More of them are rows, which
// a reader can scroll through.
const mostColumns = 12

// matrix lays measures of all groups out. Measures that no case has are left out;
// without any, there are no tables.
//
// A run of few serializers has one table, with a column for each serializer and a row
// for each group, or for each group and measure if there are several. A run of many
// has tables of a datatype each, with a row for each serializer, the fastest first.
type matrix struct {
	grid     *grid.Grid
	unit     string // beside a serializer's name in the head: "(ns)"
	measures []measure
	fastest  bool // who wins
	noise    bool // the noise floor
}

func (m matrix) tables() []table.Table {
	several := len(m.measures) > 1
	m.measures = m.present()
	switch {
	case len(m.measures) == 0:
		return nil
	case len(m.grid.Serializers) > mostColumns:
		return m.long()
	}
	return []table.Table{m.wide(several)}
}

// wide returns the table with a column for each serializer. A column names the measure
// of each row where there are several.
func (m matrix) wide(several bool) table.Table {
	t := table.Table{Columns: []table.Column{{Title: "Datatype"}, {Title: "Operation"}}}
	if several {
		t.Columns = append(t.Columns, table.Column{Title: "Measure"})
	}
	for _, serializer := range m.grid.Serializers {
		t.Columns = append(t.Columns, table.Column{Title: strings.TrimRight(serializer+" "+m.unit, " "), Numeric: true})
	}
	if m.fastest {
		t.Columns = append(t.Columns, table.Column{Title: "Fastest"})
	}
	if m.noise {
		t.Columns = append(t.Columns, noiseColumn)
	}
	for _, row := range m.grid.Rows {
		fastest := m.grid.Fastest(row)
		for _, measure := range m.measures {
			cells := []table.Cell{table.Text(grid.Heading(row.Datatype)), table.Text(row.Title)}
			if several {
				cells = append(cells, table.Text(measure.name))
			}
			for _, serializer := range m.grid.Serializers {
				cell := of(m.grid.Cell(row, serializer), measure)
				cell.Strong = m.fastest && fastest.Has(serializer)
				cells = append(cells, cell)
			}
			if m.fastest {
				cells = append(cells, table.Text(winners(fastest)))
			}
			if m.noise {
				cells = append(cells, noiseFloor(row.Group))
			}
			t.Add(cells...)
		}
	}
	return t
}

// present returns the measures that at least one case has.
func (m matrix) present() []measure {
	var present []measure
	for _, measure := range m.measures {
		if hasAny(m.grid, measure) {
			present = append(present, measure)
		}
	}
	return present
}

func hasAny(g *grid.Grid, m measure) bool {
	for _, row := range g.Rows {
		for _, serializer := range g.Serializers {
			c := g.Cell(row, serializer)
			if c == nil || c.Status != results.OK {
				continue
			}
			if _, ok := m.cell(c); ok {
				return true
			}
		}
	}
	return false
}

func winners(f grid.Fastest) string {
	if f.Unreadable {
		return "unreadable"
	}
	if len(f.Names) == 0 {
		return table.Missing
	}
	return list(f.Names)
}

// noiseColumn is the head of what noiseFloor returns.
var noiseColumn = table.Column{Title: "Noise floor (mutator)", Numeric: true}

// noiseFloor returns the noise floors of a group: of headline times, and of
// mutator times in parentheses.
func noiseFloor(group *results.Group) table.Cell {
	if group == nil || group.NoiseFloorPercent == nil && group.MutatorNoiseFloorPercent == nil {
		return table.Text(table.Missing)
	}
	cell := headlineFloor(group)
	if group.MutatorNoiseFloorPercent != nil {
		cell.Text += " (±" + figures.Percent(*group.MutatorNoiseFloorPercent) + ")"
	}
	return cell
}

// headlineFloor returns the noise floor of a group's headline times.
func headlineFloor(group *results.Group) table.Cell {
	if group == nil || group.NoiseFloorPercent == nil {
		return table.Text(table.Missing)
	}
	return table.Number("±"+figures.Percent(*group.NoiseFloorPercent), *group.NoiseFloorPercent)
}
