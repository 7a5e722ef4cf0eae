package picture

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"
	"strings"

	"serbench/report/grid"
	"serbench/report/palette"
	"serbench/report/table"
	"serbench/results"
)

// A field is what all pictures of a grid share: its serializers, each with the colour
// that is its own.
type field struct {
	*grid.Grid
	lines []line
}

// A line is a serializer's place in a picture.
type line struct {
	name, format string
	colour       color.NRGBA
}

func newField(g *grid.Grid) *field {
	f := &field{Grid: g}
	indices := palette.Indices(g.Formats)
	for i, name := range g.Serializers {
		f.lines = append(f.lines, line{name: name, format: g.Formats[i], colour: palette.Of(indices[i])})
	}
	return f
}

// byFormat returns the lines, those of one format next to each other, in the order in
// which the formats first appear.
func (f *field) byFormat() []line {
	first := make(map[string]int)
	for i, l := range f.lines {
		if _, seen := first[l.format]; !seen {
			first[l.format] = i
		}
	}
	sorted := slices.Clone(f.lines)
	slices.SortStableFunc(sorted, func(a, b line) int { return cmp.Compare(first[a.format], first[b.format]) })
	return sorted[:min(len(sorted), mostLines)]
}

// part says that a picture has not all of the run, or nothing.
func (f *field) part(datatypes []string) string {
	var parts []string
	if n := len(f.lines); n > mostLines {
		parts = append(parts, fmt.Sprintf("%d of %d serializers", mostLines, n))
	}
	if n := len(f.Datatypes); n > len(datatypes) {
		parts = append(parts, fmt.Sprintf("%d of %d datatypes", len(datatypes), n))
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// mainOperations are those that pictures of many datatypes show.
var mainOperations = []string{"serialize", "deserialize"}

// operations returns those of the main operations that the run has, or the first two
// of a run that has neither.
func (f *field) operations() []string {
	var main []string
	for _, operation := range f.Operations {
		if slices.Contains(mainOperations, operation) {
			main = append(main, operation)
		}
	}
	if len(main) > 0 {
		return main
	}
	return f.Operations[:min(len(f.Operations), 2)]
}

// rows returns the groups of a datatype, those of the main operations first, and at
// most so many.
func (f *field) rows(datatype string, most int) []grid.Row {
	rows := f.Of(datatype)
	main := f.operations()
	slices.SortStableFunc(rows, func(a, b grid.Row) int {
		return cmp.Compare(rank(main, a.Operation), rank(main, b.Operation))
	})
	return rows[:min(len(rows), most)]
}

// rank is 0 for an operation of the list and 1 for others.
func rank(main []string, operation string) int {
	if slices.Contains(main, operation) {
		return 0
	}
	return 1
}

// first returns the case of a serializer, a datatype and an operation, that of the
// smallest data where there are several, or nil.
func (f *field) first(name, datatype, operation string) *results.Case {
	row, ok := f.First(datatype, operation)
	if !ok {
		return nil
	}
	return f.Cell(row, name)
}

// gap says why a case has no figure.
func gap(c *results.Case) string {
	switch {
	case c != nil && c.Status == results.Failed:
		return table.Failed
	case c != nil && c.Status == results.Unsupported:
		return table.Unsupported
	}
	return table.Missing
}

// and joins words: "a, b and c".
func and(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}
