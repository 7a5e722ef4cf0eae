// Package report makes a report of a results file: a README.md with images, and
// a page with charts and tables to sort.
//
// Its position: a report is all or nothing. Everything is made in memory before
// the first byte is written, so that a bad results file leaves the report of
// yesterday as it was; and a run that measured less never takes the place of one
// that measured more unless it is told to.
//
// What a report says is in package section, one file a section. What it looks
// like is in a package for each form: markdown, page, picture. The same results
// file always gives the same bytes.
package report

import (
	"fmt"

	"serbench/report/grid"
	"serbench/report/markdown"
	"serbench/report/page"
	"serbench/report/picture"
	"serbench/results"
)

// Options are what a report is made with. The zero value is ready to use.
type Options struct {
	// ChartScript is the source of the chart script, put into the page so that it
	// needs no network at all. Without it the page asks go-echarts' host for the
	// script, and shows the static pictures where it cannot have it.
	ChartScript []byte
	// Force replaces a fuller report, and files that are no report.
	Force bool
}

// Write makes the report of a file and writes it into dir, which it makes if it
// is missing. It returns the paths written, README.md first.
//
// A fault in the file, an error from drawing, or a [*KeptError] about the report
// that is there already leave the directory untouched.
func Write(file *results.File, dir string, options Options) ([]string, error) {
	if err := file.Validate(); err != nil {
		return nil, fmt.Errorf("making a report: %w", err)
	}
	covers := recordOf(file)
	if !options.Force {
		if err := check(dir, covers, partial(file)); err != nil {
			return nil, err
		}
	}
	documents, err := render(file, options)
	if err != nil {
		return nil, err
	}
	mark, err := covers.document()
	if err != nil {
		return nil, err
	}
	return writeAll(dir, append(documents, mark))
}

// A document is a file of the report.
type document struct {
	name string
	data []byte
}

// render makes every file of the report.
func render(file *results.File, options Options) ([]document, error) {
	g := grid.New(file)
	pictures, err := picture.All(g)
	if err != nil {
		return nil, fmt.Errorf("making a report: %w", err)
	}
	var inReadme []markdown.Picture
	var inPage []page.Picture
	var images []document
	for _, p := range pictures {
		inReadme = append(inReadme, markdown.Picture{Heading: p.Heading, Name: p.Name + ".png", Alt: p.Alt})
		inPage = append(inPage, page.Picture{Datatype: p.Datatype, File: p.Name + ".svg", Alt: p.Alt})
		images = append(images, document{p.Name + ".png", p.PNG}, document{p.Name + ".svg", p.SVG})
	}
	index, err := page.Index(g, page.Options{Pictures: inPage, ChartScript: options.ChartScript})
	if err != nil {
		return nil, fmt.Errorf("making a report: %w", err)
	}
	documents := []document{{readmeName, markdown.Readme(g, inReadme)}, {"index.html", index}}
	return append(documents, images...), nil
}
