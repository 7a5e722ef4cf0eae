package table

import (
	"cmp"
	"html"
	"html/template"
	"strconv"
	"strings"
)

// HTML returns the table as markup that sorts: buttons in the head, and in each
// cell of a numeric column the attribute data-v with its number, empty where
// there is none. The first column heads the rows. Without a script it is a plain
// table.
//
// Note: it is written by hand, since a report of ten thousand cases has some
// hundred thousand cells and a template takes a microsecond for each.
func (t *Table) HTML() template.HTML {
	label := cmp.Or(t.Caption, t.Label, "Table")
	var b strings.Builder
	b.WriteString(`<div class="scroll" role="region" tabindex="0" aria-label="` + html.EscapeString(label) + `">` + "\n" + `<table class="sortable">`)
	if t.Caption != "" {
		b.WriteString("<caption>" + html.EscapeString(t.Caption) + "</caption>")
	}
	b.WriteString("\n<thead><tr>")
	for _, column := range t.Columns {
		b.WriteString(`<th scope="col"`)
		if column.Numeric {
			b.WriteString(" data-numeric")
		}
		b.WriteString(`><button type="button">` + html.EscapeString(column.Title) + "</button></th>")
	}
	b.WriteString("</tr></thead>\n<tbody>\n")
	for _, row := range t.Rows {
		b.WriteString("<tr>")
		for i, cell := range row {
			cell.html(&b, i == 0, t.Columns[i].Numeric)
		}
		b.WriteString("</tr>\n")
	}
	b.WriteString("</tbody>\n</table>\n</div>")
	return template.HTML(b.String())
}

func (c *Cell) html(b *strings.Builder, head, numeric bool) {
	element := "td"
	if head {
		element = "th"
		b.WriteString(`<th scope="row"`)
	} else {
		b.WriteString("<td")
	}
	if c.ID != "" {
		b.WriteString(` id="` + html.EscapeString(c.ID) + `"`)
	}
	if numeric {
		b.WriteString(` data-v="`)
		if c.Sort != nil {
			b.WriteString(strconv.FormatFloat(*c.Sort, 'g', 6, 64))
		}
		b.WriteByte('"')
	}
	b.WriteByte('>')
	if c.Link != "" {
		b.WriteString(`<a href="` + html.EscapeString(c.Link) + `">`)
	}
	if c.Strong {
		b.WriteString("<b>")
	}
	b.WriteString(html.EscapeString(c.Text))
	if c.Strong {
		b.WriteString("</b>")
	}
	if c.Link != "" {
		b.WriteString("</a>")
	}
	b.WriteString("</" + element + ">")
}
