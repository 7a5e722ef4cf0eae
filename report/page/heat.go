package page

import (
	"html"
	"html/template"
	"math"
	"regexp"
	"strconv"
	"strings"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/page/chart"
	"serbench/results"
)

// The heat map's scale goes from so many doublings faster to as many slower, in
// steps of half a doubling.
const (
	doublings = 3
	steps     = 4*doublings + 1
)

// A heat is who wins where: a map for each operation.
type heat struct {
	Baseline string
	Maps     []heatMap
	Scale    []heatStep
	// Ratios is false where the run has none: the maps then show times.
	Ratios bool
}

// A heatStep is a colour of the legend.
type heatStep struct {
	Class string
	Text  string
}

// A heatMap is the ratios of one operation, a line for each serializer and a
// column for each kind of data.
type heatMap struct {
	ID, Title string
	Table     template.HTML
}

func (s *site) heat() heat {
	h := heat{Baseline: s.File.Config.Baseline}
	for i := range s.File.Cases {
		if s.File.Cases[i].Ratio != nil {
			h.Ratios = true
			break
		}
	}
	for step := range steps {
		text := ""
		switch log := step - 2*doublings; {
		case log == 0:
			text = "tie"
		case log%2 == 0 && log < 0:
			text = strconv.Itoa(1<<(-log/2)) + "× faster"
		case log%2 == 0:
			text = strconv.Itoa(1<<(log/2)) + "× slower"
		}
		h.Scale = append(h.Scale, heatStep{"c" + strconv.Itoa(step), text})
	}
	for i, operation := range s.Operations {
		h.Maps = append(h.Maps, heatMap{
			ID:    "heat-" + strconv.Itoa(i+1),
			Title: grid.Title(operation),
			Table: s.heatTable(h, operation),
		})
	}
	return h
}

// heatTable is the map of one operation. It is written by hand, as a table of
// [table.Table] is, since it may have ten thousand cells.
func (s *site) heatTable(h heat, operation string) template.HTML {
	var rows []int
	var fastest []grid.Fastest
	var b strings.Builder
	title := html.EscapeString(grid.Title(operation))
	b.WriteString(`<div class="scroll" role="region" tabindex="0" aria-label="` + title + `"><table class="sortable heat"><caption>` + title +
		`</caption><thead><tr><th scope="col"><button type="button">Serializer</button></th>`)
	for i, row := range s.Rows {
		if row.Operation != operation {
			continue
		}
		rows, fastest = append(rows, i), append(fastest, s.Fastest(row))
		b.WriteString(`<th scope="col" data-numeric><button type="button">` + breakable(s.DataTitle(row)) + "</button></th>")
	}
	b.WriteString("</tr></thead>\n<tbody>\n")
	for serializer, name := range s.Serializers {
		b.WriteString(`<tr><th scope="row">` + html.EscapeString(name) + "</th>")
		for i, row := range rows {
			s.heatCell(&b, h, row, serializer, fastest[i])
		}
		b.WriteString("</tr>\n")
	}
	b.WriteString("</tbody></table></div>")
	return template.HTML(b.String())
}

// heatCell writes a case: its ratio with a colour, or without one where it is a
// tie or nobody can tell, and whether it wins.
func (s *site) heatCell(b *strings.Builder, h heat, row, serializer int, fastest grid.Fastest) {
	c := s.Cell(s.Rows[row], s.Serializers[serializer])
	e := grid.Headline(c)
	if e == nil {
		b.WriteString(`<td class="gap" data-v="">`)
		if c == nil {
			b.WriteString(chart.Gap(c))
		} else {
			b.WriteString(`<a href="` + s.caseLink(row, serializer) + `">` + chart.Gap(c) + "</a>")
		}
		b.WriteString("</td>")
		return
	}
	class, text, sort := "even", figures.ShortValue(e.Median, e.Low, e.High)+" ns", e.Median
	var marks []string
	switch r := c.Ratio; {
	case r == nil && h.Ratios && c.Serializer == h.Baseline:
		text, sort, marks = "1", 1, []string{"base"}
	case r != nil:
		text, sort = figures.Value(r.Value, r.Low, r.High), r.Value
		mark, even := verdictOf(c)
		if !even && !fastest.Unreadable {
			class = heatClass(r.Value)
		}
		if mark != "" {
			marks = append(marks, mark)
		}
	}
	if fastest.Has(s.Serializers[serializer]) {
		mark := "1st"
		if len(fastest.Names) > 1 {
			mark = "=1st"
		}
		marks = append([]string{mark}, marks...)
		class += " first"
	}
	b.WriteString(`<td class="` + class + `" data-v="` + strconv.FormatFloat(sort, 'g', 6, 64) + `"><a href="` + s.caseLink(row, serializer) + `">` + text)
	if len(marks) > 0 {
		b.WriteString("<small>" + strings.Join(marks, ", ") + "</small>")
	}
	b.WriteString("</a></td>")
}

// verdictOf returns what a cell says of a case against the baseline, and whether
// that is no difference. Where the run drew no verdict, an interval that holds 1
// is a tie.
func verdictOf(c *results.Case) (mark string, even bool) {
	r := c.Ratio
	switch {
	case c.Serializer == r.Baseline:
		return "base", true
	case r.Verdict == results.Tie, r.Verdict == "" && r.Low <= 1 && 1 <= r.High:
		return "tie", true
	case r.Verdict == results.Unresolved:
		return "unresolved", true
	}
	return "", false
}

// heatClass returns the class with the colour of a ratio that is no tie: that of
// equals is for ties.
func heatClass(ratio float64) string {
	step := int(math.Round(2 * math.Log2(ratio)))
	switch {
	case step == 0 && ratio < 1:
		step = -1
	case step == 0:
		step = 1
	}
	return "c" + strconv.Itoa(min(max(step+2*doublings, 0), steps-1))
}

// humps are the places where a name of several words may be broken.
var humps = regexp.MustCompile(`([a-z])([A-Z])`)

// breakable returns a name as markup that a narrow column may break.
func breakable(name string) string {
	return humps.ReplaceAllString(html.EscapeString(name), "$1<wbr>$2")
}
