// Package palette gives every serializer a colour that stays its own over all
// pictures and pages of a report, and that colour-blind readers can tell from
// its neighbours.
//
// Its position: a hue is a format, a shade a serializer of that format. Nobody
// tells forty colours apart, but anybody sees that the blue ones lead, and that the
// serializers of one format are of one kind. A colour is never the only thing that
// names a serializer: its name stands beside it.
package palette

import (
	"fmt"
	"image/color"
)

// White is the ground that the colours are made for.
var White = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}

// base is the palette of Okabe and Ito, whose colours stay apart under the
// common kinds of colour blindness, without its black and with its yellow
// darkened, so that it shows on white.
var base = []color.NRGBA{
	{0x00, 0x72, 0xB2, 0xFF}, // blue
	{0xE6, 0x9F, 0x00, 0xFF}, // orange
	{0x00, 0x9E, 0x73, 0xFF}, // bluish green
	{0xCC, 0x79, 0xA7, 0xFF}, // reddish purple
	{0x56, 0xB4, 0xE9, 0xFF}, // sky blue
	{0xD5, 0x5E, 0x00, 0xFF}, // vermilion
	{0xC9, 0xB8, 0x00, 0xFF}, // yellow
	{0x77, 0x77, 0x77, 0xFF}, // grey
}

// lightness is by how much the later shades of a hue move towards black or white.
var lightness = []float64{0, -0.3, 0.35, -0.5, 0.55}

// Distinct is how many colours there are.
const Distinct = 40

// Of returns the colour of an index: the first eight are the hues, those from the
// ninth on the same hues darker, then lighter. After the last they repeat.
//
// [Indices] has the index of each serializer.
func Of(index int) color.NRGBA {
	c := base[index%len(base)]
	shift := lightness[index/len(base)%len(lightness)]
	towards := 0.0
	if shift > 0 {
		towards = 255
	} else {
		shift = -shift
	}
	mix := func(v uint8) uint8 { return uint8(float64(v)*(1-shift) + towards*shift + 0.5) }
	return color.NRGBA{mix(c.R), mix(c.G), mix(c.B), 0xFF}
}

// CSS returns the colour of an index as "#rrggbb".
func CSS(index int) string {
	c := Of(index)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}
