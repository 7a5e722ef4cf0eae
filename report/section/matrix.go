package section

import (
	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// A measure is one line of a matrix: what it shows of a case. It returns false
// where the case has no such figure.
type measure struct {
	name string
	cell func(*results.Case) (table.Cell, bool)
}

// matrix lays measures out with a row for each group, or for each group and
// measure if there are several, and a column for each serializer. Measures that
// no case has are left out; without any, the table is nil.
type matrix struct {
	grid     *grid.Grid
	unit     string // beside a serializer's name in the head: "ns"
	measures []measure
	fastest  bool // a last column with who wins
	noise    bool // a last column with the noise floor
}

func (m matrix) tables() []table.Table {
	measures := m.present()
	if len(measures) == 0 {
		return nil
	}
	t := table.Table{Columns: []table.Column{{Title: "Datatype"}, {Title: "Operation"}}}
	if len(m.measures) > 1 {
		t.Columns = append(t.Columns, table.Column{Title: "Measure"})
	}
	for _, serializer := range m.grid.Serializers {
		title := serializer
		if m.unit != "" {
			title += " " + m.unit
		}
		t.Columns = append(t.Columns, table.Column{Title: title, Numeric: true})
	}
	if m.fastest {
		t.Columns = append(t.Columns, table.Column{Title: "Fastest"})
	}
	if m.noise {
		t.Columns = append(t.Columns, table.Column{Title: "Noise floor (mutator)", Numeric: true})
	}
	for _, row := range m.grid.Rows {
		fastest := m.grid.Fastest(row)
		for _, measure := range measures {
			cells := []table.Cell{table.Text(grid.Heading(row.Datatype)), table.Text(row.Title)}
			if len(m.measures) > 1 {
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
	return []table.Table{t}
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
	for i := range g.File.Cases {
		c := &g.File.Cases[i]
		if c.Status != results.OK {
			continue
		}
		if _, ok := m.cell(c); ok {
			return true
		}
	}
	return false
}

// of returns what a measure shows of a case, which may be nil.
func of(c *results.Case, m measure) table.Cell {
	switch {
	case c == nil:
		return table.Text(table.Missing)
	case c.Status == results.Unsupported:
		return table.Text(table.Unsupported)
	case c.Status == results.Failed:
		return table.Text(table.Failed)
	}
	if cell, ok := m.cell(c); ok {
		return cell
	}
	return table.Text(table.Missing)
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

// exact is a measure that is counted and not estimated.
func exact(name string, of func(*results.Case) *float64) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		v := of(c)
		if v == nil {
			return table.Cell{}, false
		}
		return table.Number(figures.Exact(*v), *v), true
	}}
}

// estimate is a measure of time, shown with its margin.
func estimate(name string, of func(*results.Case) *results.Estimate) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		e := of(c)
		if e == nil {
			return table.Cell{}, false
		}
		return table.Number(figures.WithMargin(e.Median, e.Low, e.High), e.Median), true
	}}
}
