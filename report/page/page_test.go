package page

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/reporttest"
	"serbench/results"
)

// pages returns the pages of a file by name.
func pages(t *testing.T, file *results.File, options Options) map[string]string {
	t.Helper()
	documents, err := All(grid.New(file), options)
	if err != nil {
		t.Fatal(err)
	}
	if len(documents) == 0 || documents[0].Name != "index.html" {
		t.Error("the first page is not index.html")
	}
	byName := make(map[string]string)
	for _, d := range documents {
		if byName[d.Name] != "" {
			t.Errorf("%s was made twice", d.Name)
		}
		byName[d.Name] = string(d.Data)
	}
	return byName
}

// everything is a run of all that pages can show: several sizes, latency,
// goroutines, samples.
func everything() *results.File {
	plan := reporttest.Default()
	plan.ListSizes, plan.Full = []int{5, 50}, true
	file := reporttest.Run(plan)
	file.Config.Values = []int{1, 100}
	for i := range 20 {
		varied := file.Cases[i]
		varied.Params.Values = 100
		file.Cases = append(file.Cases, varied)
	}
	for i := range 10 {
		file.Cases[i].Samples = &results.Samples{
			Launch: []int{0, 0, 1}, Kind: []results.SampleKind{results.Slice, results.GCSlice, results.Window}, NSPerOp: []float64{10, 12, 11},
		}
	}
	return file
}

