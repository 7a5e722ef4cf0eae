package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"regexp"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/palette"
	"serbench/report/reporttest"
	"serbench/results"
)

func TestAll(t *testing.T) {
	for name, file := range map[string]*results.File{
		"whole":   reporttest.Run(reporttest.Default()),
		"hostile": reporttest.Hostile(),
	} {
		t.Run(name, func(t *testing.T) {
			pictures, err := All(grid.New(file))
			if err != nil {
				t.Fatal(err)
			}
			if want := 1 + len(file.Config.Datatypes); len(pictures) != want {
				t.Fatalf("got %d pictures, want %d", len(pictures), want)
			}
			for _, p := range pictures {
				img, err := png.Decode(bytes.NewReader(p.PNG))
				if err != nil {
					t.Fatalf("%s: %v", p.Name, err)
				}
				if got := img.Bounds().Dx(); got != 1600 {
					t.Errorf("%s is %d pixels wide", p.Name, got)
				}
				if r, g, b, a := img.At(0, 0).RGBA(); r&g&b&a != 0xFFFF {
					t.Errorf("%s has a ground that is not opaque white", p.Name)
				}
				decoder := xml.NewDecoder(bytes.NewReader(p.SVG))
				for {
					if _, err := decoder.Token(); errors.Is(err, io.EOF) {
						break
					} else if err != nil {
						t.Fatalf("%s.svg: %v", p.Name, err)
					}
				}
			}
		})
	}
}

func TestNothingMeasured(t *testing.T) {
	pictures, err := All(grid.New(&results.File{}))
	if err != nil || pictures != nil {
		t.Errorf("got %d pictures and error %v", len(pictures), err)
	}
}

// A case without a figure leaves a gap with the reason in it: as many bars as
// there are figures, and every colour only where its serializer has one.
func TestGaps(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	pictures, err := All(grid.New(file))
	if err != nil {
		t.Fatal(err)
	}
	json := strings.ToUpper(strings.TrimPrefix(palette.CSS(6), "#"))
	for _, p := range pictures {
		svg := strings.ToUpper(string(p.SVG))
		switch p.Datatype {
		case "sample": // json failed
			if strings.Contains(svg, json) || strings.Count(svg, ">FAILED<") != 2 {
				t.Errorf("%s: the case that failed has a bar, or does not say so", p.Name)
			}
		case "samplelist":
			if strings.Count(svg, ">N/A<") != 2 || !strings.Contains(svg, json) {
				t.Errorf("%s: the unsupported case does not say so, or another has no bar", p.Name)
			}
		}
	}
}

func TestFileNames(t *testing.T) {
	safe := regexp.MustCompile(`^[a-z0-9_]+(-[a-z0-9_]+)*$`)
	names := newFileNames("throughput")
	for _, test := range []struct{ datatype, want string }{
		{"struct", "struct"},
		{"MediaContent", "mediacontent"},
		{"mediacontent", "mediacontent-2"},
		{"throughput", "throughput-2"},
		{"../../etc/passwd", "etc-passwd"},
		{"</script><b>", "script-b"},
		{"con", "datatype-con"},
		{"index", "datatype-index"},
		{"", "datatype"},
		{"日本", "datatype-2"},
		{".", "datatype-3"},
		{strings.Repeat("x", 300), strings.Repeat("x", 64)},
	} {
		got := names.of(test.datatype)
		if got != test.want || !safe.MatchString(got) {
			t.Errorf("%q: got %q, want %q", test.datatype, got, test.want)
		}
	}
}

func TestTicks(t *testing.T) {
	for _, high := range []float64{0.3, 1, 4.9, 7, 99, 1234, 5.1e6, 2.3e7} {
		for _, most := range []int{2, 5} {
			ticks := ticker{most}.Ticks(0, high)
			if len(ticks) < 2 || ticks[0].Label != "0" || ticks[len(ticks)-1].Value > high {
				t.Errorf("up to %v, %d labels: got %v", high, most, ticks)
			}
			if len(ticks) > 2*most+1 {
				t.Errorf("up to %v: %d labels are too many", high, len(ticks))
			}
		}
	}
}

func TestPalette(t *testing.T) {
	seen := make(map[string]int)
	for i := range palette.Distinct {
		css := palette.CSS(i)
		if first, ok := seen[css]; ok {
			t.Errorf("colour %d is that of %d: %s", i, first, css)
		}
		seen[css] = i
		if got := shades.Convert(palette.Of(i)); got != palette.Of(i) {
			t.Errorf("colour %d is not kept exactly in a PNG: %v", i, got)
		}
	}
}
