package page

import (
	"fmt"
	"strconv"

	"serbench/report/grid"
	"serbench/report/growth"
	"serbench/report/page/measure"
	"serbench/report/palette"
	"serbench/results"
)

// The pages that a report has one of.
const (
	overviewFile    = "index.html"
	exploreFile     = "explore.html"
	chooseFile      = "choose.html"
	growthFile      = "growth.html"
	chartScriptFile = "echarts.min.js"
)

// mostInlined is how many pages have the chart script in them. A report of
// hundreds of groups would hold it hundreds of times, a megabyte each: there the
// pages share one that stands beside them.
const mostInlined = 60

// A site is what the pages are made of. It does not change once it is made, so
// that pages can be made side by side.
type site struct {
	*grid.Grid
	options  Options
	colours  []string          // of the serializers, "#rrggbb"
	measures []measure.Measure // that the run has
	main     []measure.Measure // those of them that a table of all cases shows
	// elements, values and parallel are what growth.html is about.
	elements, values []growth.Sweep
	parallel         []grid.Row
	sweeps           []sweep                        // all of them, each with a page
	sampled          []bool                         // by group: whether a case has samples
	rowOf            map[results.CaseKey]int        // by a group's key
	serializerOf     map[string]int                 // by name
	doubts           map[results.CaseKey][]doubtful // by a case's key or a group's
	digits           int                            // of a group's number
}

func newSite(g *grid.Grid, options Options) *site {
	s := &site{
		Grid:         g,
		options:      options,
		measures:     measure.Present(g.File, measure.All()),
		main:         measure.Present(g.File, measure.Main()),
		elements:     growth.Elements(g),
		values:       growth.Values(g),
		parallel:     growth.Parallel(g),
		sampled:      make([]bool, len(g.Rows)),
		rowOf:        make(map[results.CaseKey]int, len(g.Rows)),
		serializerOf: make(map[string]int, len(g.Serializers)),
		doubts:       make(map[results.CaseKey][]doubtful),
		digits:       max(2, len(strconv.Itoa(len(g.Rows)))),
	}
	s.sweeps = s.sweepsOf()
	for _, index := range palette.Indices(g.Formats) {
		s.colours = append(s.colours, palette.CSS(index))
	}
	for i, name := range g.Serializers {
		s.serializerOf[name] = i
	}
	for i, row := range g.Rows {
		s.rowOf[keyOf(row)] = i
		for _, serializer := range g.Serializers {
			if c := g.Cell(row, serializer); c != nil && c.Samples != nil && len(c.Samples.NSPerOp) > 0 {
				s.sampled[i] = true
				break
			}
		}
	}
	for _, w := range g.File.Warnings {
		if w.Case != nil {
			s.doubts[*w.Case] = append(s.doubts[*w.Case], doubtful{w.Message, w.Code.Advice()})
		}
	}
	return s
}

// doubtful is a warning about a case or a group.
type doubtful struct{ Message, Advice string }

// keyOf returns the key of a group.
func keyOf(row grid.Row) results.CaseKey {
	return results.CaseKey{Datatype: row.Datatype, Operation: row.Operation, Params: row.Params}
}

// grows reports whether the run has anything for growth.html.
func (s *site) grows() bool { return len(s.sweeps) > 0 }

// shares reports whether the pages share one chart script.
func (s *site) shares() bool {
	return len(s.options.ChartScript) > 0 && 1+len(s.Rows)+s.sampledGroups()+len(s.sweeps) > mostInlined
}

// sampledGroups returns how many groups have samples.
func (s *site) sampledGroups() int {
	n := 0
	for _, sampled := range s.sampled {
		if sampled {
			n++
		}
	}
	return n
}

// groupFile returns the name of a group's page. Names are by index: those of a
// results file may hold anything.
func (s *site) groupFile(row int) string { return fmt.Sprintf("group-%0*d.html", s.digits, row+1) }

// samplesFile returns the name of the page with a group's samples.
func (s *site) samplesFile(row int) string { return fmt.Sprintf("samples-%0*d.html", s.digits, row+1) }

// sweepFile returns the name of a sweep's page.
func (s *site) sweepFile(index int) string { return fmt.Sprintf("growth-%02d.html", index+1) }

// caseID returns the anchor of a serializer's case on a page.
func caseID(serializer int) string { return "case-" + strconv.Itoa(serializer+1) }

// caseLink returns the address of a case.
func (s *site) caseLink(row, serializer int) string {
	return s.groupFile(row) + "#" + caseID(serializer)
}

// heading names a group: "Struct, Serialize".
func heading(row grid.Row) string { return grid.Heading(row.Datatype) + ", " + row.Title }

// picturesOf returns the pictures of a datatype, or those of all.
func (s *site) picturesOf(datatype string) []Picture {
	var pictures []Picture
	for _, p := range s.options.Pictures {
		if p.Datatype == datatype {
			pictures = append(pictures, p)
		}
	}
	return pictures
}
