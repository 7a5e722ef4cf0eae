package page

import (
	"fmt"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/page/measure"
	"serbench/results"
)

// A card is a case with everything that the run knows of it.
type card struct {
	ID, Name, Colour string
	// Product is the format, the library and its version, and the style.
	Product string
	Fastest bool
	// Fate is why there are no figures; empty where there are.
	Fate      string
	Tolerance string
	Topics    []topic
	Notes     []string
	Doubts    []doubtful
	Samples   string // where they are, or ""
}

// A topic is a heading of a card and the figures beneath it.
type topic struct {
	Name    measure.Topic
	Entries []entry
}

type entry struct{ Name, Text string }

// card returns a serializer's card of a group, or nil where it has no case.
func (s *site) card(row, serializer int, fastest grid.Fastest) *card {
	name := s.Serializers[serializer]
	c := s.Cell(s.Rows[row], name)
	if c == nil {
		return nil
	}
	x := &s.File.Serializers[serializer]
	k := &card{
		ID: caseID(serializer), Name: name, Colour: s.colours[serializer],
		Product:   joined(" · ", x.Format, joined(" ", x.Module, x.Version), x.Traits.Style),
		Fastest:   fastest.Has(name),
		Tolerance: c.Tolerance,
		Doubts:    s.doubts[c.Key()],
	}
	if c.Status != results.OK {
		k.Fate = string(c.Status) + ": " + c.Reason
		return k
	}
	for _, t := range measure.Topics() {
		var entries []entry
		for _, m := range s.measures {
			if v, ok := m.Of(c); ok && m.Topic == t {
				entries = append(entries, entry{m.Name, m.Kind.Text(v)})
			}
		}
		if t == measure.Speed {
			entries = append(entries, parallelEntries(c)...)
		}
		if len(entries) > 0 {
			k.Topics = append(k.Topics, topic{t, entries})
		}
	}
	k.Notes = notes(c)
	if c.Samples != nil {
		k.Samples = s.samplesFile(row) + "#" + k.ID
	}
	return k
}

// parallelEntries are the throughputs with several goroutines.
func parallelEntries(c *results.Case) []entry {
	var entries []entry
	for _, p := range c.Parallel {
		entries = append(entries, entry{
			"ops/s, " + count(p.Goroutines, "goroutine"),
			figures.Grouped(p.OpsPerSecond, p.Low, p.High) + " (×" + figures.Significant(p.Scaling, 2) + ")",
		})
	}
	return entries
}

// notes say what stands behind the figures.
func notes(c *results.Case) []string {
	var list []string
	if r := c.Ratio; r != nil && r.DetectablePercent != nil {
		list = append(list, "A difference from the baseline below "+figures.Percent(*r.DetectablePercent)+" could not have been told.")
	}
	if l := c.LatencyNS; l != nil {
		list = append(list, fmt.Sprintf("%s single calls, with %d GC cycles and %d preemptions between them.", figures.Exact(float64(l.Samples)), l.GCCycles, l.Preemptions))
		if !l.Resolved() {
			list = append(list, fmt.Sprintf("An empty call reads %s ns: these are too short for single calls to tell.", figures.Significant(l.ClockFloor, 2)))
		}
	}
	return list
}

// joined joins the texts that are there.
func joined(separator string, texts ...string) string {
	var there []string
	for _, text := range texts {
		if text != "" {
			there = append(there, text)
		}
	}
	return strings.Join(there, separator)
}
