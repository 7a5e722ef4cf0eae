package page

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/reporttest"
	"serbench/results"
)

func index(t *testing.T, file *results.File, options Options) string {
	t.Helper()
	got, err := Index(grid.New(file), options)
	if err != nil {
		t.Fatal(err)
	}
	return string(got)
}

// islands returns the chart data of a page, as a browser would find it.
func islands(t *testing.T, page string) []data {
	t.Helper()
	var all []data
	for _, match := range regexp.MustCompile(`(?s)<script type="application/json" data-chart="(\w+)">(.*?)</script>`).FindAllStringSubmatch(page, -1) {
		var d data
		if err := json.Unmarshal([]byte(match[2]), &d); err != nil {
			t.Fatalf("%s: %v", match[1], err)
		}
		if !strings.Contains(page, `id="`+match[1]+`"`) {
			t.Errorf("%s has data and no place", match[1])
		}
		all = append(all, d)
	}
	return all
}

func TestCharts(t *testing.T) {
	all := islands(t, index(t, reporttest.Run(reporttest.Default()), Options{}))
	// The ratios, and for each datatype two operations and the sizes.
	if want := 1 + 6*3; len(all) != want {
		t.Fatalf("got %d charts, want %d", len(all), want)
	}
	gaps := 0
	for _, d := range all {
		series := d.Option.(map[string]any)["series"].([]any)
		if len(series) != len(d.Texts) {
			t.Errorf("%d series have texts for %d", len(series), len(d.Texts))
		}
		for i, s := range series {
			items := s.(map[string]any)["data"].([]any)
			if len(items) != len(d.Texts[i]) {
				t.Errorf("%d items have %d texts", len(items), len(d.Texts[i]))
			}
			for _, item := range items {
				switch item.(map[string]any)["value"] {
				case nothing:
					gaps++
				case nil, 0.0:
					t.Errorf("an item has no value, or 0: %v", item)
				}
			}
		}
	}
	// json × sample and gob-stream × samplelist: two operations and three sizes each.
	if want := 2 * 5; gaps != want {
		t.Errorf("got %d gaps, want %d", gaps, want)
	}
}

// Names from a file are text wherever they stand: in markup, in attributes, in
// scripts.
func TestHostile(t *testing.T) {
	page := index(t, reporttest.Hostile(), Options{Pictures: []Picture{{File: "throughput.svg", Alt: reporttest.HostileScript}}})
	for _, markup := range []string{"<b>bold", "<img src=x", "</script><b>", "\u2028"} {
		// The last is a line's end in a script, and harmless in text.
		for _, at := range regexp.MustCompile(regexp.QuoteMeta(markup)).FindAllStringIndex(page, -1) {
			if markup != "\u2028" || inScript(page, at[0]) {
				t.Errorf("%q stands unescaped: …%s…", markup, page[max(0, at[0]-60):at[1]])
			}
		}
	}
	scripts := strings.Count(page, "<script")
	if ends := strings.Count(page, "</script"); scripts != ends {
		t.Errorf("%d scripts begin and %d end", scripts, ends)
	}
	found := false
	for _, d := range islands(t, page) {
		var plain bytes.Buffer
		encoder := json.NewEncoder(&plain)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(d.Option); err != nil {
			t.Fatal(err)
		}
		found = found || strings.Contains(plain.String(), reporttest.HostileScript)
	}
	if !found {
		t.Error("the charts do not have the name as it is")
	}
}

func inScript(page string, at int) bool {
	return strings.LastIndex(page[:at], "<script") > strings.LastIndex(page[:at], "</script")
}

func TestChartScript(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	with := index(t, file, Options{})
	if !strings.Contains(with, `<script src="https://go-echarts.github.io/go-echarts-assets/assets/echarts.min.js" defer`) {
		t.Error("the page does not ask go-echarts' host for the chart script")
	}
	inlined := index(t, file, Options{ChartScript: []byte(`window.echarts = {a: "</script><!--"}`)})
	if !strings.Contains(inlined, `window.echarts = {a: "<\/script><\!--"}`) {
		t.Error("the chart script is not in the page, or ends its element")
	}
	if external := regexp.MustCompile(`(?:src|href)="(?:https?:)?//`).FindString(inlined); external != "" {
		t.Errorf("a page with the chart script in it still asks another host: %s", external)
	}
}

func TestPictures(t *testing.T) {
	page := index(t, reporttest.Run(reporttest.Default()), Options{Pictures: []Picture{
		{File: "throughput.svg", Alt: "all"}, {Datatype: "struct", File: "struct.svg", Alt: "struct"},
	}})
	for _, want := range []string{`<img src="throughput.svg" alt="all"`, `<figure class="static"><a href="struct.svg"><img src="struct.svg" alt="struct"`} {
		if !strings.Contains(page, want) {
			t.Errorf("there is no %s", want)
		}
	}
}

func TestWarnings(t *testing.T) {
	whole := reporttest.Run(reporttest.Default())
	for name, test := range map[string]struct {
		file *results.File
		want string
	}{
		"partial":     {reporttest.Partial(whole, "struct"), "this run is partial: 20 of the suite&#39;s 120 cases were selected"},
		"interrupted": {reporttest.Interrupted(whole, 2), "this run is incomplete: it ended after 20 of its 120 planned cases"},
		"failed":      {whole, "2 cases failed"},
	} {
		header, _, _ := strings.Cut(index(t, test.file, Options{}), "<nav")
		if !strings.Contains(header, test.want) {
			t.Errorf("%s: the page does not begin with %q", name, test.want)
		}
	}
}
