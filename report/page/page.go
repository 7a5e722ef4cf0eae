// Package page writes a report's index.html: charts to hover over, tables to
// sort, and all of it readable without a network or a script.
//
// Its position: the page is whole before any script runs. The static pictures
// stand where the charts will be, the tables are in the markup, and a chart
// replaces its picture only once the chart script is there.
package page

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"

	"serbench/report/grid"
	"serbench/report/section"
	"serbench/report/table"
)

var (
	//go:embed page.gohtml
	source string
	//go:embed page.css
	style string
	//go:embed page.js
	script string
)

var page = template.Must(template.New("page").Parse(source))

// A Picture is a static image beside the page.
type Picture struct {
	// Datatype is what the image is of; empty for the one of all datatypes.
	Datatype string
	File     string
	Alt      string
}

// Options are what the page is made with.
type Options struct {
	Pictures []Picture
	// ChartScript is the source of the chart script to put into the page. If it
	// is empty, the page asks go-echarts' host for it.
	ChartScript []byte
}

// A part is a section of the page: what the run says, and how it looks.
type part struct {
	ID, Title string
	Warnings  []string
	Notes     []string
	Picture   *Picture
	Charts    []chart
	Tables    []template.HTML
}

// document is what the template shows.
type document struct {
	Generated   string
	Facts       []string
	Warnings    []string
	Parts       []part
	Style       template.CSS
	Script      template.JS
	ChartScript template.JS
	ChartSource string
}

// Index returns the page.
func Index(g *grid.Grid, options Options) ([]byte, error) {
	d := document{
		Generated:   g.File.GeneratedAt.UTC().Format("2006-01-02 15:04:05 UTC"),
		Facts:       facts(g),
		Style:       template.CSS(style),
		Script:      template.JS(script),
		ChartScript: template.JS(inline(options.ChartScript)),
		ChartSource: chartSource(),
	}
	coverage := section.Coverage(g)
	d.Warnings = append(d.Warnings, coverage.Warnings...)
	coverage.Warnings = nil
	if n := len(g.File.Warnings); n > 0 {
		d.Warnings = append(d.Warnings, fmt.Sprintf("the run doubts some of its results: see Warnings (%d).", n))
	}

	if p := pictureOf("", options.Pictures); p != nil {
		d.Parts = append(d.Parts, part{
			ID:      "overview",
			Title:   "Throughput",
			Notes:   []string{"Operations per second of one core: longer is faster. The thin lines are 95 % intervals."},
			Picture: p,
		})
	}
	if s := section.Ratios(g); !s.Empty() {
		p := partOf(s)
		c, ok, err := ratioChart(g, "ratio_map")
		if err != nil {
			return nil, err
		}
		if ok {
			p.Charts = []chart{c}
		}
		if err := d.add(p, s.Tables...); err != nil {
			return nil, err
		}
	}
	for i, datatype := range g.Datatypes {
		p, err := datatypePart(g, i, options.Pictures)
		if err != nil {
			return nil, err
		}
		if err := d.add(p, section.Cases(g, datatype)); err != nil {
			return nil, err
		}
	}
	for _, s := range []section.Section{
		section.Timing(g), section.Throughput(g), section.Sizes(g), section.Allocations(g),
		section.Collector(g), section.Latency(g), section.ColdStart(g), section.Noise(g), section.Warnings(g),
		coverage, section.Host(g), section.Serializers(g), section.Traits(g),
	} {
		if s.Empty() {
			continue
		}
		if err := d.add(partOf(s), s.Tables...); err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	if err := page.Execute(&b, d); err != nil {
		return nil, fmt.Errorf("writing the page: %w", err)
	}
	return b.Bytes(), nil
}

// add appends a part with its tables.
func (d *document) add(p part, tables ...table.Table) error {
	for i := range tables {
		markup, err := tables[i].HTML()
		if err != nil {
			return fmt.Errorf("writing the table of %s: %w", p.Title, err)
		}
		p.Tables = append(p.Tables, markup)
	}
	d.Parts = append(d.Parts, p)
	return nil
}

// partOf returns the part of a section, without its tables.
func partOf(s section.Section) part {
	return part{ID: s.ID, Title: s.Title, Warnings: s.Warnings, Notes: s.Notes}
}

// datatypePart is the part of one datatype.
func datatypePart(g *grid.Grid, index int, pictures []Picture) (part, error) {
	datatype := g.Datatypes[index]
	p := part{
		ID:      fmt.Sprintf("datatype-%d", index),
		Title:   grid.Heading(datatype),
		Picture: pictureOf(datatype, pictures),
	}
	for i, row := range g.Of(datatype) {
		c, err := throughputChart(g, row, fmt.Sprintf("throughput_%d_%d", index, i))
		if err != nil {
			return part{}, err
		}
		p.Charts = append(p.Charts, c)
	}
	c, ok, err := sizeChart(g, datatype, fmt.Sprintf("size_%d", index))
	if err != nil {
		return part{}, err
	}
	if ok {
		p.Charts = append(p.Charts, c)
	}
	return p, nil
}

func pictureOf(datatype string, pictures []Picture) *Picture {
	for i := range pictures {
		if pictures[i].Datatype == datatype {
			return &pictures[i]
		}
	}
	return nil
}
