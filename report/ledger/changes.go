package ledger

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/run"
	"serbench/report/table"
	"serbench/results"
)

// mostMoves is how many moved ratios a section lists. The others are counted.
const mostMoves = 25

// writeChanges writes what changed from one run to another.
func writeChanges(b *bytes.Buffer, before, after run.Run) {
	d := run.Diff(before, after)
	item := func(format string, args ...any) {
		b.WriteString("- " + table.EscapeMarkdown(fmt.Sprintf(format, args...)) + "\n")
	}
	fmt.Fprintf(b, "Against the run of %s:\n\n", moment(before.GeneratedAt))
	if d.Machine {
		item("another machine: ratios compare, times do not")
	}
	for _, c := range d.Facts {
		item("%s", change(c))
	}
	if len(d.Modules) > 0 {
		words := make([]string, len(d.Modules))
		for i, c := range d.Modules {
			words[i] = change(c)
		}
		item("modules: %s", strings.Join(words, "; "))
	}
	for _, cases := range []struct {
		keys []results.CaseKey
		what string
	}{{d.New, "new"}, {d.Gone, "gone"}} {
		if len(cases.keys) > 0 {
			item("ratios that are %s: %d, of %s", cases.what, len(cases.keys), bySerializer(cases.keys))
		}
	}
	switch {
	case d.Baselines:
		item("another baseline: no ratio compares")
		return
	case d.Compared == 0:
		item("no case of a readable group is in both")
		return
	}
	item("ratios that moved, by more than both intervals and both noise floors explain: %d of %d", len(d.Moved), d.Compared)
	if len(d.Moved) == 0 {
		return
	}
	if oneLayout(before) || oneLayout(after) {
		item("one of the two runs has a single link layout, and the place of code in memory alone moves a ratio by several percent")
	}
	moves := moved(d.Moved[:min(len(d.Moved), mostMoves)], sizes(after))
	b.WriteString("\n" + moves.Markdown())
	if more := len(d.Moved) - mostMoves; more > 0 {
		fmt.Fprintf(b, "\nand %d more, which moved less.\n", more)
	}
}

func oneLayout(r run.Run) bool { return r.Facts["config.layouts"] == "1" }

// sizes returns in how many sizes a run has each datatype and operation.
func sizes(r run.Run) map[results.CaseKey]int {
	counts := make(map[results.CaseKey]int)
	for _, g := range r.Groups {
		counts[results.CaseKey{Datatype: g.Datatype, Operation: g.Operation}]++
	}
	return counts
}

// moved lists moves, with the sizes of the data where there are several.
func moved(moves []run.Move, sizes map[results.CaseKey]int) table.Table {
	t := table.Table{Columns: []table.Column{
		{Title: "Serializer"}, {Title: "Datatype"}, {Title: "Operation"},
		{Title: "Ratio before", Numeric: true}, {Title: "Ratio now", Numeric: true}, {Title: "Factor", Numeric: true},
	}}
	number := func(r run.Ratio) table.Cell { return table.Text(figures.WithRange(r[0], r[1], r[2])) }
	for _, m := range moves {
		f := m.Factor()
		operation := grid.Title(m.Case.Operation)
		if sizes[results.CaseKey{Datatype: m.Case.Datatype, Operation: m.Case.Operation}] > 1 {
			operation += ", " + m.Case.Params.String()
		}
		t.Add(table.Text(m.Case.Serializer), table.Text(grid.Heading(m.Case.Datatype)), table.Text(operation),
			number(m.Before), number(m.After), table.Text(figures.Value(f[0], f[1], f[2])+"×"))
	}
	return t
}

// change tells what was and what is, on one line.
func change(c run.Change) string {
	switch {
	case c.Before == "":
		return fmt.Sprintf("%s is new: %s", c.Name, shortened(c.After))
	case c.After == "":
		return fmt.Sprintf("%s is gone: %s", c.Name, shortened(c.Before))
	}
	return fmt.Sprintf("%s: %s → %s", c.Name, shortened(c.Before), shortened(c.After))
}

// shortened keeps a fact from filling a page.
func shortened(text string) string {
	const most = 160
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most]) + "…"
}

// bySerializer counts cases by serializer, the most first: "avro (12), bson (2)".
func bySerializer(keys []results.CaseKey) string {
	counts := make(map[string]int)
	var names []string
	for _, key := range keys {
		if counts[key.Serializer]++; counts[key.Serializer] == 1 {
			names = append(names, key.Serializer)
		}
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(-cmp.Compare(counts[a], counts[b]), cmp.Compare(a, b)) })
	for i, name := range names {
		names[i] = fmt.Sprintf("%s (%d)", name, counts[name])
	}
	return strings.Join(names, ", ")
}
