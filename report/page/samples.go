package page

import (
	"encoding/json"
	"fmt"
	"html/template"
	"slices"

	"serbench/figures"
	"serbench/report/page/chart"
	"serbench/report/table"
	"serbench/results"
)

// samplesView is what the template of a page of samples shows.
type samplesView struct {
	frame
	Group   link
	Cases   []samplesCase
	Charts  []chart.Chart
	Table   template.HTML
	Samples template.JS
}

// A samplesCase is the samples of a case in few bytes.
type samplesCase struct {
	Anchor string `json:"anchor"`
	Name   string `json:"name"`
	// Launches are pairs: a launch and how many samples in a row are of it.
	Launches [][2]int `json:"launches"`
	// Kinds has a letter for each sample: s, g or w.
	Kinds string    `json:"kinds"`
	NS    []float64 `json:"ns"`
}

// letters are the kinds of samples in Kinds.
var letters = map[results.SampleKind]byte{results.Slice: 's', results.GCSlice: 'g', results.Window: 'w'}

// samples makes the page with the samples of a group.
func (s *site) samples(index int) ([]byte, error) {
	row := s.Rows[index]
	var cases []samplesCase
	launches := 0
	for i, serializer := range s.Serializers {
		c := s.Cell(row, serializer)
		if c == nil || c.Samples == nil || len(c.Samples.NSPerOp) == 0 {
			continue
		}
		cases = append(cases, packed(caseID(i), serializer, c.Samples))
		launches = max(launches, 1+slices.Max(c.Samples.Launch))
	}
	encoded, err := json.Marshal(cases)
	if err != nil {
		return nil, err
	}
	plot, err := chart.Samples(heading(row))
	if err != nil {
		return nil, err
	}
	return execute("samples", samplesView{
		frame:   s.frame("Samples of "+heading(row), "", true, "tables.js", "figures.js", "charts.js", "csv.js", "samples.js"),
		Group:   link{heading(row), s.groupFile(index), false},
		Cases:   cases,
		Charts:  []chart.Chart{plot},
		Table:   s.samplesTable(index, launches),
		Samples: template.JS(encoded),
	})
}

func packed(anchor, name string, samples *results.Samples) samplesCase {
	p := samplesCase{Anchor: anchor, Name: name, NS: make([]float64, len(samples.NSPerOp))}
	kinds := make([]byte, len(samples.Kind))
	for i, launch := range samples.Launch {
		kinds[i] = letters[samples.Kind[i]]
		p.NS[i] = short(samples.NSPerOp[i])
		if n := len(p.Launches); n > 0 && p.Launches[n-1][0] == launch {
			p.Launches[n-1][1]++
			continue
		}
		p.Launches = append(p.Launches, [2]int{launch, 1})
	}
	p.Kinds = string(kinds)
	return p
}

// mostLaunches is how many launches have a column in the table of medians.
const mostLaunches = 16

// samplesTable is what the samples come to: how many there are of each kind, and
// the median of the clean slices of each launch, which shows drift and layout.
func (s *site) samplesTable(index, launches int) template.HTML {
	row := s.Rows[index]
	launches = min(launches, mostLaunches)
	t := table.Table{
		Caption: "Samples of each case, and the median of each launch's clean slices in nanoseconds",
		Columns: []table.Column{{Title: "Serializer"}, {Title: "Slices", Numeric: true}, {Title: "GC slices", Numeric: true}, {Title: "Windows", Numeric: true}},
	}
	for i := range launches {
		t.Columns = append(t.Columns, table.Column{Title: fmt.Sprintf("Launch %d", i+1), Numeric: true})
	}
	for i, serializer := range s.Serializers {
		c := s.Cell(row, serializer)
		if c == nil || c.Samples == nil || len(c.Samples.NSPerOp) == 0 {
			continue
		}
		numbers := make(map[results.SampleKind]int)
		clean := make([][]float64, launches)
		for j, kind := range c.Samples.Kind {
			numbers[kind]++
			if launch := c.Samples.Launch[j]; kind == results.Slice && launch >= 0 && launch < launches {
				clean[launch] = append(clean[launch], c.Samples.NSPerOp[j])
			}
		}
		cells := []table.Cell{{Text: serializer, Link: s.caseLink(index, i), ID: caseID(i)}}
		for _, kind := range []results.SampleKind{results.Slice, results.GCSlice, results.Window} {
			cells = append(cells, table.Number(fmt.Sprint(numbers[kind]), float64(numbers[kind])))
		}
		for _, times := range clean {
			if len(times) == 0 {
				cells = append(cells, table.Text(table.Missing))
				continue
			}
			slices.Sort(times)
			median := times[len(times)/2]
			cells = append(cells, table.Number(figures.Significant(median, 3), median))
		}
		t.Add(cells...)
	}
	return t.HTML()
}
