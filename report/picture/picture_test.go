package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/palette"
	"serbench/report/reporttest"
	"serbench/results"
)

func TestAll(t *testing.T) {
	full := reporttest.Default()
	full.Full = true
	for name, test := range map[string]struct {
		file *results.File
		want int
	}{
		// Of all datatypes: throughput, size against speed, allocations.
		"whole":   {reporttest.Run(reporttest.Default()), 3 + 6},
		"latency": {reporttest.Run(full), 3 + 6 + 6},
		"field":   {reporttest.Run(reporttest.Field()), 3 + 6 + 6},
		"hostile": {reporttest.Hostile(), 3 + 3},
	} {
		t.Run(name, func(t *testing.T) {
			pictures, err := All(grid.New(test.file))
			if err != nil {
				t.Fatal(err)
			}
			if len(pictures) != test.want {
				t.Fatalf("got %d pictures, want %d", len(pictures), test.want)
			}
			if first := pictures[0]; first.Name != "throughput" || first.Datatype != "" || first.Section != "" {
				t.Errorf("the first is %s of %q for %q", first.Name, first.Datatype, first.Section)
			}
			names := make(map[string]bool)
			for _, p := range pictures {
				if names[p.Name] || p.Alt == "" || p.Heading == "" {
					t.Errorf("%s stands twice, or has no words", p.Name)
				}
				names[p.Name] = true
				checkPicture(t, p)
			}
		})
	}
}

func checkPicture(t *testing.T, p Picture) {
	t.Helper()
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
	for x := range img.Bounds().Dx() {
		for _, y := range []int{0, img.Bounds().Dy() - 1} {
			if r, g, b, _ := img.At(x, y).RGBA(); r&g&b != 0xFFFF {
				t.Fatalf("%s is cut at its upper or lower edge", p.Name)
			}
		}
	}
	for y := range img.Bounds().Dy() {
		for _, x := range []int{0, img.Bounds().Dx() - 1} {
			if r, g, b, _ := img.At(x, y).RGBA(); r&g&b != 0xFFFF {
				t.Fatalf("%s is cut at its left or right edge", p.Name)
			}
		}
	}
	decoder := xml.NewDecoder(bytes.NewReader(p.SVG))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%s.svg: %v", p.Name, err)
		}
		if text, ok := token.(xml.StartElement); ok && text.Name.Local == "text" && !slices.ContainsFunc(text.Attr, isLength) {
			t.Fatalf("%s.svg: a text does not say how wide it is: %v", p.Name, text.Attr)
		}
	}
}

func isLength(a xml.Attr) bool { return a.Name.Local == "textLength" }

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
	g := grid.New(file)
	pictures, err := All(g)
	if err != nil {
		t.Fatal(err)
	}
	json := strings.ToUpper(strings.TrimPrefix(palette.CSS(palette.Indices(g.Formats)[6]), "#"))
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

// The fastest stand on top, those without a figure at the bottom.
func TestFastestFirst(t *testing.T) {
	f := newField(grid.New(reporttest.Run(reporttest.Default())))
	row, _ := f.First("sample", "serialize")
	list := fastestFirst(f.barsOf(row, f.lines))
	for i := 1; i < len(list); i++ {
		if list[i].known && (!list[i-1].known || list[i].rate.Value > list[i-1].rate.Value) {
			t.Errorf("%s stands beneath %s", list[i].name, list[i-1].name)
		}
	}
	if last := list[len(list)-1]; last.name != "json" || last.note != "failed" {
		t.Errorf("the last is %s, %q", last.name, last.note)
	}
}

func TestByFormat(t *testing.T) {
	f := newField(grid.New(reporttest.Run(reporttest.Field())))
	seen := make(map[string]bool)
	previous := ""
	lines := f.byFormat()
	if len(lines) != len(f.lines) {
		t.Errorf("got %d serializers, want %d", len(lines), len(f.lines))
	}
	for _, l := range lines {
		if l.format != previous && seen[l.format] {
			t.Errorf("%s is apart from the others of %s", l.name, l.format)
		}
		seen[l.format], previous = true, l.format
	}
}

// Of a run of many operations a picture has those that everybody asks for first.
func TestRowsOfAPicture(t *testing.T) {
	plan := reporttest.Field()
	plan.Operations = []string{"serialize-reuse", "serialize", "traverse", "deserialize"}
	f := newField(grid.New(reporttest.Run(plan)))
	rows, _ := f.panelRows("struct")
	var got []string
	for _, row := range rows {
		got = append(got, row.Operation)
	}
	if !slices.Equal(got, []string{"serialize", "deserialize"}) {
		t.Errorf("got %v", got)
	}
	if got := f.operations(); !slices.Equal(got, []string{"serialize", "deserialize"}) {
		t.Errorf("of all datatypes: got %v", got)
	}
}

func TestQuantiles(t *testing.T) {
	l := &results.Latency{Values: []float64{0, 10, 20, 30}, Counts: []int{10, 40, 40, 10}}
	if got := quantiles(l, quartiles); !slices.Equal(got, []float64{1, 10, 10, 20, 30}) {
		t.Errorf("got %v", got)
	}
	if got := quantiles(&results.Latency{}, quartiles); got != nil {
		t.Errorf("of nothing: got %v", got)
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

// What is drawn in a colour of ours has exactly that colour in a PNG.
func TestShades(t *testing.T) {
	for i := range palette.Distinct {
		if got := shades.Convert(palette.Of(i)); got != palette.Of(i) {
			t.Errorf("colour %d is %v", i, got)
		}
	}
	if len(shades) > 256 {
		t.Errorf("%d shades: a PNG has room for 256", len(shades))
	}
}
