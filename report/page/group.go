package page

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/page/chart"
	"serbench/report/page/measure"
	"serbench/report/table"
)

// groupView is what the template of a group's page shows.
type groupView struct {
	frame
	Previous, Next *link
	Siblings       []link // the groups of the same datatype
	Summary        []string
	Warnings       []string
	Charts         []chart.Chart
	Pictures       []Picture
	Table          template.HTML
	Cards          []card
	Samples        string // the page with them, or ""
}

// group makes the page of one group.
func (s *site) group(index int) ([]byte, error) {
	row := s.Rows[index]
	order := s.order(row)
	lines := make([]chart.Line, len(order))
	for i, serializer := range order {
		name := s.Serializers[serializer]
		lines[i] = chart.Line{Name: name, Colour: s.colours[serializer], Case: s.Cell(row, name)}
	}
	charts, err := chart.Group(heading(row), lines)
	if err != nil {
		return nil, err
	}
	fastest := s.Fastest(row)
	v := groupView{
		frame:    s.frame(heading(row), "", true, "tables.js", "charts.js"),
		Summary:  s.summary(row, fastest),
		Charts:   charts,
		Pictures: s.picturesOf(row.Datatype),
		Table:    s.groupTable(index, order, fastest),
	}
	if s.sampled[index] {
		v.Samples = s.samplesFile(index)
	}
	if fastest.Unreadable {
		v.Warnings = append(v.Warnings, "this group is unreadable: identical code did not read as a tie, so its ranking is noise.")
	}
	for _, d := range s.doubts[keyOf(row)] {
		v.Warnings = append(v.Warnings, d.Message+". "+d.Advice)
	}
	if index > 0 {
		v.Previous = &link{heading(s.Rows[index-1]), s.groupFile(index - 1), false}
	}
	if index+1 < len(s.Rows) {
		v.Next = &link{heading(s.Rows[index+1]), s.groupFile(index + 1), false}
	}
	for i, other := range s.Rows {
		if other.Datatype == row.Datatype {
			v.Siblings = append(v.Siblings, link{other.Title, s.groupFile(i), i == index})
		}
	}
	for _, serializer := range order {
		if c := s.card(index, serializer, fastest); c != nil {
			v.Cards = append(v.Cards, *c)
		}
	}
	return execute("group", v)
}

// order returns the indexes of the serializers by their time, the fastest first
// and those without one last: the order of everything on a group's page.
func (s *site) order(row grid.Row) []int {
	order := make([]int, len(s.Serializers))
	times := make([]float64, len(s.Serializers))
	for i, serializer := range s.Serializers {
		order[i] = i
		times[i] = -1
		if e := grid.Headline(s.Cell(row, serializer)); e != nil {
			times[i] = e.Median
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if times[a] < 0 || times[b] < 0 {
			return cmp.Compare(times[b], times[a])
		}
		return cmp.Compare(times[a], times[b])
	})
	return order
}

// summary says in words what the group shows.
func (s *site) summary(row grid.Row, fastest grid.Fastest) []string {
	var words []string
	switch n := len(fastest.Names); {
	case n == 1:
		words = append(words, "Fastest: "+fastest.Names[0]+".")
	case n > 1:
		words = append(words, "Fastest, and not to be told apart: "+winners(fastest)+".")
	}
	if g := row.Group; g != nil {
		if g.NoiseFloorPercent != nil {
			words = append(words, "Noise floor ±"+figures.Percent(*g.NoiseFloorPercent)+": a smaller difference is not a result.")
		}
		if g.LayoutSpreadPercent != nil {
			words = append(words, "Another link layout of the same source moves a ratio by "+figures.Percent(*g.LayoutSpreadPercent)+".")
		}
		if g.ForeignPercent != nil {
			words = append(words, "Meanwhile other programs used "+figures.Percent(*g.ForeignPercent)+" of a processor.")
		}
	}
	return words
}

// groupTable is all figures of the group's cases.
func (s *site) groupTable(index int, order []int, fastest grid.Fastest) template.HTML {
	row := s.Rows[index]
	t := table.Table{Caption: "All figures of " + heading(row), Columns: []table.Column{{Title: "Serializer"}}}
	var measures []measure.Measure
	for _, m := range s.measures {
		if s.has(row, m) {
			measures = append(measures, m)
			t.Columns = append(t.Columns, table.Column{Title: m.Name, Numeric: true})
		}
	}
	if s.sampled[index] {
		t.Columns = append(t.Columns, table.Column{Title: "Samples", Numeric: true})
	}
	for _, serializer := range order {
		name := s.Serializers[serializer]
		c := s.Cell(row, name)
		if c == nil {
			continue
		}
		cells := []table.Cell{{Text: name, Link: "#" + caseID(serializer), Strong: fastest.Has(name)}}
		for _, m := range measures {
			cells = append(cells, m.Cell(c))
		}
		if s.sampled[index] {
			cell := table.Text(table.Missing)
			if c.Samples != nil {
				n := len(c.Samples.NSPerOp)
				cell = table.Number(fmt.Sprint(n), float64(n))
				cell.Link = s.samplesFile(index) + "#" + caseID(serializer)
			}
			cells = append(cells, cell)
		}
		t.Add(cells...)
	}
	return t.HTML()
}

// has reports whether a case of a group has a measure.
func (s *site) has(row grid.Row, m measure.Measure) bool {
	return slices.ContainsFunc(s.Serializers, func(serializer string) bool {
		_, ok := m.Of(s.Cell(row, serializer))
		return ok
	})
}
