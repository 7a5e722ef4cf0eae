// Package picture draws a report's static images, PNG and SVG, without a
// browser: one over all datatypes and one for each.
//
// Its position: a bar carries its serializer's name beside it, so that no
// picture needs a legend or is lost without colours; every axis starts at zero;
// and a case without a figure leaves a gap with the reason in it, never a bar of
// no length.
package picture

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"
	"gonum.org/v1/plot/vg/vgsvg"

	"serbench/report/grid"
)

// A Picture is one image in both forms.
type Picture struct {
	// Name is the files' name without extension: safe on any file system.
	Name string
	// Heading is what the picture is about: plain text.
	Heading string
	// Datatype is empty for the picture of all of them.
	Datatype string
	// Alt tells what is to be seen: plain text.
	Alt      string
	PNG, SVG []byte
}

// The density of a PNG: 1600 pixels for the 800 points of a picture, so that it
// is sharp where a page is 800 pixels wide on a screen of double density. A
// report of very many pictures, which nobody waits for gladly, has to do with
// less.
const (
	dotsPerInch     = 144
	dotsPerInchMany = 96
	many            = 20
)

// width of every picture.
const width = 800 * vg.Length(1)

// What is too much for a picture to be looked at, or for a report to wait for.
// The tables have everything.
const (
	mostBars      = 32 // serializers in a panel
	mostPanels    = 24 // datatypes in the picture of all
	mostDatatypes = 60 // datatypes that have a picture of their own
)

// A drawing is a picture to be: its height, and how to draw it.
type drawing struct {
	Picture
	height vg.Length
	draw   func(draw.Canvas)
}

// All draws the pictures of a grid: throughput first, then one for each
// datatype that the run measured. Of a run of hundreds of serializers or
// datatypes it shows the first ones.
func All(g *grid.Grid) ([]Picture, error) {
	if len(g.Rows) == 0 {
		return nil, nil
	}
	names := newFileNames("throughput")
	drawings := []drawing{overview(g)}
	for _, datatype := range g.Datatypes[:min(len(g.Datatypes), mostDatatypes)] {
		drawings = append(drawings, single(g, datatype, g.Of(datatype), names.of(datatype)))
	}
	dots := dotsPerInch
	if len(drawings) > many {
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
	vector := vgsvg.New(width, d.height)
	d.draw(draw.New(vector))
	var b bytes.Buffer
	if _, err := vector.WriteTo(&b); err != nil {
		return p, err
	}
	// Arial and Helvetica have the metrics of the font that the text was laid out
	// with, and are where that is not.
	p.SVG = bytes.ReplaceAll(b.Bytes(), []byte("font-family:Liberation Sans;"),
		[]byte("font-family:'Liberation Sans',Arial,Helvetica,sans-serif;"))
	return p, nil
}

// titles joins the operations of rows: "serialize and deserialize".
func titles(rows []grid.Row) string {
	var names []string
	for _, row := range rows {
		names = append(names, row.Operation)
	}
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}
