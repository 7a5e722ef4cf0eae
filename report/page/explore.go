package page

import (
	"encoding/json"
	"html/template"
	"slices"
	"strconv"

	"serbench/report/grid"
	"serbench/report/page/measure"
	"serbench/report/page/trait"
	"serbench/report/table"
	"serbench/results"
)

// firstScreen is how many cases are in the markup of the table of all cases: those
// that are there to read without a script. With one, it shows as many at a time.
const firstScreen = 100

// exploreView is what the template of the table of all cases shows.
type exploreView struct {
	frame
	Cases      int
	Shown      int
	Table      template.HTML
	Formats    []string
	Datatypes  []string
	Operations []string
	Sizes      []string
	Traits     []trait.Trait
	Data       template.JS
}

// exploreData is what the page's script makes the table of. Its lists are by
// index, and short of names, since there may be ten thousand cases.
type exploreData struct {
	Screen      int                 `json:"screen"` // rows shown at a time
	Serializers []exploreSerializer `json:"serializers"`
	Groups      []exploreGroup      `json:"groups"`
	Columns     []exploreColumn     `json:"columns"`
	// Cases are lists: the serializer, the group, null or the status, and for each
	// column null, a number, or a value with its interval and verdict.
	Cases [][]any `json:"cases"`
}

type exploreSerializer struct {
	Name   string   `json:"name"`
	Format string   `json:"format"`
	Traits []string `json:"traits"`
	Anchor string   `json:"anchor"`
}

type exploreGroup struct {
	Datatype  string `json:"datatype"`
	Operation string `json:"operation"`
	Sizes     string `json:"sizes"`
	Title     string `json:"title"` // the operation, with the sizes where there are several
	File      string `json:"file"`
}

type exploreColumn struct {
	ID   string       `json:"id"`
	Name string       `json:"name"`
	Kind measure.Kind `json:"kind"`
	// Of is the column whose times a rate is of, so that it need not be sent twice.
	Of *int `json:"of,omitempty"`
}

// explore makes explore.html.
func (s *site) explore() ([]byte, error) {
	d := s.exploreData()
	encoded, err := json.Marshal(d)
	if err != nil {
		return nil, err
	}
	v := exploreView{
		frame:      s.frame("Explore all cases", exploreFile, false, "figures.js", "csv.js", "view.js", "explore.js"),
		Cases:      len(d.Cases),
		Shown:      min(firstScreen, len(d.Cases)),
		Table:      s.exploreTable(),
		Operations: titles(s.Operations, grid.Title),
		Datatypes:  titles(s.Datatypes, grid.Heading),
		Data:       template.JS(encoded),
	}
	for _, x := range d.Serializers {
		if !slices.Contains(v.Formats, x.Format) {
			v.Formats = append(v.Formats, x.Format)
		}
	}
	for _, g := range d.Groups {
		if g.Sizes != "" && !slices.Contains(v.Sizes, g.Sizes) {
			v.Sizes = append(v.Sizes, g.Sizes)
		}
	}
	// A trait that all have, or none, tells nobody apart.
	for _, t := range trait.All() {
		with := 0
		for _, x := range d.Serializers {
			if slices.Contains(x.Traits, t.ID) {
				with++
			}
		}
		if with > 0 && with < len(d.Serializers) {
			v.Traits = append(v.Traits, t)
		}
	}
	return execute("explore", v)
}

func titles(names []string, title func(string) string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = title(name)
	}
	return list
}

func (s *site) exploreData() exploreData {
	d := exploreData{Screen: firstScreen, Serializers: []exploreSerializer{}, Groups: []exploreGroup{}, Columns: []exploreColumn{}, Cases: [][]any{}}
	for i := range s.File.Serializers {
		x := &s.File.Serializers[i]
		d.Serializers = append(d.Serializers, exploreSerializer{x.Name, x.Format, trait.Of(x), caseID(i)})
	}
	for _, m := range s.main {
		d.Columns = append(d.Columns, exploreColumn{ID: m.ID, Name: m.Name, Kind: m.Kind, Of: s.timesOf(m)})
	}
	for i, row := range s.Rows {
		g := exploreGroup{
			Datatype: grid.Heading(row.Datatype), Operation: grid.Title(row.Operation), Title: row.Title, File: s.groupFile(i),
		}
		if s.DataTitle(row) != g.Datatype {
			g.Sizes = row.Params.String()
		}
		d.Groups = append(d.Groups, g)
	}
	for i, row := range s.Rows {
		for serializer, name := range s.Serializers {
			if c := s.Cell(row, name); c != nil {
				d.Cases = append(d.Cases, s.exploreCase(c, serializer, i))
			}
		}
	}
	return d
}

// timesOf returns the column that a rate is computed from, or nil for another
// measure.
func (s *site) timesOf(m measure.Measure) *int {
	if m.Kind != measure.Rate {
		return nil
	}
	i := slices.IndexFunc(s.main, func(other measure.Measure) bool { return other.ID == "ns" })
	return &i
}

func (s *site) exploreCase(c *results.Case, serializer, group int) []any {
	list := []any{serializer, group, nil}
	if c.Status != results.OK {
		list[2] = string(c.Status)
		return list
	}
	for _, m := range s.main {
		v, ok := m.Of(c)
		switch {
		case !ok || m.Kind == measure.Rate:
			list = append(list, nil)
		case m.Kind == measure.Ratio:
			list = append(list, []any{short(v.V), short(v.Low), short(v.High), v.Verdict})
		case m.Kind.Interval():
			list = append(list, []float64{short(v.V), short(v.Low), short(v.High)})
		default:
			list = append(list, short(v.V))
		}
	}
	return list
}

// short keeps the digits of a figure that printing it needs.
func short(v float64) float64 {
	r, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 8, 64), 64)
	if err != nil {
		return v
	}
	return r
}

// exploreTable is the first screen of the table, which the script continues.
func (s *site) exploreTable() template.HTML {
	t := table.Table{
		Caption: "All cases",
		Columns: []table.Column{{Title: "Serializer"}, {Title: "Format"}, {Title: "Datatype"}, {Title: "Operation"}},
	}
	for _, m := range s.main {
		t.Columns = append(t.Columns, table.Column{Title: m.Name, Numeric: true})
	}
	for i, row := range s.Rows {
		for serializer, name := range s.Serializers {
			c := s.Cell(row, name)
			if c == nil {
				continue
			}
			if len(t.Rows) == firstScreen {
				return t.HTML()
			}
			cells := []table.Cell{
				{Text: name, Link: s.caseLink(i, serializer)}, table.Text(s.File.Serializers[serializer].Format),
				table.Text(grid.Heading(row.Datatype)), table.Text(row.Title),
			}
			for _, m := range s.main {
				cells = append(cells, m.Cell(c))
			}
			t.Add(cells...)
		}
	}
	return t.HTML()
}
