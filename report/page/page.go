// Package page writes a report's pages: index.html, which says who wins where,
// and what it links to.
//
// Its position: a page is whole before any script runs. The tables are in the
// markup, with every figure that a plot would show; the static pictures stand
// where they were drawn; and a chart appears only once the chart script is there.
// Every figure leads to its case, and a case to its samples.
//
// Each page is a file of its own here with a template of its own in web: the
// overview, a page for each group, a table of all cases to explore, a page to
// choose with, pages on growth where the run has several sizes, and the samples of
// each group. What they share is the frame.
package page

import (
	"fmt"
	"runtime"
	"sync"

	"serbench/report/grid"
)

// A Picture is a static image beside the pages.
type Picture struct {
	// Datatype is what the image is of; empty for one of all datatypes.
	Datatype string
	File     string
	Alt      string
}

// Options are what the pages are made with.
type Options struct {
	Pictures []Picture
	// ChartScript is the source of the chart script to put into the pages that
	// have charts. If it is empty, they ask go-echarts' host for it.
	ChartScript []byte
	// Comparison is the path of the page that sets this run beside others; empty
	// where there is none.
	Comparison string
}

// A Document is a file of the report.
type Document struct {
	Name string
	Data []byte
}

// All returns the pages, index.html first.
func All(g *grid.Grid, options Options) ([]Document, error) {
	s := newSite(g, options)
	makers := []maker{
		{overviewFile, s.overview},
		{exploreFile, s.explore},
		{chooseFile, s.choose},
	}
	if s.grows() {
		makers = append(makers, maker{growthFile, s.growth})
	}
	for i := range s.sweeps {
		makers = append(makers, maker{s.sweepFile(i), func() ([]byte, error) { return s.sweep(i) }})
	}
	for i := range g.Rows {
		makers = append(makers, maker{s.groupFile(i), func() ([]byte, error) { return s.group(i) }})
		if s.sampled[i] {
			makers = append(makers, maker{s.samplesFile(i), func() ([]byte, error) { return s.samples(i) }})
		}
	}
	documents, err := makeAll(makers)
	if err != nil {
		return nil, err
	}
	if s.shares() {
		documents = append(documents, Document{chartScriptFile, options.ChartScript})
	}
	return documents, nil
}

// A maker makes one page.
type maker struct {
	name string
	make func() ([]byte, error)
}

// makeAll makes the pages side by side and returns them in their order.
func makeAll(makers []maker) ([]Document, error) {
	documents := make([]Document, len(makers))
	errs := make([]error, len(makers))
	var workers sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, m := range makers {
		slots <- struct{}{}
		workers.Go(func() {
			documents[i].Name = m.name
			documents[i].Data, errs[i] = m.make()
			<-slots
		})
	}
	workers.Wait()
	for i, err := range errs {
		if err != nil {
			return nil, fmt.Errorf("writing %s: %w", makers[i].name, err)
		}
	}
	return documents, nil
}
