package page

import (
	"fmt"
	"html/template"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/section"
	"serbench/report/table"
)

// A part is a section of a page, as the template shows it.
type part struct {
	ID, Title       string
	Warnings, Notes []string
	Tables          []template.HTML
}

// partOf returns the part of a section.
func partOf(s section.Section) part {
	p := part{ID: s.ID, Title: s.Title, Warnings: s.Warnings, Notes: s.Notes}
	for i := range s.Tables {
		t := s.Tables[i]
		t.Label = fmt.Sprintf("%s, table %d", s.Title, i+1)
		p.Tables = append(p.Tables, t.HTML())
	}
	return p
}

// overviewView is what the overview's template shows.
type overviewView struct {
	frame
	Warnings []string
	Doubts   string // how many the run itself has
	Heat     heat
	Groups   template.HTML
	Pictures []Picture
	Parts    []part
}

// overview makes index.html.
func (s *site) overview() ([]byte, error) {
	v := overviewView{
		frame:    s.frame(reportTitle, overviewFile, false, "tables.js"),
		Heat:     s.heat(),
		Groups:   s.groups(),
		Pictures: s.picturesOf(""),
	}
	if n := len(s.File.Warnings); n > 0 {
		v.Doubts = count(n, "warning")
	}
	v.Report = ""
	coverage := section.Coverage(s.Grid)
	v.Warnings, coverage.Warnings = coverage.Warnings, nil
	for _, row := range s.Rows {
		if s.Fastest(row).Unreadable {
			v.Warnings = append(v.Warnings, heading(row)+" is unreadable: identical code did not read as a tie, so its ranking is noise.")
		}
	}
	for _, p := range []section.Section{
		s.warnings(), section.Noise(s.Grid), coverage, section.Host(s.Grid), section.Serializers(s.Grid), section.Traits(s.Grid),
	} {
		if !p.Empty() {
			v.Parts = append(v.Parts, partOf(p))
		}
	}
	return execute("overview", v)
}

// groups is the list of all groups: who is fastest, how sure, and where the
// figures are.
func (s *site) groups() template.HTML {
	t := table.Table{
		Caption: "All groups",
		Columns: []table.Column{
			{Title: "Datatype"}, {Title: "Operation"}, {Title: "Fastest"},
			{Title: "Cases", Numeric: true}, {Title: "Noise floor", Numeric: true}, {Title: "Layout spread", Numeric: true}, {Title: "Samples"},
		},
	}
	for i, row := range s.Rows {
		cases := 0
		for _, serializer := range s.Serializers {
			if grid.Headline(s.Cell(row, serializer)) != nil {
				cases++
			}
		}
		samples := table.Text(table.Missing)
		if s.sampled[i] {
			samples = table.Cell{Text: "samples", Link: s.samplesFile(i)}
		}
		var floor, spread *float64
		if row.Group != nil {
			floor, spread = row.Group.NoiseFloorPercent, row.Group.LayoutSpreadPercent
		}
		t.Add(
			table.Text(grid.Heading(row.Datatype)),
			table.Cell{Text: row.Title, Link: s.groupFile(i)},
			table.Text(winners(s.Fastest(row))),
			table.Number(fmt.Sprint(cases), float64(cases)),
			share("±", floor), share("", spread), samples,
		)
	}
	return t.HTML()
}

// winners names who is fastest.
func winners(f grid.Fastest) string {
	switch {
	case f.Unreadable:
		return "unreadable"
	case len(f.Names) == 0:
		return table.Missing
	case len(f.Names) == 1:
		return f.Names[0]
	}
	return strings.Join(f.Names, " = ")
}

func share(sign string, percent *float64) table.Cell {
	if percent == nil {
		return table.Text(table.Missing)
	}
	return table.Number(sign+figures.Percent(*percent), *percent)
}