func TestNames(t *testing.T) {
	few := reporttest.Partial(reporttest.Run(reporttest.Default()), "struct")
	got := slices.Sorted(maps.Keys(pages(t, few, Options{})))
	want := []string{"choose.html", "explore.html", "group-01.html", "group-02.html", "index.html"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	all := pages(t, everything(), Options{})
	for _, name := range []string{"growth.html", "growth-01.html", "samples-01.html", "group-20.html"} {
		if all[name] == "" {
			t.Errorf("there is no %s", name)
		}
	}
	if all["samples-02.html"] != "" {
		t.Error("there is a page for samples that the run does not have")
	}
}

// Every link leads to a page, and to something on it.
func TestLinks(t *testing.T) {
	all := pages(t, everything(), Options{})
	ids := make(map[string]bool)
	for name, page := range all {
		ids[name+"#"] = true
		for _, match := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(page, -1) {
			if ids[name+"#"+match[1]] {
				t.Errorf("%s has the id %s twice", name, match[1])
			}
			ids[name+"#"+match[1]] = true
		}
	}
	for name, page := range all {
		for _, match := range regexp.MustCompile(`<a [^>]*href="([^"]*)"`).FindAllStringSubmatch(page, -1) {
			to, fragment, _ := strings.Cut(html.UnescapeString(match[1]), "#")
			if to == "" {
				to = name
			}
			if to != "README.md" && !ids[to+"#"+fragment] {
				t.Errorf("%s links to %s, which is not there", name, match[1])
			}
		}
	}
}

// From the overview every case can be reached by its figure, and from the case its
// samples.
func TestTrace(t *testing.T) {
	file := everything()
	all := pages(t, file, Options{})
	missing := 0
	for group := range 20 {
		for serializer := range file.Serializers {
			link := fmt.Sprintf(`<a href="group-%02d.html#case-%d">`, group+1, serializer+1)
			if !strings.Contains(all["index.html"], link) {
				missing++
			}
		}
	}
	if missing > 0 {
		t.Errorf("%d cases cannot be reached from the overview", missing)
	}
	for serializer := range file.Serializers {
		if link := fmt.Sprintf(`<a href="samples-01.html#case-%d">`, serializer+1); !strings.Contains(all["group-01.html"], link) {
			t.Errorf("the first group has no %s", link)
		}
	}
}

// Names from a file are text wherever they stand: in markup, in attributes, in
// scripts.
func TestHostile(t *testing.T) {
	file := reporttest.Hostile()
	file.Cases[0].Samples = &results.Samples{Launch: []int{0}, Kind: []results.SampleKind{results.Slice}, NSPerOp: []float64{1}}
	for name, page := range pages(t, file, Options{Pictures: []Picture{{File: "throughput.svg", Alt: reporttest.HostileScript}}}) {
		for _, markup := range []string{"<b>bold", "<img src=x", "</script><b>", "\u2028"} {
			// The last is a line's end in a script, and harmless in text.
			for _, at := range regexp.MustCompile(regexp.QuoteMeta(markup)).FindAllStringIndex(page, -1) {
				if markup != "\u2028" || inScript(page, at[0]) {
					t.Errorf("%s: %q stands unescaped: …%s…", name, markup, page[max(0, at[0]-60):at[1]])
				}
			}
		}
		if begin, end := strings.Count(page, "<script"), strings.Count(page, "</script"); begin != end {
			t.Errorf("%s: %d scripts begin and %d end", name, begin, end)
		}
		if !strings.Contains(page, html.EscapeString(reporttest.HostileScript)) {
			t.Errorf("%s: a name is not to be read", name)
		}
	}
}

func inScript(page string, at int) bool {
	return strings.LastIndex(page[:at], "<script") > strings.LastIndex(page[:at], "</script")
}

func TestChartScript(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	source := `<script src="https://go-echarts.github.io/go-echarts-assets/assets/echarts.min.js" defer`
	for name, page := range pages(t, file, Options{}) {
		if asks := strings.Contains(page, source); asks != strings.Contains(page, `class="chart"`) {
			t.Errorf("%s has charts or not, and asks for the chart script: %v", name, asks)
		}
	}
	script := []byte(`window.echarts = {a: "</script><!--"}`)
	inlined := pages(t, file, Options{ChartScript: script})
	if !strings.Contains(inlined["group-01.html"], `window.echarts = {a: "<\/script><\!--"}`) {
		t.Error("the chart script is not in the page, or ends its element")
	}
	many := pages(t, reporttest.Run(reporttest.Large(2, 40, 2)), Options{ChartScript: script})
	if many["echarts.min.js"] != string(script) || !strings.Contains(many["group-01.html"], `<script src="echarts.min.js" defer`) {
		t.Error("many pages do not share the chart script beside them")
	}
	for _, made := range []map[string]string{inlined, many} {
		for name, page := range made {
			if external := regexp.MustCompile(`(?:src|href)="(?:https?:)?//`).FindString(page); external != "" {
				t.Errorf("%s has the chart script and still asks another host: %s", name, external)
			}
		}
	}
}

func TestPictures(t *testing.T) {
	all := pages(t, reporttest.Run(reporttest.Default()), Options{Pictures: []Picture{
		{File: "throughput.svg", Alt: "all"}, {Datatype: "sample", File: "sample.svg", Alt: "sample"},
	}})
	for page, want := range map[string]string{
		"index.html":    `<figure class="picture"><a href="throughput.svg"><img src="throughput.svg" alt="all"`,
		"group-03.html": `<figure class="picture static"><a href="sample.svg"><img src="sample.svg" alt="sample"`,
	} {
		if !strings.Contains(all[page], want) {
			t.Errorf("%s has no %s", page, want)
		}
	}
	if strings.Contains(all["group-01.html"], "sample.svg") {
		t.Error("a group shows the picture of another datatype")
	}
}

// What must be known before a figure is read stands before all figures.
func TestWarnings(t *testing.T) {
	whole := reporttest.Run(reporttest.Default())
	unreadable := reporttest.Run(reporttest.Default())
	unreadable.Groups[0].Readable = new(false)
	for name, test := range map[string]struct {
		file *results.File
		want string
	}{
		"partial":     {reporttest.Partial(whole, "struct"), "this run is partial: 20 of the suite&#39;s 120 cases were selected"},
		"interrupted": {reporttest.Interrupted(whole, 2), "this run is incomplete: it ended after 20 of its 120 planned cases"},
		"failed":      {whole, "2 cases failed"},
		"unreadable":  {unreadable, "Struct, Serialize is unreadable"},
		"doubts":      {whole, `<a href="#warnings">1 warning</a>`},
		"host":        {whole, "AMD EPYC 7B13"},
		"noise":       {whole, "noise floor up to ±"},
	} {
		header, _, _ := strings.Cut(pages(t, test.file, Options{})["index.html"], "<section")
		if !strings.Contains(header, test.want) {
			t.Errorf("%s: the overview does not begin with %q", name, test.want)
		}
	}
}

// A run that knows as little as a valid file can has pages all the same.
func TestBare(t *testing.T) {
	file := &results.File{
		Serializers: []results.Serializer{{Name: "one"}, {Name: "two"}},
		Config:      results.Config{Datatypes: []string{"custom"}, Operations: []string{"fold"}},
		Cases: []results.Case{{
			Serializer: "one", Datatype: "custom", Operation: "fold", Status: results.OK,
			NSPerOp: &results.Estimate{Median: 100, Mean: 100, Low: 90, High: 110},
		}},
	}
	all := pages(t, file, Options{})
	for page, want := range map[string]string{
		"index.html":    "100 ns<small>1st</small>",
		"group-01.html": "100±10",
		"explore.html":  "100±10",
		"choose.html":   "Without a place, since figures are missing or it is no library: one, two.",
	} {
		if !strings.Contains(all[page], want) {
			t.Errorf("%s has no %q", page, want)
		}
	}
	pages(t, &results.File{}, Options{})
}

// The islands of JSON on every page are JSON, and charts have a text for each item.
func TestIslands(t *testing.T) {
	gaps := 0
	for name, page := range pages(t, everything(), Options{}) {
		for _, match := range regexp.MustCompile(`(?s)<script type="application/json"([^>]*)>(.*?)</script>`).FindAllStringSubmatch(page, -1) {
			var island struct {
				Option struct {
					Series []struct{ Data []json.RawMessage }
				}
				Texts [][]string
			}
			if !strings.Contains(match[1], "data-chart") {
				if !json.Valid([]byte(match[2])) {
					t.Errorf("%s: %s is no JSON", name, match[1])
				}
				continue
			}
			if err := json.Unmarshal([]byte(match[2]), &island); err != nil {
				t.Fatalf("%s: %s: %v", name, match[1], err)
			}
			if len(island.Option.Series) != len(island.Texts) {
				t.Errorf("%s: %s: %d series have texts for %d", name, match[1], len(island.Option.Series), len(island.Texts))
			}
			for i, series := range island.Option.Series {
				if texts := island.Texts[i]; texts != nil && len(series.Data) != len(texts) {
					t.Errorf("%s: %s: %d items have %d texts", name, match[1], len(series.Data), len(texts))
				}
				for _, item := range series.Data {
					if bytes.Contains(item, []byte(`"value":"-"`)) {
						gaps++
					}
				}
			}
		}
	}
	// json × sample has no figures, gob-stream × samplelist in two sizes none: two
	// operations of both, each with a gap in eight series.
	if want := (2 + 4) * 8; gaps != want {
		t.Errorf("got %d gaps, want %d", gaps, want)
	}
}
