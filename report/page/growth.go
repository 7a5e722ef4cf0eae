package page

import (
	"fmt"
	"html/template"
	"strconv"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/page/chart"
	"serbench/report/page/growth"
	"serbench/report/table"
	"serbench/results"
)

// growthView is what the template of growth.html shows.
type growthView struct {
	frame
	Elements, Values, Parallel []growthPart
}

// A growthPart is one sweep.
type growthPart struct {
	ID, Title string
	Charts    []chart.Chart
	Table     template.HTML
}

// growth makes growth.html.
func (s *site) growth() ([]byte, error) {
	v := growthView{frame: s.frame("Growth", growthFile, true, "tables.js", "charts.js")}
	for i, sweep := range s.elements {
		p, err := s.elementsPart("elements_"+strconv.Itoa(i+1), sweep)
		if err != nil {
			return nil, err
		}
		v.Elements = append(v.Elements, p)
	}
	for i, sweep := range s.values {
		p, err := s.valuesPart("values_"+strconv.Itoa(i+1), sweep)
		if err != nil {
			return nil, err
		}
		v.Values = append(v.Values, p)
	}
	for i, row := range s.parallel {
		p, err := s.parallelPart("parallel_"+strconv.Itoa(i+1), row)
		if err != nil {
			return nil, err
		}
		v.Parallel = append(v.Parallel, p)
	}
	return execute("growth", v)
}

// sweepTitle names a sweep: "StructList, Serialize", with the size that stays the
// same where the run has several.
func sweepTitle(sweep growth.Sweep, fixed results.Params, several bool) string {
	title := grid.Heading(sweep.Datatype) + ", " + grid.Title(sweep.Operation)
	if several {
		title += ", " + fixed.String()
	}
	return title
}

// elementsPart is cost against list size, with the fitted line of each serializer.
func (s *site) elementsPart(id string, sweep growth.Sweep) (growthPart, error) {
	title := sweepTitle(sweep, results.Params{Values: sweep.Fixed}, len(s.File.Config.Values) > 1)
	t := table.Table{
		Caption: title + ", nanoseconds",
		Columns: []table.Column{
			{Title: "Serializer"}, {Title: "For each element", Numeric: true}, {Title: "For each byte", Numeric: true}, {Title: "For the call", Numeric: true},
		},
	}
	for _, row := range sweep.Rows {
		t.Columns = append(t.Columns, table.Column{Title: count(row.Params.ListSize, "element"), Numeric: true})
	}
	var curves []chart.Curve
	for i, serializer := range s.Serializers {
		curve := chart.Curve{Name: serializer, Colour: s.colours[i]}
		var byElement, byByte []growth.Point
		for _, row := range sweep.Rows {
			c := s.Cell(row, serializer)
			e := grid.Headline(c)
			if e == nil {
				continue
			}
			point := growth.Point{Size: float64(row.Params.ListSize), NS: e.Median, Low: e.Low, High: e.High}
			byElement = append(byElement, point)
			curve.Add(point.Size, e.Median, count(row.Params.ListSize, "element")+": "+figures.WithMargin(e.Median, e.Low, e.High)+" ns")
			if c.PayloadBytes != nil {
				point.Size = *c.PayloadBytes
				byByte = append(byByte, point)
			}
		}
		curves = append(curves, curve)
		slope, perByte, overhead := table.Text(table.Missing), table.Text(table.Missing), table.Text(table.Missing)
		if fit, ok := growth.Line(byElement); ok {
			slope, overhead = fitted(fit.Slope), fitted(fit.Overhead)
		}
		if fit, ok := growth.Line(byByte); ok {
			perByte = fitted(fit.Slope)
		}
		cells := []table.Cell{table.Text(serializer), slope, perByte, overhead}
		t.Add(append(cells, s.timeCells(sweep, i)...)...)
	}
	c, ok, err := chart.Lines(id, title+": nanoseconds against elements", title+", time against the elements of the list", curves)
	return growthPart{ID: id + "_part", Title: title, Charts: only(c, ok), Table: t.HTML()}, err
}

