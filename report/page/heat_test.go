package page

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/results"
)

func TestHeatCell(t *testing.T) {
	ok := func(serializer string, ratio *results.Ratio) results.Case {
		return results.Case{
			Serializer: serializer, Datatype: "struct", Operation: "serialize", Status: results.OK,
			NSPerOp: &results.Estimate{Median: 50, Low: 49, High: 51}, Ratio: ratio,
		}
	}
	of := func(value, low, high float64, verdict results.Verdict) *results.Ratio {
		return &results.Ratio{Baseline: "base", Value: value, Low: low, High: high, Verdict: verdict}
	}
	for _, test := range []struct {
		name     string
		c        results.Case
		fastest  []string
		readable bool
		want     string
	}{
		{"faster", ok("x", of(0.5, 0.49, 0.51, results.Faster)), []string{"y"}, true, `<td class="c4" data-v="0.5"><a href="group-01.html#case-1">0.50</a></td>`},
		{"much slower", ok("x", of(20, 19, 21, results.Slower)), []string{"y"}, true, `<td class="c12" data-v="20"><a href="group-01.html#case-1">20</a></td>`},
		{"a little slower", ok("x", of(1.1, 1.08, 1.12, results.Slower)), []string{"y"}, true, `<td class="c7" data-v="1.1"><a href="group-01.html#case-1">1.10</a></td>`},
		{"first", ok("x", of(0.5, 0.49, 0.51, results.Faster)), []string{"x"}, true, `<td class="c4 first" data-v="0.5"><a href="group-01.html#case-1">0.50<small>1st</small></a></td>`},
		{"one of several", ok("x", of(0.5, 0.49, 0.51, results.Faster)), []string{"x", "y"}, true, `<td class="c4 first" data-v="0.5"><a href="group-01.html#case-1">0.50<small>=1st</small></a></td>`},
		{"a tie", ok("x", of(1.01, 0.99, 1.03, results.Tie)), []string{"x", "y"}, true, `<td class="even first" data-v="1.01"><a href="group-01.html#case-1">1.01<small>=1st, tie</small></a></td>`},
		{"unresolved", ok("x", of(1.1, 0.9, 1.3, results.Unresolved)), []string{"y"}, true, `<td class="even" data-v="1.1"><a href="group-01.html#case-1">1.1<small>unresolved</small></a></td>`},
		{"no verdict, far from 1", ok("x", of(2, 1.9, 2.1, "")), []string{"y"}, true, `<td class="c8" data-v="2"><a href="group-01.html#case-1">2.0</a></td>`},
		{"no verdict, about 1", ok("x", of(1.1, 0.9, 1.3, "")), []string{"y"}, true, `<td class="even" data-v="1.1"><a href="group-01.html#case-1">1.1<small>tie</small></a></td>`},
		{"the baseline", ok("base", nil), []string{"y"}, true, `<td class="even" data-v="1"><a href="group-01.html#case-1">1<small>base</small></a></td>`},
		{"no ratio", ok("x", nil), []string{"y"}, true, `<td class="even" data-v="50"><a href="group-01.html#case-1">50 ns</a></td>`},
		{"unreadable", ok("x", of(0.5, 0.49, 0.51, results.Faster)), []string{"x"}, false, `<td class="even" data-v="0.5"><a href="group-01.html#case-1">0.50</a></td>`},
		{"failed", results.Case{Serializer: "x", Datatype: "struct", Operation: "serialize", Status: results.Failed}, nil, true, `<td class="gap" data-v=""><a href="group-01.html#case-1">failed</a></td>`},
	} {
		t.Run(test.name, func(t *testing.T) {
			file := &results.File{
				Config:      results.Config{Datatypes: []string{"struct"}, Operations: []string{"serialize"}, Baseline: "base"},
				Serializers: []results.Serializer{{Name: test.c.Serializer}},
				Groups:      []results.Group{{Datatype: "struct", Operation: "serialize", Fastest: test.fastest, Readable: &test.readable}},
				Cases:       []results.Case{test.c},
			}
			s := newSite(grid.New(file), Options{})
			var b strings.Builder
			s.heatCell(&b, heat{Ratios: true, Baseline: "base"}, 0, 0, s.Fastest(s.Rows[0]))
			if b.String() != test.want {
				t.Errorf("got  %s\nwant %s", b.String(), test.want)
			}
		})
	}
}

// The figures in the map can be read on every colour of it.
func TestHeatContrast(t *testing.T) {
	colours := regexp.MustCompile(`\.c(\d+) \{ background: (#\w+); color: (#\w+); \}`).FindAllStringSubmatch(source("style.css"), -1)
	if len(colours) != steps-1 { // that of ties is the ground's
		t.Fatalf("the style has %d colours, want %d", len(colours), steps-1)
	}
	for _, c := range colours {
		a, b := luminance(t, c[2]), luminance(t, c[3])
		if contrast := (max(a, b) + 0.05) / (min(a, b) + 0.05); contrast < 4.5 {
			t.Errorf("c%s: the contrast of %s on %s is %.2f, want 4.5", c[1], c[3], c[2], contrast)
		}
	}
}

// luminance returns how bright a colour is, as accessibility guidelines count.
func luminance(t *testing.T, hex string) float64 {
	t.Helper()
	if len(hex) == 4 {
		hex = fmt.Sprintf("#%c%[1]c%c%[2]c%c%[3]c", hex[1], hex[2], hex[3])
	}
	var sum float64
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		v, err := strconv.ParseUint(hex[1+2*i:3+2*i], 16, 8)
		if err != nil {
			t.Fatal(err)
		}
		c := float64(v) / 255
		if c <= 0.03928 {
			sum += weight * c / 12.92
		} else {
			sum += weight * math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return sum
}
