package section

import (
	"fmt"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// mostNext is how many of those behind the fastest are named.
const mostNext = 3

// Winners is the report in short: who is fastest and who is smallest, how sure that
// is, and on which machine it was measured.
func Winners(g *grid.Grid) Section {
	s := Section{ID: "winners", Title: "Who Wins"}
	if len(g.Rows) == 0 {
		return s
	}
	s.Warnings = unreadable(g)
	if text := where(g); text != "" {
		s.Notes = append(s.Notes, text)
	}
	s.Notes = append(s.Notes,
		"Fastest names the serializer with the least time and all that tie with it; Next says how many times as long the following ones take. The suite's own yardstick, which is no library, is in neither.")
	s.Tables = append(s.Tables, fastestOf(g))
	if t := smallest(g); len(t.Rows) > 0 {
		s.Tables = append(s.Tables, t)
	}
	return s
}

// unreadable warns of groups that rank nothing.
func unreadable(g *grid.Grid) []string {
	n := 0
	for _, row := range g.Rows {
		if g.Fastest(row).Unreadable {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	return []string{fmt.Sprintf("%d of %s not readable: the baseline did not tie with itself there, and nobody wins.",
		n, plural(len(g.Rows), "group is", "groups are"))}
}

// where is the machine and the run in words: empty where neither is known.
func where(g *grid.Grid) string {
	host, tool, config := g.File.Host, g.File.Toolchain, g.File.Config
	var facts []string
	for _, fact := range []string{host.Processor, strings.Trim(host.OS+"/"+host.Architecture, "/"), host.Virtualization, tool.GoVersion} {
		if fact != "" {
			facts = append(facts, fact)
		}
	}
	var sentences []string
	if len(facts) > 0 {
		sentences = append(sentences, "Measured on "+list(facts)+".")
	}
	if config.Job != "" {
		sentence := "The job was " + config.Job
		if config.Launches > 0 {
			sentence += ", of " + plural(config.Launches, "launch", "launches")
		}
		sentences = append(sentences, sentence+".")
	}
	if floor := g.File.Harness.NoiseFloorPercent; floor != nil {
		sentences = append(sentences, "The noise floor is at most ±"+figures.Percent(*floor)+": a smaller difference is not a result.")
	}
	if n := len(g.File.Warnings); n > 0 {
		sentences = append(sentences, "The run has "+count(n, "doubt")+" about its results: see Warnings.")
	}
	return strings.Join(sentences, " ")
}

// fastestOf is a row for each group of the main operations.
func fastestOf(g *grid.Grid) table.Table {
	t := table.Table{Columns: []table.Column{
		{Title: "Datatype"}, {Title: "Operation"}, {Title: "Fastest"}, {Title: "ns/op", Numeric: true},
	}}
	further := matrix{grid: g, measures: []measure{
		renamed(ratio, strings.TrimSpace("Ratio to "+g.File.Config.Baseline)), allocs, renamed(collectorShare, "GC, % of the processor"),
	}}.present()
	for _, m := range further {
		t.Columns = append(t.Columns, table.Column{Title: m.name, Numeric: true})
	}
	t.Columns = append(t.Columns, table.Column{Title: "Next"})
	for _, row := range mainRows(g) {
		fastest := g.Fastest(row)
		var first *results.Case
		for _, serializer := range bySpeed(g, []grid.Row{row}) {
			if fastest.Has(serializer) {
				first = g.Cell(row, serializer)
				break
			}
		}
		cells := []table.Cell{
			table.Text(grid.Heading(row.Datatype)), table.Text(row.Title),
			{Text: winners(fastest), Strong: len(fastest.Names) > 0}, of(first, headline),
		}
		for _, m := range further {
			cells = append(cells, of(first, m))
		}
		t.Add(append(cells, table.Text(next(g, row, fastest, first)))...)
	}
	return t
}

// next names those that follow the fastest, with how many times its time each takes.
func next(g *grid.Grid, row grid.Row, fastest grid.Fastest, first *results.Case) string {
	if first == nil {
		return table.Missing
	}
	best := g.Paired(row, first.Serializer)
	if best == nil || best.Low <= 0 {
		return table.Missing
	}
	var words []string
	for _, serializer := range bySpeed(g, []grid.Row{row}) {
		e := g.Paired(row, serializer)
		if e == nil || fastest.Has(serializer) || g.Yardstick(serializer) {
			continue
		}
		words = append(words, serializer+" "+figures.Value(e.Median/best.Median, e.Low/best.High, e.High/best.Low)+"×")
		if len(words) == mostNext {
			break
		}
	}
	return orMissing(list(words))
}

// smallest names who needs the fewest bytes, as serialized and compressed.
func smallest(g *grid.Grid) table.Table {
	t := table.Table{Columns: []table.Column{{Title: "Datatype"}}}
	var shown []size
	for _, s := range sizes {
		if hasAny(g, s.measure) {
			shown = append(shown, s)
			t.Columns = append(t.Columns, table.Column{Title: "Smallest " + s.how}, table.Column{Title: s.name, Numeric: true})
		}
	}
	if len(shown) == 0 {
		return t
	}
	for _, d := range dataOf(g) {
		cells := []table.Cell{table.Text(d.title)}
		for _, s := range shown {
			names, least := d.least(g, s.measure)
			cells = append(cells, table.Cell{Text: orMissing(list(names)), Strong: len(names) > 0}, least)
		}
		t.Add(cells...)
	}
	return t
}