// valuesPart is cost against the number of distinct values: what the processor's
// caches and its prediction of branches spare a benchmark that repeats itself.
func (s *site) valuesPart(id string, sweep growth.Sweep) (growthPart, error) {
	title := sweepTitle(sweep, results.Params{ListSize: sweep.Fixed}, sweep.Fixed > 0 && len(s.File.Config.ListSizes) > 1)
	first, last := sweep.Rows[0], sweep.Rows[len(sweep.Rows)-1]
	t := table.Table{
		Caption: title + ", nanoseconds",
		Columns: []table.Column{{Title: "Serializer"}, {Title: fmt.Sprintf("Times, %d against %d", last.Params.Values, first.Params.Values), Numeric: true}},
	}
	for _, row := range sweep.Rows {
		t.Columns = append(t.Columns, table.Column{Title: count(row.Params.Values, "value"), Numeric: true})
	}
	var curves []chart.Curve
	for i, serializer := range s.Serializers {
		curve := chart.Curve{Name: serializer, Colour: s.colours[i]}
		for _, row := range sweep.Rows {
			if e := grid.Headline(s.Cell(row, serializer)); e != nil {
				curve.Add(float64(row.Params.Values), e.Median, count(row.Params.Values, "value")+": "+figures.WithMargin(e.Median, e.Low, e.High)+" ns")
			}
		}
		curves = append(curves, curve)
		quotient := table.Text(table.Missing)
		few, many := grid.Headline(s.Cell(first, serializer)), grid.Headline(s.Cell(last, serializer))
		if few != nil && many != nil {
			if q, ok := growth.Quotient(point(many), point(few)); ok {
				quotient = table.Number(figures.WithRange(q.V, q.Low, q.High), q.V)
			}
		}
		t.Add(append([]table.Cell{table.Text(serializer), quotient}, s.timeCells(sweep, i)...)...)
	}
	c, ok, err := chart.Lines(id, title+": nanoseconds against values", title+", time against the number of distinct values", curves)
	return growthPart{ID: id + "_part", Title: title, Charts: only(c, ok), Table: t.HTML()}, err
}

// parallelPart is throughput against goroutines.
func (s *site) parallelPart(id string, row grid.Row) (growthPart, error) {
	title := heading(row)
	t := table.Table{Caption: title + ", operations per second, and times those of one goroutine", Columns: []table.Column{{Title: "Serializer"}}}
	numbers := s.goroutines(row)
	for _, n := range numbers {
		t.Columns = append(t.Columns, table.Column{Title: count(n, "goroutine"), Numeric: true}, table.Column{Title: "×", Numeric: true})
	}
	var curves []chart.Curve
	for i, serializer := range s.Serializers {
		c := s.Cell(row, serializer)
		if c == nil || len(c.Parallel) == 0 {
			continue
		}
		curve := chart.Curve{Name: serializer, Colour: s.colours[i]}
		cells := []table.Cell{{Text: serializer, Link: s.caseLink(s.rowOf[keyOf(row)], i)}}
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
			curve.Add(float64(n), p.OpsPerSecond, fmt.Sprintf("%s: %s ops/s, %s times one", count(n, "goroutine"),
				figures.Grouped(p.OpsPerSecond, p.Low, p.High), figures.Significant(p.Scaling, 2)))
			cells = append(cells, table.Number(figures.Grouped(p.OpsPerSecond, p.Low, p.High), p.OpsPerSecond),
				table.Number(figures.Significant(p.Scaling, 2), p.Scaling))
		}
		curves = append(curves, curve)
		t.Add(cells...)
	}
	c, ok, err := chart.Lines(id, title+": operations per second against goroutines", title+", throughput against goroutines", curves)
	return growthPart{ID: id + "_part", Title: title, Charts: only(c, ok), Table: t.HTML()}, err
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

// timeCells are a serializer's times over a sweep, each leading to its case.
func (s *site) timeCells(sweep growth.Sweep, serializer int) []table.Cell {
	var cells []table.Cell
	for _, row := range sweep.Rows {
		c := s.Cell(row, s.Serializers[serializer])
		e := grid.Headline(c)
		if e == nil {
			cells = append(cells, table.Text(chart.Gap(c)))
			continue
		}
		cell := table.Number(figures.WithMargin(e.Median, e.Low, e.High), e.Median)
		cell.Link = s.caseLink(s.rowOf[keyOf(row)], serializer)
		cells = append(cells, cell)
	}
	return cells
}

func point(e *results.Estimate) growth.Point {
	return growth.Point{NS: e.Median, Low: e.Low, High: e.High}
}

func fitted(i growth.Interval) table.Cell {
	return table.Number(figures.WithMargin(i.V, i.Low, i.High), i.V)
}

func only(c chart.Chart, ok bool) []chart.Chart {
	if !ok {
		return nil
	}
	return []chart.Chart{c}
}

// count puts a number before a noun: "1 element", "5 elements".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
