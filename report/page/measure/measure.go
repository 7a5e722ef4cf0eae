// Package measure lists what a page can show of a case, and how each figure is
// printed.
//
// Its position: a kind says how a measure is printed, here and in the page's own
// script, which prints with the same rules; so a table made by either shows the
// same.
package measure

import (
	"serbench/figures"
	"serbench/report/table"
	"serbench/results"
)

// A Kind is how a measure is printed.
type Kind string

// The kinds. The page's script knows them by these names.
const (
	Time   Kind = "time"   // with a margin: "1,234±5"
	Rate   Kind = "rate"   // with the digits of its interval: "8,230,000"
	Ratio  Kind = "ratio"  // with its interval and a verdict: "0.87 (0.85–0.89) faster"
	Count  Kind = "count"  // counted, not estimated
	Three  Kind = "three"  // three digits, which is what a histogram keeps
	Single Kind = "single" // taken once, without an interval: two digits
)

// A Value is a figure of a case. A kind without an interval has only V.
type Value struct {
	V, Low, High float64
	Verdict      results.Verdict // of a ratio, if one was drawn
}

// A Measure is a figure that cases may have.
type Measure struct {
	// ID names the measure in the address of a page.
	ID string
	// Name is the title of its column, with the unit.
	Name string
	// Topic groups the measures of a case.
	Topic Topic
	Kind  Kind
	of    func(*results.Case) (Value, bool)
}

// A Topic is what a measure is about, as a heading.
type Topic string

// The topics, in the order in which a case shows them.
const (
	Speed   Topic = "Time"
	Memory  Topic = "Memory"
	Size    Topic = "Size"
	Latency Topic = "Single calls"
	Start   Topic = "First call"
)

// Topics returns the topics in their order. The caller owns the slice.
func Topics() []Topic { return []Topic{Speed, Memory, Size, Latency, Start} }

// Of returns the figure of a case, or false where it has none. The case may be
// nil.
func (m Measure) Of(c *results.Case) (Value, bool) {
	if c == nil || c.Status != results.OK {
		return Value{}, false
	}
	return m.of(c)
}

// Cell returns the figure as a cell of a table, and where there is none why.
func (m Measure) Cell(c *results.Case) table.Cell {
	v, ok := m.Of(c)
	switch {
	case ok:
		return table.Number(m.Kind.Text(v), v.V)
	case c != nil && c.Status == results.Failed:
		return table.Text(table.Failed)
	case c != nil && c.Status == results.Unsupported:
		return table.Text(table.Unsupported)
	}
	return table.Text(table.Missing)
}

// Text prints a figure.
func (k Kind) Text(v Value) string {
	switch k {
	case Time:
		return figures.WithMargin(v.V, v.Low, v.High)
	case Rate:
		return figures.Grouped(v.V, v.Low, v.High)
	case Ratio:
		text := figures.WithRange(v.V, v.Low, v.High)
		if v.Verdict != "" {
			text += " " + string(v.Verdict)
		}
		return text
	case Three:
		return figures.Significant(v.V, 3)
	case Single:
		return figures.Significant(v.V, 2)
	}
	return figures.Exact(v.V)
}

// Interval reports whether figures of the kind have an interval.
func (k Kind) Interval() bool { return k == Time || k == Rate || k == Ratio }

// Present returns those of the measures that at least one case of a file has.
func Present(file *results.File, measures []Measure) []Measure {
	var present []Measure
	for _, m := range measures {
		for i := range file.Cases {
			if _, ok := m.Of(&file.Cases[i]); ok {
				present = append(present, m)
				break
			}
		}
	}
	return present
}
