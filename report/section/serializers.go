package section

import (
	"strings"

	"serbench/report/grid"
	"serbench/report/table"
)

// Serializers are the rows of the run: which library, in which version, and where it
// falls short.
func Serializers(g *grid.Grid) Section {
	s := Section{ID: "serializers", Title: "Serializers"}
	if len(g.File.Serializers) == 0 {
		return s
	}
	t := table.Table{Columns: []table.Column{{Title: "Serializer"}, {Title: "Format"}, {Title: "Module"}, {Title: "Version"}, {Title: "Falls short"}}}
	for _, x := range g.File.Serializers {
		t.Add(table.Text(x.Name), table.Text(x.Format), table.Text(x.Module), table.Text(orMissing(x.Version)), table.Text(orMissing(strings.Join(x.Weaknesses, "; "))))
	}
	s.Tables = []table.Table{t}
	return s
}

// Traits are the properties of the serializers.
func Traits(g *grid.Grid) Section {
	s := Section{ID: "traits", Title: "Traits"}
	if len(g.File.Serializers) == 0 {
		return s
	}
	s.Notes = []string{"Each is a claim that the suite's tests prove."}
	t := table.Table{}
	for _, title := range []string{
		"Serializer", "Style", "Zero-copy", "Output is a view", "Reuses buffer", "Reuses value", "Unsafe",
		"Self-describing", "Needs schema", "Deterministic", "Keeps nil", "Concurrent", "Streaming",
	} {
		t.Columns = append(t.Columns, table.Column{Title: title})
	}
	for _, x := range g.File.Serializers {
		cells := []table.Cell{table.Text(x.Name), table.Text(orMissing(x.Traits.Style))}
		for _, trait := range []bool{
			x.Traits.ZeroCopy, x.Traits.View, x.Traits.BufferReuse, x.Traits.ValueReuse, x.Traits.Unsafe,
			x.Traits.SelfDescribing, x.Traits.Schema, x.Traits.Deterministic, x.Traits.KeepsNil, x.Traits.Concurrent, x.Traits.Streaming,
		} {
			cells = append(cells, table.Text(yes(trait)))
		}
		t.Add(cells...)
	}
	s.Tables = []table.Table{t}
	return s
}

func orMissing(text string) string {
	if text == "" {
		return table.Missing
	}
	return text
}
