package section

import (
	"serbench/report/grid"
	"serbench/report/table"
)

// Warnings are the doubts that the run itself has about its results.
func Warnings(g *grid.Grid) Section {
	s := Section{ID: "warnings", Title: "Warnings"}
	if len(g.File.Warnings) == 0 {
		s.Notes = []string{"The run has no doubts about its results."}
		return s
	}
	s.Notes = []string{"The run doubts these results. " + count(len(g.File.Warnings), "warning") + "."}
	t := table.Table{Columns: []table.Column{{Title: "About"}, {Title: "Warning"}, {Title: "What to do"}, {Title: "Code"}}}
	for _, w := range g.File.Warnings {
		t.Add(table.Text(subject(w.Case)), table.Text(w.Message), table.Text(w.Code.Advice()), table.Text(string(w.Code)))
	}
	s.Tables = []table.Table{t}
	return s
}
