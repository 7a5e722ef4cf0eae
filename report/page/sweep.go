package page

import (
	"fmt"
	"html/template"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/growth"
	"serbench/report/page/chart"
	"serbench/report/table"
	"serbench/results"
)

// A sweepKind is what grows.
type sweepKind int

const (
	byElements sweepKind = iota
	byValues
	byGoroutines
)

// A sweep is the subject of a page: one of the site's elements, values or parallel.
type sweep struct {
	kind  sweepKind
	index int
	title string
}

// sweepsOf lists the sweeps of a site in the order of their pages.
func (s *site) sweepsOf() []sweep {
	var list []sweep
	for i, x := range s.elements {
		list = append(list, sweep{byElements, i, sweepTitle(x, results.Params{Values: x.Fixed}, len(s.File.Config.Values) > 1)})
	}
	for i, x := range s.values {
		list = append(list, sweep{byValues, i, sweepTitle(x, results.Params{ListSize: x.Fixed}, x.Fixed > 0 && len(s.File.Config.ListSizes) > 1)})
	}
	for i, row := range s.parallel {
		list = append(list, sweep{byGoroutines, i, heading(row)})
	}
	return list
}

// sweepTitle names a sweep: "StructList, Serialize", with the size that stays the
// same where the run has several.
func sweepTitle(x growth.Sweep, fixed results.Params, several bool) string {
	title := grid.Heading(x.Datatype) + ", " + grid.Title(x.Operation)
	if several {
		title += ", " + fixed.String()
	}
	return title
}

// sweepView is what the template of a sweep's page shows.
type sweepView struct {
	frame
	Previous, Next *link
	Charts         []chart.Chart
	Table          template.HTML
}

// sweep makes the page of one sweep.
func (s *site) sweep(index int) ([]byte, error) {
	x := s.sweeps[index]
	v := sweepView{frame: s.frame(x.heading(), "", true, "tables.js", "charts.js")}
	if index > 0 {
		v.Previous = &link{s.sweeps[index-1].heading(), s.sweepFile(index - 1), false}
	}
	if index+1 < len(s.sweeps) {
		v.Next = &link{s.sweeps[index+1].heading(), s.sweepFile(index + 1), false}
	}
	var t table.Table
	var curves []chart.Curve
	switch x.kind {
	case byElements:
		t, curves = s.elementsTable(s.elements[x.index])
	case byValues:
		t, curves = s.valuesTable(s.values[x.index])
	case byGoroutines:
		t, curves = s.parallelTable(s.parallel[x.index])
	}
	v.Table = t.HTML()
	c, ok, err := chart.Lines("curves", t.Caption, x.heading(), curves)
	if err != nil {
		return nil, err
	}
	if ok {
		v.Charts = []chart.Chart{c}
	}
	return execute("sweep", v)
}

// heading names the sweep's page.
func (x sweep) heading() string {
	return x.title + [...]string{" against elements", " against values", " against goroutines"}[x.kind]
}

// elementsTable is cost against list size, with the fitted line of each serializer.
func (s *site) elementsTable(x growth.Sweep) (table.Table, []chart.Curve) {
	t := table.Table{
		Caption: "Nanoseconds per operation against the elements of the list",
		Columns: []table.Column{
			{Title: "Serializer"}, {Title: "For each element", Numeric: true}, {Title: "For each byte", Numeric: true}, {Title: "For the call", Numeric: true},
		},
	}
	size := func(p results.Params) (int, string) { return p.ListSize, count(p.ListSize, "element") }
	curves := s.sweepRows(&t, x, size, func(serializer int) []table.Cell {
		fit, ok := s.fit(x, serializer)
		bytes, known := s.fitByBytes(x, serializer)
		return []table.Cell{priceCell(fit.Slope, ok), priceCell(bytes.Slope, known), priceCell(fit.Overhead, ok)}
	})
	return t, curves
}

