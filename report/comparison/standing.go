package comparison

import (
	"serbench/figures"
	"serbench/report/run"
	"serbench/report/table"
	"serbench/results"
)

// A standing is what one run says of a case.
type standing struct {
	c     *results.Case // nil where the run does not have it
	group *results.Group
}

// standings returns what each run says of a case.
func (c *Comparison) standings(r row, serializer string) []standing {
	all := make([]standing, len(c.sides))
	for i, s := range c.sides {
		all[i] = standing{s.cell(r.key, serializer), s.groups[r.key]}
	}
	return all
}

func (s standing) unreadable() bool {
	return s.group != nil && s.group.Readable != nil && !*s.group.Readable
}

// ratio returns the case's ratio where it can be held against another run's: it has
// one, and its group's control did not fail.
func (s standing) ratio() (r run.Ratio, floor float64, ok bool) {
	if s.c == nil || s.c.Status != results.OK || s.c.Ratio == nil || s.unreadable() {
		return run.Ratio{}, 0, false
	}
	if s.group != nil && s.group.NoiseFloorPercent != nil {
		floor = *s.group.NoiseFloorPercent
	}
	return run.Ratio{s.c.Ratio.Value, s.c.Ratio.Low, s.c.Ratio.High}, floor, true
}

// cell shows the ratio with its interval and verdict, or why there is none.
func (s standing) cell() table.Cell {
	switch {
	case s.c == nil:
		return table.Text(table.Missing)
	case s.c.Status == results.Unsupported:
		return table.Text(table.Unsupported)
	case s.c.Status == results.Failed:
		return table.Text(table.Failed)
	case s.c.Ratio == nil:
		return table.Text(table.Missing)
	}
	r := s.c.Ratio
	text := figures.WithRange(r.Value, r.Low, r.High)
	switch {
	case s.unreadable():
		text += " unreadable"
	case r.Verdict != "":
		text += " " + string(r.Verdict)
	}
	return table.Number(text, r.Value)
}

// An agreement is how the verdicts of several runs go together.
type agreement string

const (
	// opposite: faster in one run, slower in another.
	opposite agreement = "opposite"
	// differ: a tie in one run, faster or slower in another.
	differ agreement = "differ"
	agree  agreement = "agree"
	// open: fewer than two runs have a verdict. A run that cannot tell contradicts
	// nobody.
	open agreement = table.Missing
)

func agreementOf(standings []standing) agreement {
	counts := make(map[results.Verdict]int)
	for _, s := range standings {
		if _, _, ok := s.ratio(); ok {
			counts[s.c.Ratio.Verdict]++
		}
	}
	faster, slower, tie := counts[results.Faster], counts[results.Slower], counts[results.Tie]
	switch {
	case faster > 0 && slower > 0:
		return opposite
	case tie > 0 && faster+slower > 0:
		return differ
	case faster+slower+tie > 1:
		return agree
	}
	return open
}

// spread returns the largest factor between the ratios of two runs, with the interval
// that theirs allow, and whether any two of the runs are further apart than noise
// explains. It is false where fewer than two runs have a ratio.
func spread(standings []standing) (factor run.Ratio, apart, ok bool) {
	type known struct {
		ratio run.Ratio
		floor float64
	}
	var all []known
	least, most := 0, 0
	for _, s := range standings {
		ratio, floor, ok := s.ratio()
		if !ok {
			continue
		}
		n := len(all)
		all = append(all, known{ratio, floor})
		for _, other := range all[:n] {
			apart = apart || run.Apart(other.ratio, other.floor, ratio, floor)
		}
		if ratio[0] < all[least].ratio[0] {
			least = n
		}
		if ratio[0] > all[most].ratio[0] {
			most = n
		}
	}
	if len(all) < 2 {
		return run.Ratio{}, false, false
	}
	return run.Factor(all[least].ratio, all[most].ratio), apart, true
}
