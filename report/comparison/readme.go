package comparison

import (
	"fmt"
	"strings"

	"serbench/report/run"
	"serbench/report/table"
)

const title = "Go Serialization Benchmark Runs, Side by Side"

// Readme returns the comparison as Markdown.
func (c *Comparison) Readme() []byte {
	var b strings.Builder
	b.WriteString("# " + title + "\n\n")
	for _, s := range c.sides {
		fmt.Fprintf(&b, "- [%s](%s/README.md): %s\n", s.name, s.dir, table.EscapeMarkdown(s.about()))
	}
	for _, s := range c.sections() {
		fmt.Fprintf(&b, "\n## %s\n", s.Title)
		for _, warning := range s.Warnings {
			b.WriteString("\n> **Warning:** " + table.EscapeMarkdown(warning) + "\n")
		}
		for _, note := range s.Notes {
			b.WriteString("\n" + table.EscapeMarkdown(note) + "\n")
		}
		for i := range s.Tables {
			if caption := s.Tables[i].Caption; caption != "" {
				b.WriteString("\n" + table.EscapeMarkdown(caption) + ":\n")
			}
			b.WriteString("\n" + s.Tables[i].Markdown())
		}
	}
	return []byte(b.String())
}

// about names a run on one line: when and where it was.
func (s side) about() string {
	words := []string{moment(s.file)}
	for _, word := range []string{run.Machine(s.file.Host), s.file.Toolchain.GoVersion, run.Source(s.file.Toolchain)} {
		if word != "" {
			words = append(words, word)
		}
	}
	return strings.Join(words, ", ")
}
