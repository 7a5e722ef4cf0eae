package export

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"
	"time"

	"serbench/report/grid"
	"serbench/results"
)

// A value is a figure with its unit, nil where the case has none.
type value struct {
	figure *float64
	unit   unit
}

// writeBenchmarks writes Go's benchmark format.
//
// A launch of a case is a line, so that benchstat finds a sample of as many values
// as there were launches. A figure that the run has once stands on the first line
// alone: on every line it would pass for a sample. What was counted stands on all of
// them, as readers expect, and is declared exact.
//
// The configuration lines are those of the testing package. benchstat compares
// nothing across a difference in them, so what may well differ between two runs
// that are to be compared, such as the toolchain, is a comment.
func writeBenchmarks(w *bufio.Writer, g *grid.Grid) error {
	file := g.File
	comment(w, "a results file of serbench, %s, job %s, baseline %s", file.GeneratedAt.UTC().Format(time.RFC3339), file.Config.Job, file.Config.Baseline)
	comment(w, "%s, revision %s", file.Toolchain.GoVersion, file.Toolchain.Revision)
	comment(w, "a line is a launch of a case: the medians of so many windows and slices as its second field says")
	for _, line := range [][2]string{
		{"goos", file.Host.OS}, {"goarch", file.Host.Architecture}, {"pkg", "serbench"}, {"cpu", file.Host.Processor},
	} {
		if text := oneLine(line[1]); text != "" {
			fmt.Fprintf(w, "%s: %s\n", line[0], text)
		}
	}
	for _, u := range units {
		fmt.Fprintf(w, "Unit %s better=%s assume=%s\n", u.name, u.better, u.assume())
	}
	for _, row := range g.Rows {
		for _, serializer := range g.Serializers {
			if c := g.Cell(row, serializer); c != nil {
				writeBenchmark(w, g, row, c)
			}
		}
	}
	return nil // a buffered writer keeps its error until it is flushed
}

func writeBenchmark(w *bufio.Writer, g *grid.Grid, row grid.Row, c *results.Case) {
	name := benchmarkName(c)
	if c.Status != results.OK {
		comment(w, "%s: %s: %s", name, c.Status, c.Reason)
		return
	}
	launches := launchesOf(c)
	var baseline map[int]launch
	if c.Ratio != nil && c.Ratio.Baseline != c.Serializer {
		if b := g.Cell(row, c.Ratio.Baseline); b != nil {
			baseline = launchesOf(b)
		}
	}
	once := onceOf(c, launches)
	for _, n := range inOrder(launches) {
		own, against := launches[n], baseline[n]
		values := []value{
			{own.windows, nsPerOp}, {own.slices, mutatorNS},
			{over(own.windows, against.windows), ratio}, {over(own.slices, against.slices), mutatorRatio},
		}
		writeLine(w, name+oneProcessor, own.samples, values, countedOf(c), once)
		once = nil
	}
	if len(launches) == 0 {
		writeLine(w, name+oneProcessor, 1, once[:2], countedOf(c), once[2:])
	}
	for _, p := range c.Parallel {
		writeLine(w, fmt.Sprintf("%s/goroutines=%d", name, p.Goroutines), 1, []value{{&p.OpsPerSecond, opsPerSecond}})
	}
}

// countedOf returns what was counted of a case.
func countedOf(c *results.Case) []value {
	return []value{
		{c.AllocBytesPerOp, bytesPerOp}, {c.AllocsPerOp, allocsPerOp},
		{c.PayloadBytes, payloadBytes}, {c.GzipBytes, gzipBytes}, {c.ZstdBytes, zstdBytes},
	}
}

// onceOf returns the figures that a run has once of a case: first the times that no
// launch has samples of.
func onceOf(c *results.Case, launches map[int]launch) []value {
	values := []value{{medianOf(c.NSPerOp), nsPerOp}, {medianOf(c.MutatorNSPerOp), mutatorNS}}
	for _, l := range launches {
		if l.windows != nil {
			values[0].figure = nil
		}
		if l.slices != nil {
			values[1].figure = nil
		}
	}
	values = append(values,
		value{medianOf(c.CPUNSPerOp), cpuNS}, value{c.GCPer1000Ops, gcPerOps},
		value{c.RetainedBytes, retainedBytes}, value{c.ColdStartNS, coldStartNS})
	if l := c.LatencyNS; l != nil {
		values = append(values, value{&l.P50, p50NS}, value{&l.P99, p99NS}, value{l.P999, p999NS})
	}
	return values
}

func medianOf(e *results.Estimate) *float64 {
	if e == nil {
		return nil
	}
	return &e.Median
}

// writeLine writes one line of figures, or nothing where all are missing.
func writeLine(w *bufio.Writer, name string, samples int, values ...[]value) {
	var b strings.Builder
	for _, group := range values {
		for _, v := range group {
			if v.figure != nil {
				b.WriteString(" " + strconv.FormatFloat(*v.figure, 'g', -1, 64) + " " + v.unit.name)
			}
		}
	}
	if b.Len() > 0 {
		fmt.Fprintf(w, "%s %d%s\n", name, samples, b.String())
	}
}

// comment writes a line that readers of the format pass over.
func comment(w *bufio.Writer, format string, args ...any) {
	fmt.Fprintf(w, "# %s\n", oneLine(fmt.Sprintf(format, args...)))
}

// oneLine brings text onto one line, shorter than the 64 KiB at which readers of the
// format give up.
func oneLine(text string) string {
	const most = 2000
	text = strings.Join(strings.Fields(strings.Map(visible, text)), " ")
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most], "") + "…"
	}
	return text
}
