package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"serbench/report/palette"
)

// encodePNG encodes a picture with a palette of 256 colours: a quarter of the
// time and of the bytes of true colour. All our colours are in it exactly; the
// shades at the edges of letters and bars take the nearest, which no eye sees.
func encodePNG(img image.Image) ([]byte, error) {
	if rgba, ok := img.(*image.RGBA); ok {
		img = paletted(rgba)
	}
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := encoder.Encode(&b, img); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

var shades = shadesOf()

// shadesOf returns every colour that we draw with, and steps between it and the
// ground.
func shadesOf() color.Palette {
	list := color.Palette{palette.White, ink, grey, rule, shade}
	blend := func(c color.NRGBA, part, of int) {
		mix := func(a uint8) uint8 { return uint8((int(a)*part + 0xFF*(of-part)) / of) }
		list = append(list, color.NRGBA{mix(c.R), mix(c.G), mix(c.B), 0xFF})
	}
	for i := range palette.Distinct {
		for part := 1; part <= 4; part++ {
			blend(palette.Of(i), part, 4)
		}
	}
	for part := 1; part < 16; part++ {
		blend(ink, part, 16)
	}
	return list
}

// paletted returns the image in the colours of shades.
func paletted(img *image.RGBA) *image.Paletted {
	bounds := img.Bounds()
	out := image.NewPaletted(bounds, shades)
	known := make(map[[3]byte]uint8)
	var last [3]byte
	var lastIndex uint8
	first := true
	for y := range bounds.Dy() {
		row := img.Pix[y*img.Stride:][:4*bounds.Dx()]
		line := out.Pix[y*out.Stride:][:bounds.Dx()]
		for x := range line {
			key := [3]byte(row[4*x : 4*x+3])
			if first || key != last {
				index, ok := known[key]
				if !ok {
					index = uint8(shades.Index(color.RGBA{key[0], key[1], key[2], 0xFF}))
					known[key] = index
				}
				first, last, lastIndex = false, key, index
			}
			line[x] = lastIndex
		}
	}
	return out
}
