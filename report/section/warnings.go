package section

import (
	"strconv"

	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// mostWarnings is how many warnings are told one by one. Of more, those of a kind are
// told together first.
const mostWarnings = 15

// Warnings are the doubts that the run itself has about its results.
func Warnings(g *grid.Grid) Section {
	s := Section{ID: "warnings", Title: "Warnings"}
	warnings := g.File.Warnings
	if len(warnings) == 0 {
		s.Notes = []string{"The run has no doubts about its results."}
		return s
	}
	s.Notes = []string{"The run doubts these results. " + count(len(warnings), "warning") + "."}
	t := table.Table{Columns: []table.Column{{Title: "About"}, {Title: "Warning"}, {Title: "What to do"}, {Title: "Code"}}}
	about := subjects(g)
	if len(warnings) <= mostWarnings {
		for _, w := range warnings {
			t.Add(table.Text(about(w.Case)), table.Text(w.Message), table.Text(w.Code.Advice()), table.Text(string(w.Code)))
		}
		s.Tables = []table.Table{t}
		return s
	}
	each := table.Table{Caption: "Each of them", Columns: []table.Column{{Title: "About"}, {Title: "Warning"}, {Title: "Code"}}}
	for _, w := range warnings {
		each.Add(table.Text(about(w.Case)), table.Text(w.Message), table.Text(string(w.Code)))
	}
	s.Tables = []table.Table{kinds(warnings, about), each}
	return s
}

// kinds is a row for each kind of warning, in the order in which they first appear.
func kinds(warnings []results.Warning, about func(*results.CaseKey) string) table.Table {
	t := table.Table{Columns: []table.Column{{Title: "Code"}, {Title: "Times", Numeric: true}, {Title: "For example"}, {Title: "What to do"}}}
	times := make(map[results.WarningCode]int)
	for _, w := range warnings {
		times[w.Code]++
	}
	for _, w := range warnings {
		n := times[w.Code]
		if n == 0 {
			continue
		}
		times[w.Code] = 0
		t.Add(table.Text(string(w.Code)), table.Number(strconv.Itoa(n), float64(n)), table.Text(about(w.Case)+": "+w.Message), table.Text(w.Code.Advice()))
	}
	return t
}

// subjects returns what names the subject of a warning.
func subjects(g *grid.Grid) func(*results.CaseKey) string {
	sized := make(map[string]bool) // the datatypes of several sizes
	for _, d := range dataOf(g) {
		datatype := d.rows[0].Datatype
		_, sized[datatype] = sized[datatype]
	}
	return func(key *results.CaseKey) string {
		if key == nil {
			return "the run"
		}
		about := grid.Heading(key.Datatype) + " " + key.Operation
		if sized[key.Datatype] {
			about += ", " + key.Params.String()
		}
		if key.Serializer == "" {
			return about
		}
		return key.Serializer + ", " + about
	}
}
