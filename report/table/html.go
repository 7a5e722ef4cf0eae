package table

import (
	_ "embed"
	"html/template"
	"strconv"
	"strings"
)

//go:embed table.gohtml
var htmlSource string

var htmlTemplate = template.Must(template.New("table").Parse(htmlSource))

// HTML returns the table as markup that sorts: buttons in the head, and in each
// cell of a numeric column the attribute data-v with its number, empty where
// there is none. Without a script it is a plain table.
func (t *Table) HTML() (template.HTML, error) {
	type cell struct {
		Text            string
		Numeric, Strong bool
		Value           string
	}
	view := struct {
		*Table
		Cells [][]cell
	}{Table: t, Cells: make([][]cell, len(t.Rows))}
	for i, row := range t.Rows {
		view.Cells[i] = make([]cell, len(row))
		for j, c := range row {
			view.Cells[i][j] = cell{Text: c.Text, Numeric: t.Columns[j].Numeric, Strong: c.Strong}
			if c.Sort != nil {
				view.Cells[i][j].Value = strconv.FormatFloat(*c.Sort, 'g', 6, 64)
			}
		}
	}
	var b strings.Builder
	if err := htmlTemplate.Execute(&b, view); err != nil {
		return "", err
	}
	return template.HTML(b.String()), nil
}
