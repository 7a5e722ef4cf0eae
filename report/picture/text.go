package picture

import (
	"image/color"
	"strings"
	"unicode"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

var (
	ink   = color.NRGBA{0x1F, 0x23, 0x28, 0xFF}
	grey  = color.NRGBA{0x59, 0x63, 0x6E, 0xFF}
	rule  = color.NRGBA{0xDD, 0xE1, 0xE6, 0xFF}
	shade = color.NRGBA{0xF3, 0xF5, 0xF7, 0xFF} // beneath what belongs together
)

// style returns a text style in the pictures' font.
func style(size vg.Length, c color.Color, x text.XAlignment, y text.YAlignment) text.Style {
	return text.Style{
		Color:   c,
		Font:    font.From(font.Font{Typeface: "Liberation", Variant: "Sans"}, size),
		XAlign:  x,
		YAlign:  y,
		Handler: plot.DefaultTextHandler,
	}
}

// bold returns the style in bold.
func bold(s text.Style) text.Style {
	s.Font.Weight = 3 // bold, as golang.org/x/image/font counts
	return s
}

// write draws text on one line that is at most so wide, and returns its width.
func write(c draw.Canvas, s text.Style, x, y, width vg.Length, txt string) vg.Length {
	txt = fit(s, txt, width)
	if s.YAlign == text.YCenter {
		// The middle of a line's height is below that of its letters.
		y += s.Font.Size * 0.08
	}
	c.FillText(s, vg.Point{X: x, Y: y}, txt)
	return s.Width(txt)
}

// fit returns text on one line that is at most so wide, cut with an ellipsis if
// it has to be.
func fit(s text.Style, txt string, width vg.Length) string {
	txt = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r):
			return '?'
		}
		return r
	}, txt)
	if s.Width(txt) <= width {
		return txt
	}
	runes := []rune(txt)
	for n := min(len(runes)-1, int(width)); n > 0; n-- {
		if cut := string(runes[:n]) + "…"; s.Width(cut) <= width {
			return cut
		}
	}
	return "…"
}
