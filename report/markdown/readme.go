// Package markdown writes a report's README.md: the document that stands in a
// repository and is read on its page.
//
// Its position: who wins stands first, a picture before its tables, and a table that
// is longer than a screen is folded, so that the whole can be scrolled through.
package markdown

import (
	"fmt"
	"html"
	"strings"

	"serbench/report/grid"
	"serbench/report/section"
	"serbench/report/table"
)

// A Picture is an image beside the document.
type Picture struct {
	// Section is the ID of the section whose tables the picture stands before; empty
	// for those of the plots.
	Section string
	Heading string
	Name    string // of the file
	Alt     string
}

const howTo = "```bash\n" +
	"go run ./suite --output build/results.json\n" +
	"go run benchmark_report.go --json-file build/results.json --output-dir build/report\n" +
	"```\n"

// mostRows is how many rows a table under a caption has that is not folded.
const mostRows = 15

// mostCases is how many cases a document shows all of. Hosts of repositories cut a
// README that is much longer.
const mostCases = 2000

// Readme returns the document.
func Readme(g *grid.Grid, pictures []Picture) []byte {
	d := document{pictures: pictures}
	d.WriteString("# Go Serialization Benchmark Report\n\n")
	fmt.Fprintf(&d, "_Generated on %s_\n\n", g.File.GeneratedAt.UTC().Format("2006-01-02 15:04:05 UTC"))
	d.section("##", section.Winners(g))
	d.WriteString("## How to Generate This Report\n\n" + howTo + "\n")
	if len(g.File.Command) > 0 {
		d.WriteString("This run was started with: " + table.EscapeMarkdown(strings.Join(g.File.Command, " ")) + "\n\n")
	}
	d.section("##", section.Host(g))
	d.section("##", section.Coverage(g))
	d.plots()
	d.WriteString("## Benchmark Results\n\n")
	short := g
	if len(g.File.Cases) > mostCases {
		short = section.Short(g)
		fmt.Fprintf(&d, "This run has %d cases. Its times, throughput, sizes and ratios are all here; of what follows them, serialize and deserialize on the smallest data. index.html beside this file has the rest.\n\n",
			len(g.File.Cases))
	}
	for _, s := range []section.Section{
		section.Timing(g), section.Throughput(g), section.Sizes(g), section.Ratios(g), section.Times(short),
		section.Allocations(short), section.Collector(short), section.Latency(short), section.ColdStart(short),
		section.Parallel(short), section.Conversion(g), section.Growth(g), section.Noise(g),
	} {
		d.section("###", s)
	}
	d.section("##", section.Serializers(g))
	d.section("###", section.Traits(g))
	d.section("##", section.Warnings(g))
	return []byte(strings.TrimRight(d.String(), "\n") + "\n")
}

// document is the text as it grows.
type document struct {
	strings.Builder
	pictures []Picture
}

// plots writes the pictures that belong to no section of tables.
func (d *document) plots() {
	shown := d.picturesOf("")
	if len(shown) == 0 {
		return
	}
	d.WriteString("## Benchmark Plots\n\n" +
		"The plots of throughput show operations per second (ops/sec) of one core: further to the right is faster. Whiskers and thick lines are 95 % intervals.\n\n")
	for _, p := range shown {
		d.WriteString("### " + table.EscapeMarkdown(p.Heading) + "\n\n")
		d.picture(p)
	}
}

func (d *document) picturesOf(section string) []Picture {
	var of []Picture
	for _, p := range d.pictures {
		if p.Section == section {
			of = append(of, p)
		}
	}
	return of
}

func (d *document) picture(p Picture) {
	fmt.Fprintf(d, "<p align=\"center\">\n<img src=\"%s\" width=\"90%%\" alt=\"%s\" />\n</p>\n\n", p.Name, oneLine(p.Alt))
}

// sectionPictures writes the pictures of a section of tables, and folds them if they
// are several: the tables must not be far from their head.
func (d *document) sectionPictures(pictures []Picture) {
	if len(pictures) == 1 {
		d.picture(pictures[0])
		return
	}
	for _, p := range pictures {
		d.WriteString("<details>\n<summary>" + oneLine(p.Heading) + "</summary>\n\n")
		d.picture(p)
		d.WriteString("</details>\n\n")
	}
}

// section writes a section, unless the run has nothing of its kind.
func (d *document) section(level string, s section.Section) {
	if s.Empty() {
		return
	}
	fmt.Fprintf(d, "%s %s\n\n", level, s.Title)
	for _, warning := range s.Warnings {
		d.WriteString("> **Warning:** " + table.EscapeMarkdown(warning) + "\n\n")
	}
	for _, note := range s.Notes {
		d.WriteString(table.EscapeMarkdown(note) + "\n\n")
	}
	d.sectionPictures(d.picturesOf(s.ID))
	for i := range s.Tables {
		d.table(&s.Tables[i])
	}
}

// table writes a table beneath its caption, or folded behind it.
func (d *document) table(t *table.Table) {
	switch {
	case t.Caption == "":
		d.WriteString(t.Markdown() + "\n")
	case len(t.Rows) <= mostRows:
		d.WriteString(table.EscapeMarkdown(t.Caption) + ":\n\n" + t.Markdown() + "\n")
	default:
		d.WriteString("<details>\n<summary>" + oneLine(t.Caption) + "</summary>\n\n" + t.Lean() + "\n</details>\n\n")
	}
}

// oneLine escapes plain text for inline HTML, on one line: a blank line would end the
// HTML.
func oneLine(text string) string {
	return html.EscapeString(strings.Join(strings.Fields(text), " "))
}
