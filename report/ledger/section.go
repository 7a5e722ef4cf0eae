package ledger

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/run"
	"serbench/report/table"
	"serbench/results"
)

// section returns what the log says of a run, after those that it has.
func section(file *results.File, r run.Run, before []record) ([]byte, error) {
	var b bytes.Buffer
	title := moment(file.GeneratedAt)
	if file.Config.Job != "" {
		title += ": " + file.Config.Job
	}
	if file.Host.Processor != "" {
		title += " on " + file.Host.Processor
	}
	facts := surroundings(file)
	standings := headlines(grid.New(file))
	b.WriteString("\n## " + table.EscapeMarkdown(title) + "\n\n" + facts.Markdown())
	b.WriteString("\n### What changed\n\n")
	if len(before) == 0 {
		b.WriteString("The first run of this log.\n")
	} else {
		writeChanges(&b, before[len(before)-1].run, r)
	}
	if len(standings.Rows) > 0 {
		b.WriteString("\n### Who is fastest\n\nTimes are of this machine, median ± the 95 % interval.\n\n" + standings.Markdown())
	}
	record, err := comment(r)
	if err != nil {
		return nil, err
	}
	b.WriteString("\n")
	b.Write(record)
	return b.Bytes(), nil
}

// surroundings are the machine, the toolchain, the load and the extent of the run.
func surroundings(file *results.File) table.Table {
	host, tool, config := file.Host, file.Toolchain, file.Config
	t := table.Table{Columns: []table.Column{{Title: "Key"}, {Title: "Value"}}}
	add := func(key string, words ...string) {
		words = slices.DeleteFunc(words, func(word string) bool { return word == "" })
		if len(words) > 0 {
			t.Add(table.Text(key), table.Text(strings.Join(words, ", ")))
		}
	}
	add("Machine", run.Machine(host))
	add("System", host.Platform, labelled("kernel ", host.Kernel), labelled("governor ", host.Governor))
	add("Load", run.Load(file))
	add("Go", tool.GoVersion, labelled("GOGC=", tool.GOGC), labelled("GOMEMLIMIT=", tool.GOMEMLIMIT), labelled("GODEBUG=", tool.GODEBUG), labelled("GOAMD64=", tool.GOAMD64))
	add("Source", run.Source(tool))
	add("Command", strings.Join(file.Command, " "))
	add("Job", config.Job, count(config.Launches, "launch", "launches"), count(config.Layouts, "link layout", "link layouts"), took(file.DurationSeconds))
	add("Cases", extent(file))
	add("Noise floor", noise(file))
	add("Warnings", doubts(file.Warnings))
	return t
}

// count puts a number before a noun; it is empty for 0, which stands for not known.
func count(n int, one, many string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

func labelled(label, text string) string {
	if text == "" {
		return ""
	}
	return label + text
}

func took(seconds float64) string {
	if seconds == 0 {
		return ""
	}
	return figures.Significant(seconds, 3) + " s"
}

// extent is how many cases were measured of how many.
func extent(file *results.File) string {
	counts := make(map[results.Status]int)
	for i := range file.Cases {
		counts[file.Cases[i].Status]++
	}
	text := fmt.Sprintf("%d measured, %d unsupported, %d failed, of the suite's %d", counts[results.OK], counts[results.Unsupported],
		counts[results.Failed], max(file.Config.AllCases, len(file.Cases)))
	if !file.Complete {
		text += "; the run was stopped before its end"
	}
	return text
}

func noise(file *results.File) string {
	if file.Harness.NoiseFloorPercent == nil {
		return ""
	}
	unreadable := 0
	for i := range file.Groups {
		if r := file.Groups[i].Readable; r != nil && !*r {
			unreadable++
		}
	}
	text := fmt.Sprintf("±%s in the noisiest of %d groups", figures.Percent(*file.Harness.NoiseFloorPercent), len(file.Groups))
	if unreadable > 0 {
		text += fmt.Sprintf("; %d unreadable", unreadable)
	}
	return text
}

// doubts counts warnings by their codes, the most frequent first.
func doubts(warnings []results.Warning) string {
	counts := make(map[results.WarningCode]int)
	var codes []results.WarningCode
	for _, w := range warnings {
		if counts[w.Code]++; counts[w.Code] == 1 {
			codes = append(codes, w.Code)
		}
	}
	slices.SortFunc(codes, func(a, b results.WarningCode) int {
		return cmp.Or(-cmp.Compare(counts[a], counts[b]), cmp.Compare(a, b))
	})
	words := make([]string, len(codes))
	for i, code := range codes {
		words[i] = fmt.Sprintf("%d %s", counts[code], code)
	}
	return strings.Join(words, ", ")
}

// headlines is who wins each group and who comes next, and the baseline's time there.
func headlines(g *grid.Grid) table.Table {
	baseline := g.File.Config.Baseline
	t := table.Table{Columns: []table.Column{
		{Title: "Datatype"}, {Title: "Operation"}, {Title: cmp.Or(baseline, "baseline") + " (ns)", Numeric: true},
		{Title: "Fastest"}, {Title: "Ratio", Numeric: true}, {Title: "Next"}, {Title: "Ratio", Numeric: true}, {Title: "Noise floor", Numeric: true},
	}}
	for _, row := range g.Rows {
		fastest := g.Fastest(row)
		names, next := strings.Join(fastest.Names, ", "), ""
		first, second := least(g, row, fastest.Has), least(g, row, func(name string) bool { return !fastest.Has(name) })
		switch {
		case fastest.Unreadable:
			names, first, second = "unreadable", nil, nil
		case second != nil:
			next = second.Serializer
		}
		time, floor := "", ""
		if e := grid.Headline(g.Cell(row, baseline)); e != nil {
			time = figures.WithMargin(e.Median, e.Low, e.High)
		}
		if row.Group != nil && row.Group.NoiseFloorPercent != nil {
			floor = "±" + figures.Percent(*row.Group.NoiseFloorPercent)
		}
		cells := []table.Cell{table.Text(grid.Heading(row.Datatype)), table.Text(row.Title)}
		for _, text := range []string{time, names, ratio(first), next, ratio(second), floor} {
			cells = append(cells, table.Text(cmp.Or(text, table.Missing)))
		}
		t.Add(cells...)
	}
	return t
}

// least returns the case with the lowest ratio of those that are asked for, or nil. Of
// several that tie for the first place it is as good as any: they differ by less than
// the run can tell.
func least(g *grid.Grid, row grid.Row, of func(string) bool) *results.Case {
	var best *results.Case
	for _, name := range g.Serializers {
		c := g.Cell(row, name)
		if c != nil && c.Ratio != nil && of(name) && (best == nil || c.Ratio.Value < best.Ratio.Value) {
			best = c
		}
	}
	return best
}

func ratio(c *results.Case) string {
	if c == nil {
		return ""
	}
	return figures.WithRange(c.Ratio.Value, c.Ratio.Low, c.Ratio.High)
}
