package grid

import (
	"slices"

	"serbench/results"
)

// A Fastest is who wins a row.
type Fastest struct {
	// Names are the winner and all that tie with it, in the grid's order. It is
	// empty where nothing was measured.
	Names []string
	// Unreadable is set where the row's control failed: then nobody wins.
	Unreadable bool
}

// Has reports whether a serializer is among the fastest.
func (f Fastest) Has(serializer string) bool { return slices.Contains(f.Names, serializer) }

// Fastest returns who wins a row: those that the run itself names, and where it
// names none, those whose interval of the headline time overlaps that of the
// least median.
func (g *Grid) Fastest(row Row) Fastest {
	if row.Group != nil {
		if readable := row.Group.Readable; readable != nil && !*readable {
			return Fastest{Unreadable: true}
		}
		if len(row.Group.Fastest) > 0 {
			return Fastest{Names: row.Group.Fastest}
		}
	}
	var least *results.Estimate
	for _, serializer := range g.Serializers {
		if g.Yardstick(serializer) {
			continue
		}
		if e := Headline(g.Cell(row, serializer)); e != nil && (least == nil || e.Median < least.Median) {
			least = e
		}
	}
	var f Fastest
	for _, serializer := range g.Serializers {
		if e := Headline(g.Cell(row, serializer)); e != nil && !g.Yardstick(serializer) && e.Low <= least.High {
			f.Names = append(f.Names, serializer)
		}
	}
	return f
}

// ownModule is the module of the rows that are the suite's own.
const ownModule = "serbench"

// Yardstick reports whether a serializer is the suite's own and so no library: it
// shows what the work itself costs, and nobody can use it.
func (g *Grid) Yardstick(serializer string) bool {
	s := g.File.Serializer(serializer)
	return s != nil && s.Module == ownModule
}

// Headline returns the headline time of a case, or nil where there is none: no
// case, one that failed, or one not measured.
func Headline(c *results.Case) *results.Estimate {
	if c == nil || c.Status != results.OK {
		return nil
	}
	return c.NSPerOp
}

// Paired returns the headline time of a serializer in a row as far as it is compared
// with the others there: its ratio to the baseline times the baseline's median, and the
// baseline itself is without error. Its neighbours in time have cancelled what the
// machine did to both, so an order by it holds where one by the clock's times does not.
// Where the run has no ratio it is Headline, nil like that; it is the caller's to keep.
func (g *Grid) Paired(row Row, serializer string) *results.Estimate {
	c := g.Cell(row, serializer)
	e := Headline(c)
	if e == nil {
		return nil
	}
	if c.Ratio != nil {
		if base := Headline(g.Cell(row, c.Ratio.Baseline)); base != nil {
			return &results.Estimate{
				Median: c.Ratio.Value * base.Median, Low: c.Ratio.Low * base.Median, High: c.Ratio.High * base.Median,
			}
		}
	}
	if serializer == g.File.Config.Baseline {
		return &results.Estimate{Median: e.Median, Low: e.Median, High: e.Median}
	}
	return e
}