// valuesTable is cost against the number of distinct values: what the processor's
// caches and its prediction of branches spare a benchmark that repeats itself.
func (s *site) valuesTable(x growth.Sweep) (table.Table, []chart.Curve) {
	t := table.Table{
		Caption: "Nanoseconds per operation against the number of distinct values",
		Columns: []table.Column{{Title: "Serializer"}, {Title: "Times as long", Numeric: true}},
	}
	size := func(p results.Params) (int, string) { return p.Values, count(p.Values, "value") }
	curves := s.sweepRows(&t, x, size, func(serializer int) []table.Cell {
		return []table.Cell{s.quotientCell(x, serializer)}
	})
	return t, curves
}

// sweepRows adds a row for each serializer: figures of the sweep, then the time at
// each size, which leads to its case. It returns the times as curves.
func (s *site) sweepRows(t *table.Table, x growth.Sweep, size func(results.Params) (int, string), figuresOf func(serializer int) []table.Cell) []chart.Curve {
	for _, row := range x.Rows {
		_, title := size(row.Params)
		t.Columns = append(t.Columns, table.Column{Title: title, Numeric: true})
	}
	var curves []chart.Curve
	for serializer, name := range s.Serializers {
		curve := chart.Curve{Name: name, Colour: s.colours[serializer]}
		cells := append([]table.Cell{table.Text(name)}, figuresOf(serializer)...)
		for _, row := range x.Rows {
			c := s.Cell(row, name)
			e := grid.Headline(c)
			if e == nil {
				cells = append(cells, table.Text(chart.Gap(c)))
				continue
			}
			n, title := size(row.Params)
			text := figures.WithMargin(e.Median, e.Low, e.High)
			curve.Add(float64(n), e.Median, title+": "+text+" ns")
			cell := table.Number(text, e.Median)
			cell.Link = s.caseLink(s.rowOf[keyOf(row)], serializer)
			cells = append(cells, cell)
		}
		curves = append(curves, curve)
		t.Add(cells...)
	}
	return curves
}

// parallelTable is throughput against goroutines.
func (s *site) parallelTable(row grid.Row) (table.Table, []chart.Curve) {
	t := table.Table{Caption: "Operations per second against goroutines, all together", Columns: []table.Column{{Title: "Serializer"}}}
	numbers := s.goroutines(row)
	for _, n := range numbers {
		t.Columns = append(t.Columns, table.Column{Title: count(n, "goroutine"), Numeric: true}, table.Column{Title: "Times one", Numeric: true})
	}
	var curves []chart.Curve
	for serializer, name := range s.Serializers {
		c := s.Cell(row, name)
		if c == nil || len(c.Parallel) == 0 {
			continue
		}
		curve := chart.Curve{Name: name, Colour: s.colours[serializer]}
		cells := []table.Cell{{Text: name, Link: s.caseLink(s.rowOf[keyOf(row)], serializer)}}
		measured := make(map[int]results.Parallel)
		for _, p := range c.Parallel {
			measured[p.Goroutines] = p
		}
		for _, n := range numbers {
			p, ok := measured[n]
			if !ok {
				cells = append(cells, table.Text(table.Missing), table.Text(table.Missing))
				continue
			}
			rate, scaling := figures.Grouped(p.OpsPerSecond, p.Low, p.High), figures.Significant(p.Scaling, 2)
			curve.Add(float64(n), p.OpsPerSecond, fmt.Sprintf("%s: %s ops/s, %s times one", count(n, "goroutine"), rate, scaling))
			cells = append(cells, table.Number(rate, p.OpsPerSecond), table.Number(scaling, p.Scaling))
		}
		curves = append(curves, curve)
		t.Add(cells...)
	}
	return t, curves
}

// goroutines returns the numbers of goroutines that a group was measured with, in
// the order of the run.
func (s *site) goroutines(row grid.Row) []int {
	var numbers []int
	seen := make(map[int]bool)
	for _, serializer := range s.Serializers {
		c := s.Cell(row, serializer)
		if c == nil {
			continue
		}
		for _, p := range c.Parallel {
			if !seen[p.Goroutines] {
				seen[p.Goroutines] = true
				numbers = append(numbers, p.Goroutines)
			}
		}
	}
	return numbers
}

// count puts a number before a noun: "1 element", "5 elements".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
