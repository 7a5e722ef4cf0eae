// Package picture draws a report's static images, PNG and SVG, without a browser:
// throughput over all datatypes and of each, size against speed, allocations, and the
// distribution of latency.
//
// Its position: a mark carries its serializer's name beside it, so that no picture is
// lost without colours; a bar starts at zero, and what has no length may stand on a
// logarithmic axis; a case without a figure leaves a gap with the reason in it, never
// a bar of no length.
package picture

import (
	"fmt"
	"runtime"
	"sync"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"

	"serbench/report/grid"
)

// A Picture is one image in both forms.
type Picture struct {
	// Name is the files' name without extension: safe on any file system.
	Name string
	// Section is the ID of the section of tables that the picture shows; empty for
	// those of throughput, and of size against speed.
	Section string
	// Heading is what the picture is about: plain text.
	Heading string
	// Datatype is empty for the pictures of all of them.
	Datatype string
	// Alt tells what is to be seen: plain text.
	Alt      string
	PNG, SVG []byte
}

// The density of a PNG: 1600 pixels for the 800 points of a picture, so that it
// is sharp where a page is 800 pixels wide on a screen of double density. A
// report of very many or very long pictures, which nobody waits for gladly, has to do
// with less.
const (
	dotsPerInch     = 144
	dotsPerInchMany = 96
	many            = 18_000 // points of height, all pictures together
)

// width of every picture, and the margin around what is in it.
const (
	width  = 800 * vg.Length(1)
	margin = 12 * vg.Length(1)
)

// What is too much for a picture to be looked at, or for a report to wait for.
// The tables have everything.
const (
	mostLines     = 48 // serializers in a panel
	mostPanels    = 12 // datatypes in a picture of all
	mostDatatypes = 16 // datatypes that have a picture of their own
	mostLatencies = 8  // datatypes that have one of latency
)

// A drawing is a picture to be: its height, and how to draw it.
type drawing struct {
	Picture
	height vg.Length
	draw   func(draw.Canvas)
}

// All draws the pictures of a grid: throughput first, then one for each datatype that
// the run measured, then what else there is to see. Of a run of hundreds of
// serializers or datatypes it shows the first ones.
func All(g *grid.Grid) ([]Picture, error) {
	if len(g.Rows) == 0 {
		return nil, nil
	}
	f := newField(g)
	names := newFileNames("throughput", "size-speed", "allocations")
	drawings := []drawing{f.overview()}
	for _, datatype := range g.Datatypes[:min(len(g.Datatypes), mostDatatypes)] {
		drawings = append(drawings, f.single(datatype, names.of(datatype)))
	}
	if d, ok := f.sizeSpeed(); ok {
		drawings = append(drawings, d)
	}
	if d, ok := f.allocations(); ok {
		drawings = append(drawings, d)
	}
	for _, datatype := range g.Datatypes[:min(len(g.Datatypes), mostLatencies)] {
		if d, ok := f.latency(datatype, names.of("latency-"+datatype)); ok {
			drawings = append(drawings, d)
		}
	}
	return renderAll(drawings)
}

// renderAll renders drawings on all processors.
func renderAll(drawings []drawing) ([]Picture, error) {
	height := vg.Length(0)
	for _, d := range drawings {
		height += d.height
	}
	dots := dotsPerInch
	if height > many {
		dots = dotsPerInchMany
	}
	pictures := make([]Picture, len(drawings))
	errs := make([]error, len(drawings))
	var workers sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range drawings {
		slots <- struct{}{}
		workers.Go(func() {
			pictures[i], errs[i] = drawings[i].render(dots)
			<-slots
		})
	}
	workers.Wait()
	for i, err := range errs {
		if err != nil {
			return nil, fmt.Errorf("drawing %s: %w", pictures[i].Name, err)
		}
	}
	return pictures, nil
}

func (d drawing) render(dots int) (Picture, error) {
	p := d.Picture
	raster := vgimg.NewWith(vgimg.UseWH(width, d.height), vgimg.UseDPI(dots))
	d.draw(draw.New(raster))
	encoded, err := encodePNG(raster.Image())
	if err != nil {
		return p, err
	}
	p.PNG = encoded
	p.SVG, err = d.encodeSVG()
	return p, err
}
