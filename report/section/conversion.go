package section

import (
	"slices"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// conversions are an operation on the library's own types and the same on the
// application's, the conversion inside; and the conversion by itself.
var conversions = []struct{ native, domain, alone string }{
	{serialize, serializeDomain, toNative},
	{deserialize, deserializeDomain, fromNative},
}

// Conversion is what it costs that a library has types of its own, where the run has
// the operations that tell.
func Conversion(g *grid.Grid) Section {
	s := Section{
		ID:    "conversion",
		Title: "Conversion's Share",
		Notes: []string{
			"What it costs to convert between the application's types and the library's: the part of the time on the application's types that is not spent on the library's. " +
				"The two are measured in groups of their own, one after the other, so that this is no surer than the machine was steady: a share below 0 shows that it was not. " +
				"Serializers that work on the application's types have nothing to convert and are left out.",
		},
	}
	for _, d := range dataOf(g) {
		if t := d.conversion(g); len(t.Rows) > 0 {
			s.Tables = append(s.Tables, t)
		}
	}
	return ifMeasured(s)
}

// conversion is the table of one datatype in one size.
func (d data) conversion(g *grid.Grid) table.Table {
	t := table.Table{Caption: d.title, Columns: []table.Column{{Title: "Serializer"}}}
	var cells []func(serializer string) table.Cell
	column := func(title string, cell func(serializer string) table.Cell) {
		t.Columns = append(t.Columns, table.Column{Title: title, Numeric: true})
		cells = append(cells, cell)
	}
	var telling []grid.Row // the groups that only serializers with types of their own have
	for _, c := range conversions {
		native, hasNative := d.row(c.native)
		domain, hasDomain := d.row(c.domain)
		for _, row := range []grid.Row{native, domain} {
			if row.Operation != "" && hasDomain {
				column(grid.Title(row.Operation)+" (ns)", func(serializer string) table.Cell { return of(g.Cell(row, serializer), headline) })
			}
		}
		if hasDomain {
			telling = append(telling, domain)
		}
		if hasNative && hasDomain {
			column("Conversion", func(serializer string) table.Cell {
				return shareOf(g.Cell(native, serializer), g.Cell(domain, serializer))
			})
		}
		if alone, ok := d.row(c.alone); ok {
			telling = append(telling, alone)
			column(grid.Title(c.alone)+" (ns)", func(serializer string) table.Cell { return of(g.Cell(alone, serializer), headline) })
		}
	}
	for _, serializer := range bySpeed(g, telling) {
		if !slices.ContainsFunc(telling, func(row grid.Row) bool { return grid.Headline(g.Cell(row, serializer)) != nil }) {
			continue
		}
		line := []table.Cell{table.Text(serializer)}
		for _, cell := range cells {
			line = append(line, cell(serializer))
		}
		t.Add(line...)
	}
	return t
}

// row returns the group of an operation.
func (d data) row(operation string) (grid.Row, bool) {
	i := slices.IndexFunc(d.rows, func(row grid.Row) bool { return row.Operation == operation })
	if i < 0 {
		return grid.Row{}, false
	}
	return d.rows[i], true
}

// shareOf is the part of the whole's time that the part does not take, with the
// interval that the two intervals allow.
func shareOf(part, whole *results.Case) table.Cell {
	p, w := grid.Headline(part), grid.Headline(whole)
	if p == nil || w == nil || w.Low <= 0 {
		return table.Text(table.Missing)
	}
	share := 100 * (1 - p.Median/w.Median)
	return table.Number(figures.WithMargin(share, 100*(1-p.High/w.Low), 100*(1-p.Low/w.High))+"%", share)
}
