package page

import (
	"encoding/json"
	"html/template"
	"strings"

	"serbench/figures"
	"serbench/report/page/chart"
	"serbench/report/page/choice"
	"serbench/report/page/trait"
	"serbench/report/table"
)

// chooseView is what the template of the page to choose with shows.
type chooseView struct {
	frame
	Constraints []trait.Constraint
	Data        []string
	Operations  []choice.Operation
	Use         choice.Use
	// Gzip, Zstd, Allocs and Latency tell what the run knows.
	Gzip, Zstd, Allocs, Latency bool
	Charts                      []chart.Chart
	Front, Ranking              template.HTML
	Without                     string
	Model                       template.JS
}

// chooseData is what the page's script ranks by.
type chooseData struct {
	*choice.Model
	Constraints []chooseConstraint `json:"constraints"`
	Colours     []string           `json:"colours"`
	// Cases are the addresses of the first case of each serializer, "" where it has
	// none.
	Cases []string `json:"cases"`
}

type chooseConstraint struct {
	ID    string `json:"id"`
	Trait string `json:"trait"`
	Has   bool   `json:"has"`
}

// choose makes choose.html.
func (s *site) choose() ([]byte, error) {
	m := choice.New(s.Grid)
	d := chooseData{Model: m, Constraints: []chooseConstraint{}, Colours: s.colours, Cases: []string{}}
	for _, c := range trait.Constraints() {
		d.Constraints = append(d.Constraints, chooseConstraint{c.ID, c.Trait, c.Has})
	}
	for i := range s.Serializers {
		d.Cases = append(d.Cases, s.firstCase(i))
	}
	encoded, err := json.Marshal(d)
	if err != nil {
		return nil, err
	}
	use := m.Usual()
	places, without := m.Rank(use)
	v := chooseView{
		frame:       s.frame("Choose a serializer", chooseFile, true, "tables.js", "figures.js", "charts.js", "view.js", "choose.js"),
		Constraints: trait.Constraints(),
		Data:        m.Data,
		Operations:  m.Operations,
		Use:         use,
		Front:       s.frontTable(m, places),
		Ranking:     s.rankingTable(m, places),
		Without:     s.without(without),
		Model:       template.JS(encoded),
	}
	if len(places) > 0 {
		front, err := chart.Front(s.points(m, places))
		if err != nil {
			return nil, err
		}
		v.Charts = []chart.Chart{front}
	}
	for i := range s.File.Cases {
		c := &s.File.Cases[i]
		v.Gzip = v.Gzip || c.GzipBytes != nil
		v.Zstd = v.Zstd || c.ZstdBytes != nil
		v.Allocs = v.Allocs || c.AllocsPerOp != nil
		v.Latency = v.Latency || c.LatencyNS != nil
	}
	return execute("choose", v)
}

// firstCase returns the address of the first case that a serializer has.
func (s *site) firstCase(serializer int) string {
	for i, row := range s.Rows {
		if s.Cell(row, s.Serializers[serializer]) != nil {
			return s.caseLink(i, serializer)
		}
	}
	return ""
}

// points are the places as the chart of size against time has them.
func (s *site) points(m *choice.Model, places []choice.Place) []chart.Point {
	var points []chart.Point
	for _, p := range places {
		points = append(points, chart.Point{
			Name: m.Serializers[p.Serializer].Name, Colour: s.colours[p.Serializer], Front: p.Front,
			Bytes: p.Bytes, NS: p.Paired.V, Low: p.Paired.Low, High: p.Paired.High,
		})
	}
	return points
}

// frontTable is who is on the front of size against time, smallest first.
func (s *site) frontTable(m *choice.Model, places []choice.Place) template.HTML {
	t := table.Table{
		Caption: "On the front: nobody is both smaller and faster",
		Columns: []table.Column{{Title: "Serializer"}, {Title: "Format"}, {Title: "Bytes", Numeric: true}, {Title: "Time, ns", Numeric: true}},
	}
	for _, p := range choice.BySize(places) {
		if p.Front {
			x := m.Serializers[p.Serializer]
			t.Add(table.Cell{Text: x.Name, Link: s.firstCase(p.Serializer)}, table.Text(x.Format),
				table.Number(figures.Exact(p.Bytes), p.Bytes), interval(p.Paired))
		}
	}
	return t.HTML()
}

// rankingTable is the ranking with its uncertainty.
func (s *site) rankingTable(m *choice.Model, places []choice.Place) template.HTML {
	t := table.Table{
		Caption: "Serializers by score",
		Columns: []table.Column{
			{Title: "Serializer"}, {Title: "Rank", Numeric: true}, {Title: "Score", Numeric: true}, {Title: "Format"},
			{Title: "Time, ns", Numeric: true}, {Title: "Bytes", Numeric: true}, {Title: "Allocations", Numeric: true}, {Title: "p99, ns", Numeric: true},
		},
	}
	for _, p := range places {
		x := m.Serializers[p.Serializer]
		t.Add(table.Cell{Text: x.Name, Link: s.firstCase(p.Serializer)}, table.Number(p.Rank.String(), float64(p.Rank.Best)),
			table.Number(figures.WithRange(p.Score.V, p.Score.Low, p.Score.High), p.Score.V), table.Text(x.Format),
			interval(p.Absolute), table.Number(figures.Exact(p.Bytes), p.Bytes),
			optional(p.Allocs, figures.Exact), optional(p.P99, func(v float64) string { return figures.Significant(v, 3) }))
	}
	return t.HTML()
}

func interval(i choice.Interval) table.Cell {
	return table.Number(figures.WithMargin(i.V, i.Low, i.High), i.V)
}

func optional(v *float64, text func(float64) string) table.Cell {
	if v == nil {
		return table.Text(table.Missing)
	}
	return table.Number(text(*v), *v)
}

// without names the serializers that have no place.
func (s *site) without(serializers []int) string {
	names := make([]string, len(serializers))
	for i, serializer := range serializers {
		names[i] = s.Serializers[serializer]
	}
	return strings.Join(names, ", ")
}
