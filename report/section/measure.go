package section

import (
	"serbench/figures"
	"serbench/report/table"
	"serbench/results"
)

// A measure is one figure of a case and how it is shown. It returns false where the
// case has no such figure.
type measure struct {
	name string
	cell func(*results.Case) (table.Cell, bool)
}

// of returns what a measure shows of a case, which may be nil.
func of(c *results.Case, m measure) table.Cell {
	switch {
	case c == nil:
		return table.Text(table.Missing)
	case c.Status == results.Unsupported:
		return table.Text(table.Unsupported)
	case c.Status == results.Failed:
		return table.Text(table.Failed)
	}
	if cell, ok := m.cell(c); ok {
		return cell
	}
	return table.Text(table.Missing)
}

// exact is a measure that is counted and not estimated.
func exact(name string, of func(*results.Case) *float64) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		v := of(c)
		if v == nil {
			return table.Cell{}, false
		}
		return table.Number(figures.Exact(*v), *v), true
	}}
}

// rounded is a measure that was taken once, without an interval: two digits.
func rounded(name string, of func(*results.Case) *float64) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		v := of(c)
		if v == nil {
			return table.Cell{}, false
		}
		return table.Number(figures.Significant(*v, 2), *v), true
	}}
}

// estimate is a measure of time, shown with its margin.
func estimate(name string, of func(*results.Case) *results.Estimate) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		e := of(c)
		if e == nil {
			return table.Cell{}, false
		}
		return table.Number(figures.WithMargin(e.Median, e.Low, e.High), e.Median), true
	}}
}

// comparison is a ratio to the baseline, with its interval and verdict.
func comparison(name string, of func(*results.Case) *results.Ratio) measure {
	return measure{name, func(c *results.Case) (table.Cell, bool) {
		r := of(c)
		if r == nil {
			return table.Cell{}, false
		}
		text := figures.WithRange(r.Value, r.Low, r.High)
		if r.Verdict != "" {
			text += " " + string(r.Verdict)
		}
		return table.Number(text, r.Value), true
	}}
}

// renamed is a measure under another name.
func renamed(m measure, name string) measure {
	m.name = name
	return m
}
