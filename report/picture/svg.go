package picture

import (
	"bytes"
	"fmt"

	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"
)

// A measured canvas remembers how wide each of its texts is.
type measured struct {
	*vgsvg.Canvas
	widths []vg.Length
}

func (m *measured) FillString(face font.Face, at vg.Point, text string) {
	m.widths = append(m.widths, face.Width(text))
	m.Canvas.FillString(face, at, text)
}

// encodeSVG returns the drawing as SVG. Every text says how wide it was laid out, so
// that a browser with other fonts draws it neither over its neighbour nor away from
// what it names.
func (d drawing) encodeSVG() ([]byte, error) {
	canvas := &measured{Canvas: vgsvg.New(width, d.height)}
	d.draw(draw.New(canvas))
	var b bytes.Buffer
	if _, err := canvas.WriteTo(&b); err != nil {
		return nil, err
	}
	// Arial and Helvetica have the metrics of the font that the text was laid out
	// with, and are where that is not.
	svg := bytes.ReplaceAll(b.Bytes(), []byte("font-family:Liberation Sans;"),
		[]byte("font-family:'Liberation Sans',Arial,Helvetica,sans-serif;"))
	// What a text says is escaped, so it has no such element in it.
	parts := bytes.Split(svg, []byte("<text "))
	if texts := len(parts) - 1; texts != len(canvas.widths) {
		return nil, fmt.Errorf("the SVG has %d texts, and %d were drawn", texts, len(canvas.widths))
	}
	var fitted bytes.Buffer
	fitted.Write(parts[0])
	for i, part := range parts[1:] {
		fitted.WriteString("<text ")
		if w := canvas.widths[i].Points(); w > 0 {
			fmt.Fprintf(&fitted, `textLength="%.2f" lengthAdjust="spacingAndGlyphs" `, w)
		}
		fitted.Write(part)
	}
	return fitted.Bytes(), nil
}
