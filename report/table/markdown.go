package table

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Markdown returns the table in GitHub's Markdown, padded so that it also reads
// as plain text. The caption is left to the caller.
func (t *Table) Markdown() string {
	texts := t.texts()
	widths := make([]int, len(t.Columns))
	for _, line := range texts {
		for i, text := range line {
			widths[i] = max(widths[i], utf8.RuneCountInString(text), 3)
		}
	}
	return t.markdown(texts, widths)
}

// Lean returns the same without the padding: half of the bytes, for a table that
// nobody reads as plain text.
func (t *Table) Lean() string {
	return t.markdown(t.texts(), make([]int, len(t.Columns)))
}

// texts returns the cells as Markdown, the head first.
func (t *Table) texts() [][]string {
	texts := make([][]string, 0, len(t.Rows)+1)
	head := make([]string, len(t.Columns))
	for i, column := range t.Columns {
		head[i] = EscapeMarkdown(column.Title)
	}
	texts = append(texts, head)
	for _, row := range t.Rows {
		line := make([]string, len(t.Columns))
		for i, cell := range row {
			line[i] = EscapeMarkdown(cell.Text)
			if cell.Strong {
				line[i] = "**" + line[i] + "**"
			}
		}
		texts = append(texts, line)
	}
	return texts
}

// markdown lays texts out in columns of at least such widths.
func (t *Table) markdown(texts [][]string, widths []int) string {
	var b strings.Builder
	for n, line := range texts {
		for i, text := range line {
			pad := strings.Repeat(" ", max(0, widths[i]-utf8.RuneCountInString(text)))
			b.WriteString("| ")
			if t.Columns[i].Numeric {
				b.WriteString(pad + text + " ")
			} else {
				b.WriteString(text + pad + " ")
			}
		}
		b.WriteString("|\n")
		if n > 0 {
			continue
		}
		for i, column := range t.Columns {
			if column.Numeric {
				b.WriteString("| " + strings.Repeat("-", max(2, widths[i]-1)) + ": ")
			} else {
				b.WriteString("| " + strings.Repeat("-", max(3, widths[i])) + " ")
			}
		}
		b.WriteString("|\n")
	}
	return b.String()
}

// EscapeMarkdown returns plain text as Markdown that shows it: on one line,
// with nothing in it that GitHub would take for markup, in a table or outside.
func EscapeMarkdown(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case strings.ContainsRune("\\`*_[]|~$#", r):
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '&':
			b.WriteString("&amp;")
		case unicode.IsSpace(r):
			b.WriteByte(' ')
		case !unicode.IsPrint(r):
			// Control characters, and marks that turn the direction of the text.
			b.WriteRune(utf8.RuneError)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
