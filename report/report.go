// Package report makes a report of a results file: a README.md with images, and
// a page with charts and tables to sort. Of several files it makes a report of each,
// and a comparison that leads to them.
//
// Its position: a report is all or nothing. Everything is made in memory before
// the first byte is written, so that a bad results file leaves the report of
// yesterday as it was; a run that measured less never takes the place of one that
// measured more unless it is told to; and when one report replaces another, no file
// of the earlier one stays behind to be taken for part of the later.
//
// What a report says is in package section, one file a section. What it looks
// like is in a package for each form: markdown, page, picture. The same results
// file always gives the same bytes.
package report

import (
	"fmt"

	"serbench/report/comparison"
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
	return WriteRuns([]*results.File{file}, dir, options)
}

// WriteRuns is Write for several runs. Of more than one, README.md and index.html are
// the comparison, and the directories run-1, run-2 … hold the report of each, in the
// order of the files.
func WriteRuns(files []*results.File, dir string, options Options) ([]string, error) {
	for i, file := range files {
		if err := file.Validate(); err != nil {
			return nil, fmt.Errorf("making a report: %w", ofRun(i, files, err))
		}
	}
	covers := recordOf(files)
	old, err := check(dir, covers, files)
	if err != nil && !options.Force {
		return nil, err
	}
	documents, err := renderRuns(files, options)
	if err != nil {
		return nil, fmt.Errorf("making a report: %w", err)
	}
	documents, err = covers.seal(documents)
	if err != nil {
		return nil, err
	}
	paths, err := writeAll(dir, documents)
	if err != nil {
		return nil, err
	}
	return paths, old.clear(dir, documents)
}

// ofRun tells which of several runs an error is of.
func ofRun(index int, files []*results.File, err error) error {
	if len(files) == 1 {
		return err
	}
	return fmt.Errorf("run %d: %w", index+1, err)
}

// A document is a file of the report.
type document struct {
	name string // a path below the report's directory, with slashes
	data []byte
}

// renderRuns makes every file of the report of one run or several.
func renderRuns(files []*results.File, options Options) ([]document, error) {
	if len(files) == 1 {
		return render(files[0], options, "")
	}
	c := comparison.New(files)
	index, err := c.Index()
	if err != nil {
		return nil, err
	}
	documents := []document{{readmeName, c.Readme()}, {indexName, index}}
	for i, file := range files {
		own, err := render(file, options, "../"+indexName)
		if err != nil {
			return nil, ofRun(i, files, err)
		}
		own, err = recordOf(files[i : i+1]).seal(own)
		if err != nil {
			return nil, err
		}
		for _, d := range own {
			documents = append(documents, document{comparison.Dir(i) + "/" + d.name, d.data})
		}
	}
	return documents, nil
}

// render makes every file of the report of a run, whose pages lead to that of all
// runs at a path, if there is one.
func render(file *results.File, options Options, allRuns string) ([]document, error) {
	g := grid.New(file)
	pictures, err := picture.All(g)
	if err != nil {
		return nil, err
	}
	var inReadme []markdown.Picture
	var inPage []page.Picture
	var images []document
	for _, p := range pictures {
		inReadme = append(inReadme, markdown.Picture{Section: p.Section, Heading: p.Heading, Name: p.Name + ".png", Alt: p.Alt})
		inPage = append(inPage, page.Picture{Datatype: p.Datatype, File: p.Name + ".svg", Alt: p.Alt})
		images = append(images, document{p.Name + ".png", p.PNG}, document{p.Name + ".svg", p.SVG})
	}
	pages, err := page.All(g, page.Options{Pictures: inPage, ChartScript: options.ChartScript, Comparison: allRuns})
	if err != nil {
		return nil, err
	}
	documents := []document{{readmeName, markdown.Readme(g, inReadme)}}
	for _, p := range pages {
		documents = append(documents, document{p.Name, p.Data})
	}
	return append(documents, images...), nil
}
