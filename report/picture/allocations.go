package picture

import (
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"serbench/results"
)

// allocations is what an operation takes from the heap: how often, and how much.
func (f *field) allocations() (drawing, bool) {
	datatypes := f.Datatypes[:min(len(f.Datatypes), mostPanels)]
	counts := f.counted(datatypes, "Allocations per operation", 1, func(c *results.Case) *float64 { return c.AllocsPerOp })
	bytes := f.counted(datatypes, "Bytes allocated per operation", 30, func(c *results.Case) *float64 { return c.AllocBytesPerOp })
	var shown []dots
	for _, p := range []dots{counts, bytes} {
		if p.any() {
			shown = append(shown, p)
		}
	}
	if len(shown) == 0 {
		return drawing{}, false
	}
	return drawing{
		Picture: Picture{
			Name:    "allocations",
			Section: "allocations",
			Heading: "Allocations",
			Alt:     "Allocations of every serializer: a row for each serializer, a column for each datatype, a mark each to " + and(counts.operations) + "; above how many, below how many bytes",
		},
		height: 2*margin + vg.Length(len(shown))*(shown[0].height()+dotGap) - dotGap,
		draw: func(c draw.Canvas) {
			top := c.Max.Y - margin
			for _, p := range shown {
				p.draw(crop(c, margin, width-margin, top-p.height(), top))
				top -= p.height() + dotGap
			}
		},
	}, true
}

// counted is dots of what is counted, on an axis from zero.
func (f *field) counted(datatypes []string, title string, offset float64, of func(*results.Case) *float64) dots {
	return dots{
		field: f, datatypes: datatypes, operations: f.operations(),
		title: title + ", logarithmic from zero: further to the left is less" + f.part(datatypes),
		axis:  func(_, high float64, labels int) scale { return fromZero(high, offset, labels) },
		of: func(c *results.Case) (dot, bool) {
			if c == nil || of(c) == nil {
				return dot{}, false
			}
			v := *of(c)
			return dot{v, v, v}, true
		},
	}
}

// any reports whether there is anything to show.
func (p dots) any() bool {
	for _, l := range p.lines {
		for _, datatype := range p.datatypes {
			for _, operation := range p.operations {
				if _, ok := p.of(p.okay(l.name, datatype, operation)); ok {
					return true
				}
			}
		}
	}
	return false
}
