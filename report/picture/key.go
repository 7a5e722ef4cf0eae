package picture

import (
	"strconv"

	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// A key tells the numbers of serializers.
type key struct {
	lines []line
}

// key returns that of a picture whose points have numbers; it is empty where they have
// names.
func (f *field) key() key {
	if len(f.lines) <= mostNamed {
		return key{}
	}
	return key{f.lines[:min(len(f.lines), mostLines)]}
}

func (k key) rows() int { return (len(k.lines) + keyColumns - 1) / keyColumns }

func (k key) height() vg.Length {
	if len(k.lines) == 0 {
		return 0
	}
	return keyGap + keyRow*vg.Length(k.rows())
}

// draw draws the key column by column.
func (k key) draw(c draw.Canvas) {
	name := style(9.5, ink, text.XLeft, text.YCenter)
	number := style(9.5, grey, text.XRight, text.YCenter)
	width := (c.Max.X - c.Min.X) / keyColumns
	for i, l := range k.lines {
		left := c.Min.X + width*vg.Length(i/k.rows())
		y := c.Max.Y - keyGap - keyRow*(vg.Length(i%k.rows())+0.5)
		disc(c, l.colour, left+dotRadius, y, dotRadius)
		write(c, number, left+24, y, 20, strconv.Itoa(i+1))
		write(c, name, left+29, y, width-34, l.name)
	}
}
