package growth

import (
	"cmp"
	"slices"

	"serbench/report/grid"
	"serbench/results"
)

// A Sweep is the groups of a datatype and an operation that differ in one size
// alone, the smaller ones first.
type Sweep struct {
	Datatype, Operation string
	// Fixed is the other size: the values of a sweep of elements, the elements of
	// one of values.
	Fixed int
	Rows  []grid.Row
}

// Elements returns the sweeps over list sizes.
func Elements(g *grid.Grid) []Sweep {
	return sweeps(g, func(p results.Params) (varied, fixed int) { return p.ListSize, p.Values })
}

// Values returns the sweeps over numbers of values.
func Values(g *grid.Grid) []Sweep {
	return sweeps(g, func(p results.Params) (varied, fixed int) { return p.Values, p.ListSize })
}

func sweeps(g *grid.Grid, sizes func(results.Params) (varied, fixed int)) []Sweep {
	type key struct {
		datatype, operation string
		fixed               int
	}
	var all []Sweep
	at := make(map[key]int)
	for _, row := range g.Rows {
		_, fixed := sizes(row.Params)
		k := key{row.Datatype, row.Operation, fixed}
		i, ok := at[k]
		if !ok {
			i = len(all)
			at[k] = i
			all = append(all, Sweep{Datatype: row.Datatype, Operation: row.Operation, Fixed: fixed})
		}
		all[i].Rows = append(all[i].Rows, row)
	}
	all = slices.DeleteFunc(all, func(s Sweep) bool { return len(s.Rows) < 2 })
	for _, s := range all {
		slices.SortFunc(s.Rows, func(a, b grid.Row) int {
			x, _ := sizes(a.Params)
			y, _ := sizes(b.Params)
			return cmp.Compare(x, y)
		})
	}
	return all
}

// Parallel returns the groups that have a case measured with several goroutines.
func Parallel(g *grid.Grid) []grid.Row {
	var rows []grid.Row
	for _, row := range g.Rows {
		for _, serializer := range g.Serializers {
			if c := g.Cell(row, serializer); c != nil && len(c.Parallel) > 0 {
				rows = append(rows, row)
				break
			}
		}
	}
	return rows
}
