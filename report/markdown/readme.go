// Package markdown writes a report's README.md: the document that stands in a
// repository and is read on its page.
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
	Heading string
	Name    string // of the file
	Alt     string
}

const howTo = "```bash\n" +
	"go run ./suite --output build/results.json\n" +
	"go run benchmark_report.go --json-file build/results.json --output-dir build/report\n" +
	"```\n"

// Readme returns the document.
func Readme(g *grid.Grid, pictures []Picture) []byte {
	var b strings.Builder
	b.WriteString("# Go Serialization Benchmark Report\n\n")
	fmt.Fprintf(&b, "_Generated on %s_\n\n", g.File.GeneratedAt.UTC().Format("2006-01-02 15:04:05 UTC"))
	b.WriteString("## How to Generate This Report\n\n" + howTo + "\n")
	if len(g.File.Command) > 0 {
		b.WriteString("This run was started with: " + table.EscapeMarkdown(strings.Join(g.File.Command, " ")) + "\n\n")
	}
	write(&b, "##", section.Host(g))
	write(&b, "##", section.Coverage(g))
	plots(&b, pictures)
	b.WriteString("## Benchmark Results\n\n")
	write(&b, "###", section.Timing(g))
	write(&b, "###", section.Throughput(g))
	write(&b, "###", section.Sizes(g))
	write(&b, "###", section.Ratios(g))
	write(&b, "###", section.Times(g))
	write(&b, "###", section.Allocations(g))
	write(&b, "###", section.Collector(g))
	write(&b, "###", section.Latency(g))
	write(&b, "###", section.ColdStart(g))
	write(&b, "###", section.Noise(g))
	write(&b, "##", section.Serializers(g))
	write(&b, "###", section.Traits(g))
	write(&b, "##", section.Warnings(g))
	return []byte(strings.TrimRight(b.String(), "\n") + "\n")
}

func plots(b *strings.Builder, pictures []Picture) {
	if len(pictures) == 0 {
		return
	}
	b.WriteString("## Benchmark Plots\n\n" +
		"All plots show throughput (ops/sec): longer is faster. The thin lines are 95 % intervals.\n\n")
	for _, p := range pictures {
		fmt.Fprintf(b, "### %s\n\n<p align=\"center\">\n<img src=\"%s\" width=\"90%%\" alt=\"%s\" />\n</p>\n\n",
			table.EscapeMarkdown(p.Heading), p.Name, attribute(p.Alt))
	}
}

// write writes a section, unless the run has nothing of its kind.
func write(b *strings.Builder, level string, s section.Section) {
	if s.Empty() {
		return
	}
	fmt.Fprintf(b, "%s %s\n\n", level, s.Title)
	for _, warning := range s.Warnings {
		b.WriteString("> **Warning:** " + table.EscapeMarkdown(warning) + "\n\n")
	}
	for _, note := range s.Notes {
		b.WriteString(table.EscapeMarkdown(note) + "\n\n")
	}
	for i := range s.Tables {
		if caption := s.Tables[i].Caption; caption != "" {
			b.WriteString(table.EscapeMarkdown(caption) + ":\n\n")
		}
		b.WriteString(s.Tables[i].Markdown() + "\n")
	}
}

// attribute escapes plain text for an attribute of inline HTML, on one line:
// a blank line would end the HTML.
func attribute(text string) string {
	return html.EscapeString(strings.Join(strings.Fields(text), " "))
}
