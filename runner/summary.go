package runner

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
	"golang.org/x/term"

	"serbench/figures"
	"serbench/results"
)

// printSummary prints a table for each datatype: every serializer with, for each
// operation, its time and its ratio to the baseline, each with what it may be
// off; then sizes and what failed.
func printSummary(out io.Writer, file *results.File) error {
	colours := false
	if f, ok := out.(*os.File); ok {
		colours = term.IsTerminal(int(f.Fd())) && os.Getenv("NO_COLOR") == ""
	}
	if sentence := loaded(file); sentence != "" {
		if _, err := fmt.Fprintln(out, sentence); err != nil {
			return err
		}
	}
	for _, shape := range shapes(file) {
		if _, err := fmt.Fprintln(out, summaryTable(file, shape, colours)); err != nil {
			return err
		}
	}
	for _, c := range file.Cases {
		if c.Status == results.OK {
			continue
		}
		if _, err := fmt.Fprintf(out, "%s: %s %s %s: %s\n", c.Status, c.Serializer, c.Datatype, c.Operation, c.Reason); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprint(out, warningCounts(file)); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "Times are nanoseconds of one core per operation, garbage collection included, ± half their 95%% interval; ratios are to %s, with their interval: ▼ faster, ▲ slower, = tie, ? unresolved.\n",
		file.Config.Baseline)
	return err
}

// shapes returns the datatypes and sizes that the groups have, each once.
func shapes(file *results.File) []results.CaseKey {
	var shapes []results.CaseKey
	for i := range file.Groups {
		key := file.Groups[i].Key()
		key.Operation = ""
		if !slices.Contains(shapes, key) {
			shapes = append(shapes, key)
		}
	}
	return shapes
}

// summaryTable has the cases of a shape, which is a key without an operation.
func summaryTable(file *results.File, shape results.CaseKey, colours bool) string {
	t := table.NewWriter()
	t.SetStyle(table.StyleLight)
	t.Style().Format.Header = text.FormatDefault
	t.Style().Format.Footer = text.FormatDefault
	header := table.Row{shape.Datatype}
	if file.Config.SeveralSizes() {
		header[0] = shape.Datatype + ", " + shape.Params.String()
	}
	floor := table.Row{"noise floor"}
	columns := []table.ColumnConfig{}
	for _, operation := range file.Config.Operations {
		shape.Operation = operation
		group := file.Group(shape)
		if group == nil {
			continue
		}
		header = append(header, operation+" ns", "ratio", "allocs")
		floor = append(floor, "", floorOf(group), "")
	}
	header = append(header, "bytes")
	for i := range header[1:] {
		columns = append(columns, table.ColumnConfig{Number: i + 2, Align: text.AlignRight, AlignHeader: text.AlignRight, AlignFooter: text.AlignRight})
	}
	t.SetColumnConfigs(columns)
	t.AppendHeader(header)
	for _, s := range file.Serializers {
		t.AppendRow(summaryRow(file, shape, s.Name, colours))
	}
	t.AppendFooter(floor)
	return t.Render()
}

func summaryRow(file *results.File, shape results.CaseKey, serializer string, colours bool) table.Row {
	row := table.Row{serializer}
	bytes := "–"
	for _, operation := range file.Config.Operations {
		shape.Operation = operation
		group := file.Group(shape)
		if group == nil {
			continue
		}
		shape.Serializer = serializer
		c := file.Case(shape)
		switch {
		case c == nil:
			row = append(row, "–", "–", "–")
		case c.Status != results.OK:
			row = append(row, string(c.Status), "", "")
		default:
			row = append(row, emphasise(timeOf(c), fastestOf(group, serializer), colours), ratioOf(c, file.Config.Baseline), figures.Exact(*c.AllocsPerOp))
			bytes = figures.Exact(*c.PayloadBytes)
		}
	}
	return append(row, bytes)
}

func timeOf(c *results.Case) string {
	e := c.NSPerOp
	return figures.WithMargin(e.Median, e.Low, e.High)
}

func ratioOf(c *results.Case, baseline string) string {
	switch {
	case c.Serializer == baseline:
		return "baseline"
	case c.Ratio == nil:
		return "–"
	}
	return strings.TrimSpace(figures.WithRange(c.Ratio.Value, c.Ratio.Low, c.Ratio.High) + " " + mark(c.Ratio.Verdict))
}

// mark is a verdict in one sign.
func mark(v results.Verdict) string {
	switch v {
	case results.Faster:
		return "▼"
	case results.Slower:
		return "▲"
	case results.Tie:
		return "="
	case results.Unresolved:
		return "?"
	}
	return ""
}

func fastestOf(group *results.Group, serializer string) bool {
	for _, name := range group.Fastest {
		if name == serializer {
			return true
		}
	}
	return false
}

// emphasise marks the times of the fastest.
func emphasise(cell string, fastest, colours bool) string {
	if fastest && colours {
		return text.Colors{text.Bold, text.FgGreen}.Sprint(cell)
	}
	return cell
}

func floorOf(group *results.Group) string {
	switch {
	case group.NoiseFloorPercent == nil:
		return "–"
	case group.Readable != nil && !*group.Readable:
		return "unreadable: ±" + figures.Percent(*group.NoiseFloorPercent)
	}
	return "±" + figures.Percent(*group.NoiseFloorPercent)
}

// warningCounts tells which warnings the results hold, a line for all of a kind.
func warningCounts(file *results.File) string {
	counts := map[results.WarningCode]int{}
	for _, w := range file.Warnings {
		counts[w.Code]++
	}
	var text strings.Builder
	for _, code := range results.WarningCodes() {
		if n := counts[code]; n > 0 {
			fmt.Fprintf(&text, "warning: %s (%d): %s\n", code, n, code.Advice())
		}
	}
	return text.String()
}
