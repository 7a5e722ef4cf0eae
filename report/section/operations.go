package section

import (
	"slices"

	"serbench/report/grid"
)

// The operations that a report knows by name.
const (
	serialize         = "serialize"
	deserialize       = "deserialize"
	serializeDomain   = "serialize-domain"
	deserializeDomain = "deserialize-domain"
	toNative          = "to-native"
	fromNative        = "from-native"
)

// Short returns the part of a grid that a document has room for of a run that is too
// large to show all of: the main operations, on the smallest data.
func Short(g *grid.Grid) *grid.Grid {
	first := make(map[grid.Row]bool)
	for _, row := range mainRows(g) {
		if least, ok := g.First(row.Datatype, row.Operation); ok {
			first[least] = true
		}
	}
	return g.Only(func(row grid.Row) bool { return first[row] })
}

// mainRows returns the groups of the two operations that everybody asks for, or all
// groups of a run that has neither.
func mainRows(g *grid.Grid) []grid.Row {
	rows := slices.DeleteFunc(slices.Clone(g.Rows), func(row grid.Row) bool { return !mainOperation(row.Operation) })
	if len(rows) == 0 {
		return g.Rows
	}
	return rows
}

func mainOperation(name string) bool { return name == serialize || name == deserialize }
