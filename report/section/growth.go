package section

import (
	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/growth"
	"serbench/report/table"
)

// Growth is how the time grows with the data, where the run has several sizes.
func Growth(g *grid.Grid) Section {
	s := Section{
		ID:    "growth",
		Title: "Growth with the Data (nanoseconds)",
		Notes: []string{
			"A straight line through the times: what each further element costs, and what the call costs by itself. " +
				"Where the line does not fit, its margins are wide.",
		},
	}
	main := make(map[grid.Row]bool)
	for _, row := range mainRows(g) {
		main[row] = true
	}
	for _, sweep := range growth.Elements(g) {
		if main[sweep.Rows[0]] {
			s.Tables = append(s.Tables, elements(g, sweep))
		}
	}
	for _, sweep := range growth.Values(g) {
		if main[sweep.Rows[0]] {
			s.Tables = append(s.Tables, values(g, sweep))
		}
	}
	return ifMeasured(s)
}

// elements is the table of a sweep over list sizes.
func elements(g *grid.Grid, sweep growth.Sweep) table.Table {
	fixed := ""
	if sweep.Fixed > 1 {
		fixed = " of " + plural(sweep.Fixed, "value", "values")
	}
	t := sweepTable(g, sweep, fixed, func(row grid.Row) string { return plural(row.Params.ListSize, "element", "elements") },
		"An element", "A call")
	for _, serializer := range bySpeed(g, sweep.Rows) {
		cells, points := sweepCells(g, sweep, serializer, func(row grid.Row) int { return row.Params.ListSize })
		slope, overhead := table.Text(table.Missing), table.Text(table.Missing)
		if fit, ok := growth.Line(points); ok {
			slope, overhead = interval(fit.Slope, ""), interval(fit.Overhead, "")
		}
		t.Add(append(cells, slope, overhead)...)
	}
	return t
}

// values is the table of a sweep over numbers of values.
func values(g *grid.Grid, sweep growth.Sweep) table.Table {
	fixed := ""
	if sweep.Fixed > 0 {
		fixed = " of " + plural(sweep.Fixed, "element", "elements")
	}
	t := sweepTable(g, sweep, fixed, func(row grid.Row) string { return plural(row.Params.Values, "value", "values") }, "Times as long")
	for _, serializer := range bySpeed(g, sweep.Rows) {
		cells, points := sweepCells(g, sweep, serializer, func(row grid.Row) int { return row.Params.Values })
		times := table.Text(table.Missing)
		if len(points) > 1 {
			if quotient, ok := growth.Quotient(points[len(points)-1], points[0]); ok {
				times = interval(quotient, "×")
			}
		}
		t.Add(append(cells, times)...)
	}
	return t
}

// sweepTable is a table with a column for each size of a sweep, and further ones.
func sweepTable(g *grid.Grid, sweep growth.Sweep, fixed string, title func(grid.Row) string, further ...string) table.Table {
	t := table.Table{
		Caption: grid.Heading(sweep.Datatype) + fixed + ", " + sweep.Operation,
		Columns: []table.Column{{Title: "Serializer"}},
	}
	for _, row := range sweep.Rows {
		t.Columns = append(t.Columns, table.Column{Title: title(row), Numeric: true})
	}
	for _, title := range further {
		t.Columns = append(t.Columns, table.Column{Title: title, Numeric: true})
	}
	return t
}

// sweepCells returns a serializer's name and times over a sweep, and the times as
// points.
func sweepCells(g *grid.Grid, sweep growth.Sweep, serializer string, size func(grid.Row) int) ([]table.Cell, []growth.Point) {
	cells := []table.Cell{table.Text(serializer)}
	var points []growth.Point
	for _, row := range sweep.Rows {
		c := g.Cell(row, serializer)
		cells = append(cells, of(c, headline))
		if e := grid.Headline(c); e != nil {
			points = append(points, growth.Point{Size: float64(size(row)), NS: e.Median, Low: e.Low, High: e.High})
		}
	}
	return cells, points
}

func interval(i growth.Interval, unit string) table.Cell {
	return table.Number(figures.WithMargin(i.V, i.Low, i.High)+unit, i.V)
}
