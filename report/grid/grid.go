// Package grid lays the cases of a results file out for reading: datatypes and
// operations as rows, serializers as columns, each in the order of the file's
// own lists.
//
// A place without a case is nil, and stays visible as such: a grid never fills
// a gap and never drops a row because something in it is missing.
package grid

import "serbench/results"

// A Grid is a results file laid out. It refers to the file, which must not
// change while the grid is in use. It is safe for concurrent reading.
type Grid struct {
	File        *results.File
	Serializers []string // all of the run
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
	// Group is what was measured of the group as a whole, or nil.
	Group *results.Group
}

// New lays out a file that [results.File.Validate] accepts.
func New(file *results.File) *Grid {
	g := &Grid{File: file, cases: make(map[results.CaseKey]*results.Case, len(file.Cases))}
	for i := range file.Serializers {
		g.Serializers = append(g.Serializers, file.Serializers[i].Name)
	}
	groups := make(map[results.CaseKey]*results.Group, len(file.Groups))
	present := make(map[results.CaseKey]bool)
	for i := range file.Groups {
		group := &file.Groups[i]
		key := results.CaseKey{Datatype: group.Datatype, Operation: group.Operation}
		groups[key], present[key] = group, true
	}
	for i := range file.Cases {
		c := &file.Cases[i]
		g.cases[c.Key()] = c
		present[results.CaseKey{Datatype: c.Datatype, Operation: c.Operation}] = true
	}
	used := make(map[string]bool)
	for _, datatype := range file.Config.Datatypes {
		before := len(g.Rows)
		for _, operation := range file.Config.Operations {
			key := results.CaseKey{Datatype: datatype, Operation: operation}
			row := Row{datatype, operation, groups[key]}
			if !present[key] {
				g.Unmeasured = append(g.Unmeasured, row)
				continue
			}
			g.Rows = append(g.Rows, row)
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

// Case returns a case, or nil where the file has none.
func (g *Grid) Case(serializer, datatype, operation string) *results.Case {
	return g.cases[results.CaseKey{Serializer: serializer, Datatype: datatype, Operation: operation}]
}

// Cell returns a serializer's case in a row, or nil.
func (g *Grid) Cell(row Row, serializer string) *results.Case {
	return g.Case(serializer, row.Datatype, row.Operation)
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
