// Package grid lays the cases of a results file out for reading: datatypes and
// operations as rows, serializers as columns, each in the order of the file's
// own lists.
//
// A place without a case is nil, and stays visible as such: a grid never fills
// a gap and never drops a row because something in it is missing.
package grid

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"serbench/results"
)

// A Grid is a results file laid out. It refers to the file, which must not
// change while the grid is in use. It is safe for concurrent reading.
type Grid struct {
	File        *results.File
	Serializers []string // all of the run
	Formats     []string // of the serializers, in their order
	Datatypes   []string // those that have rows
	Operations  []string // those that have rows
	Rows        []Row
	// Unmeasured are the groups of the run's configuration that the file has
	// nothing of: those that a run which was stopped did not come to.
	Unmeasured []Row
	cases      map[results.CaseKey]*results.Case
}

// A Row is one group of the grid.
type Row struct {
	Datatype, Operation string
	Params              results.Params
	// Title is the operation as a table calls it, with the sizes where the run has
	// several: "Serialize, 100 elements, 1 value".
	Title string
	// Group is what was measured of the group as a whole, or nil.
	Group *results.Group
}

// Words returns the row's operation as it stands in a sentence, with the sizes where
// its title has them: "serialize, 100 elements, 1 value".
func (r Row) Words() string {
	return r.Operation + strings.TrimPrefix(r.Title, Title(r.Operation))
}

// New lays out a file that [results.File.Validate] accepts.
func New(file *results.File) *Grid {
	g := &Grid{File: file, cases: make(map[results.CaseKey]*results.Case, len(file.Cases))}
	for i := range file.Serializers {
		g.Serializers = append(g.Serializers, file.Serializers[i].Name)
		g.Formats = append(g.Formats, file.Serializers[i].Format)
	}
	groups := make(map[results.CaseKey]*results.Group, len(file.Groups))
	measured := make(sizes)
	for i := range file.Groups {
		group := &file.Groups[i]
		groups[group.Key()] = group
		measured.add(group.Key())
	}
	for i := range file.Cases {
		c := &file.Cases[i]
		g.cases[c.Key()] = c
		measured.add(c.Key())
	}
	used := make(map[string]bool)
	for _, datatype := range file.Config.Datatypes {
		before := len(g.Rows)
		for _, operation := range file.Config.Operations {
			several := measured.of(datatype, operation)
			if len(several) == 0 {
				g.Unmeasured = append(g.Unmeasured, Row{Datatype: datatype, Operation: operation, Title: Title(operation)})
				continue
			}
			for _, params := range several {
				key := results.CaseKey{Datatype: datatype, Operation: operation, Params: params}
				row := Row{datatype, operation, params, Title(operation), groups[key]}
				if len(several) > 1 {
					row.Title += ", " + params.String()
				}
				g.Rows = append(g.Rows, row)
			}
			used[operation] = true
		}
		if len(g.Rows) > before {
			g.Datatypes = append(g.Datatypes, datatype)
		}
	}
	for _, operation := range file.Config.Operations {
		if used[operation] {
			g.Operations = append(g.Operations, operation)
		}
	}
	return g
}

// sizes are the sizes in which the groups of a datatype and an operation are there,
// by a key that has those two names alone.
type sizes map[results.CaseKey]map[results.Params]bool

// add notes the sizes of a case or a group.
func (s sizes) add(key results.CaseKey) {
	names := results.CaseKey{Datatype: key.Datatype, Operation: key.Operation}
	if s[names] == nil {
		s[names] = make(map[results.Params]bool)
	}
	s[names][key.Params] = true
}

// of returns the sizes of a datatype and an operation, smaller ones first.
func (s sizes) of(datatype, operation string) []results.Params {
	return slices.SortedFunc(maps.Keys(s[results.CaseKey{Datatype: datatype, Operation: operation}]),
		func(a, b results.Params) int {
			return cmp.Or(cmp.Compare(a.ListSize, b.ListSize), cmp.Compare(a.Values, b.Values))
		})
}

// Cell returns a serializer's case in a row, or nil where the file has none.
func (g *Grid) Cell(row Row, serializer string) *results.Case {
	return g.cases[results.CaseKey{
		Serializer: serializer, Datatype: row.Datatype, Operation: row.Operation, Params: row.Params,
	}]
}

// First returns the row of a datatype and an operation, that of the smallest data
// where there are several, and false where there is none.
func (g *Grid) First(datatype, operation string) (Row, bool) {
	for _, row := range g.Rows {
		if row.Datatype == datatype && row.Operation == operation {
			return row, true
		}
	}
	return Row{}, false
}

// Only returns the grid of some of the rows, in the order of g.
func (g *Grid) Only(keep func(Row) bool) *Grid {
	part := *g
	part.Rows, part.Datatypes, part.Operations = nil, nil, nil
	datatypes, operations := make(map[string]bool), make(map[string]bool)
	for _, row := range g.Rows {
		if keep(row) {
			part.Rows = append(part.Rows, row)
			datatypes[row.Datatype], operations[row.Operation] = true, true
		}
	}
	for _, datatype := range g.Datatypes {
		if datatypes[datatype] {
			part.Datatypes = append(part.Datatypes, datatype)
		}
	}
	for _, operation := range g.Operations {
		if operations[operation] {
			part.Operations = append(part.Operations, operation)
		}
	}
	return &part
}

// Of returns the rows of a datatype: at least one for each of g.Datatypes.
func (g *Grid) Of(datatype string) []Row {
	var rows []Row
	for _, row := range g.Rows {
		if row.Datatype == datatype {
			rows = append(rows, row)
		}
	}
	return rows
}

// DataTitle names the data of a row for a heading: the datatype, with the sizes
// where the run has several of it: "StructList, 100 elements, 1 value".
func (g *Grid) DataTitle(row Row) string {
	for _, other := range g.Of(row.Datatype) {
		if other.Params != row.Params {
			return Heading(row.Datatype) + ", " + row.Params.String()
		}
	}
	return Heading(row.Datatype)
}
