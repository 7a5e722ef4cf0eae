package section

import (
	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// Noise is what each group's control showed, and what the machine did meanwhile.
func Noise(g *grid.Grid) Section {
	t := table.Table{Columns: []table.Column{
		{Title: "Datatype"}, {Title: "Operation"},
		{Title: "Control", Numeric: true}, {Title: "Control (mutator)", Numeric: true},
		{Title: "Noise floor (mutator)", Numeric: true}, {Title: "Layout spread", Numeric: true},
		{Title: "Readable"}, {Title: "Load", Numeric: true}, {Title: "Others' processor time", Numeric: true}, {Title: "Steal", Numeric: true},
	}}
	for _, row := range g.Rows {
		if row.Group == nil {
			continue
		}
		readable := table.Missing
		if row.Group.Readable != nil {
			readable = yes(*row.Group.Readable)
		}
		t.Add(table.Text(grid.Heading(row.Datatype)), table.Text(row.Title),
			control(row.Group.Control), control(row.Group.MutatorControl),
			noiseFloor(row.Group), share(row.Group.LayoutSpreadPercent), table.Text(readable),
			number(row.Group.LoadBefore), share(row.Group.ForeignPercent), share(row.Group.StealPercent))
	}
	s := Section{
		ID:    "noise",
		Title: "Noise",
		Notes: []string{
			"The control is the baseline measured a second time as if it were a competitor: what it differs from 1 is noise. " +
				"The layout spread is how much the ratios of the median case vary between link layouts of the same source.",
		},
	}
	if len(t.Rows) > 0 {
		s.Tables = []table.Table{t}
	}
	return ifMeasured(s)
}

func control(c *results.Control) table.Cell {
	if c == nil {
		return table.Text(table.Missing)
	}
	return table.Number(figures.WithRange(c.Ratio, c.Low, c.High), c.Ratio)
}

func share(percent *float64) table.Cell {
	if percent == nil {
		return table.Text(table.Missing)
	}
	return table.Number(figures.Percent(*percent), *percent)
}

func number(v *float64) table.Cell {
	if v == nil {
		return table.Text(table.Missing)
	}
	return table.Number(figures.Significant(*v, 2), *v)
}
