package page

import (
	"fmt"
	"html/template"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/growth"
	"serbench/report/table"
	"serbench/results"
)

// growthView is what the template of growth.html shows.
type growthView struct {
	frame
	// Elements are the prices of an element and of a call, Values how much more
	// varied values cost, Parallel how throughput scales.
	Elements, Values, Parallel []template.HTML
}

// growth makes growth.html: a column for each sweep, which leads to its page.
func (s *site) growth() ([]byte, error) {
	v := growthView{frame: s.frame("Growth", growthFile, false, "tables.js")}
	if len(s.elements) > 0 {
		v.Elements = []template.HTML{
			s.sweepMatrix("Nanoseconds for each element", byElements, func(sweep, serializer int) table.Cell {
				fit, ok := s.fit(s.elements[sweep], serializer)
				return priceCell(fit.Slope, ok)
			}),
			s.sweepMatrix("Nanoseconds for the call itself", byElements, func(sweep, serializer int) table.Cell {
				fit, ok := s.fit(s.elements[sweep], serializer)
				return priceCell(fit.Overhead, ok)
			}),
		}
	}
	if len(s.values) > 0 {
		v.Values = []template.HTML{
			s.sweepMatrix("Times as long with the most values as with the fewest", byValues, func(sweep, serializer int) table.Cell {
				return s.quotientCell(s.values[sweep], serializer)
			}),
		}
	}
	if len(s.parallel) > 0 {
		v.Parallel = []template.HTML{
			s.sweepMatrix("Times the throughput of one goroutine, with the most", byGoroutines, func(sweep, serializer int) table.Cell {
				return scalingCell(s.Cell(s.parallel[sweep], s.Serializers[serializer]))
			}),
		}
	}
	return execute("growth", v)
}

// sweepMatrix is a figure of every serializer for every sweep of a kind, each
// leading to the page of the sweep.
func (s *site) sweepMatrix(caption string, kind sweepKind, cell func(sweep, serializer int) table.Cell) template.HTML {
	t := table.Table{Caption: caption, Columns: []table.Column{{Title: "Serializer"}}}
	var files []string
	for i, x := range s.sweeps {
		if x.kind == kind {
			t.Columns = append(t.Columns, table.Column{Title: x.title, Numeric: true})
			files = append(files, s.sweepFile(i))
		}
	}
	for serializer, name := range s.Serializers {
		cells := []table.Cell{table.Text(name)}
		for sweep, file := range files {
			c := cell(sweep, serializer)
			if c.Sort != nil {
				c.Link = file
			}
			cells = append(cells, c)
		}
		t.Add(cells...)
	}
	return t.HTML()
}

// fit draws a line through a serializer's times over a sweep of list sizes.
func (s *site) fit(sweep growth.Sweep, serializer int) (growth.Fit, bool) {
	var points []growth.Point
	for _, row := range sweep.Rows {
		if e := grid.Headline(s.Cell(row, s.Serializers[serializer])); e != nil {
			points = append(points, growth.Point{Size: float64(row.Params.ListSize), NS: e.Median, Low: e.Low, High: e.High})
		}
	}
	return growth.Line(points)
}

// fitByBytes is the line against the size of the serialized value.
func (s *site) fitByBytes(sweep growth.Sweep, serializer int) (growth.Fit, bool) {
	var points []growth.Point
	for _, row := range sweep.Rows {
		c := s.Cell(row, s.Serializers[serializer])
		if e := grid.Headline(c); e != nil && c.PayloadBytes != nil {
			points = append(points, growth.Point{Size: *c.PayloadBytes, NS: e.Median, Low: e.Low, High: e.High})
		}
	}
	return growth.Line(points)
}

// quotientCell is how many times as long a serializer takes with the most values as
// with the fewest.
func (s *site) quotientCell(sweep growth.Sweep, serializer int) table.Cell {
	few := grid.Headline(s.Cell(sweep.Rows[0], s.Serializers[serializer]))
	many := grid.Headline(s.Cell(sweep.Rows[len(sweep.Rows)-1], s.Serializers[serializer]))
	if few == nil || many == nil {
		return table.Text(table.Missing)
	}
	point := func(e *results.Estimate) growth.Point { return growth.Point{NS: e.Median, Low: e.Low, High: e.High} }
	q, ok := growth.Quotient(point(many), point(few))
	if !ok {
		return table.Text(table.Missing)
	}
	return table.Number(figures.WithRange(q.V, q.Low, q.High), q.V)
}

// scalingCell is the scaling of a case with the most goroutines.
func scalingCell(c *results.Case) table.Cell {
	var most *results.Parallel
	if c != nil {
		for i := range c.Parallel {
			if most == nil || c.Parallel[i].Goroutines > most.Goroutines {
				most = &c.Parallel[i]
			}
		}
	}
	if most == nil {
		return table.Text(table.Missing)
	}
	return table.Number(fmt.Sprintf("%s with %d", figures.Significant(most.Scaling, 2), most.Goroutines), most.Scaling)
}

// priceCell is a figure of a fit. It may be below zero by the error that its margin
// says.
func priceCell(i growth.Interval, ok bool) table.Cell {
	if !ok {
		return table.Text(table.Missing)
	}
	return table.Number(figures.WithMargin(i.V, i.Low, i.High), i.V)
}
