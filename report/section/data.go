package section

import (
	"slices"

	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// data is a datatype in one size, and the groups that it was measured in. What
// belongs to the value and not to the operation is the same in all of them.
type data struct {
	title string
	rows  []grid.Row
}

// dataOf returns the data of a grid in its order.
func dataOf(g *grid.Grid) []data {
	var all []data
	for _, datatype := range g.Datatypes {
		rows := g.Of(datatype)
		var of []data
		for _, row := range rows {
			i := slices.IndexFunc(of, func(d data) bool { return d.rows[0].Params == row.Params })
			if i < 0 {
				i = len(of)
				of = append(of, data{title: grid.Heading(datatype)})
			}
			of[i].rows = append(of[i].rows, row)
		}
		if len(of) > 1 {
			for i := range of {
				of[i].title += ", " + of[i].rows[0].Params.String()
			}
		}
		all = append(all, of...)
	}
	return all
}

// sized returns the first case of a serializer, over the groups, that has a size: all
// that have it have the same. Failing that it returns the first case, which tells why
// there is none.
func (d data) sized(g *grid.Grid, serializer string, m measure) *results.Case {
	var first *results.Case
	for _, row := range d.rows {
		c := g.Cell(row, serializer)
		if c == nil {
			continue
		}
		if first == nil {
			first = c
		}
		if _, ok := m.cell(c); ok && c.Status == results.OK {
			return c
		}
	}
	return first
}

// least returns who has the least of a size, and how much that is.
func (d data) least(g *grid.Grid, m measure) ([]string, table.Cell) {
	var names []string
	least := table.Text(table.Missing)
	for _, serializer := range g.Serializers {
		cell := of(d.sized(g, serializer, m), m)
		switch {
		case cell.Sort == nil:
		case least.Sort == nil || *cell.Sort < *least.Sort:
			names, least = []string{serializer}, cell
		case *cell.Sort == *least.Sort:
			names = append(names, serializer)
		}
	}
	return names, least
}
