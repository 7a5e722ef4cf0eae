package markdown

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"serbench/report/grid"
	"serbench/report/reporttest"
	"serbench/results"
)

// many is a run of as many serializers as are rows and not columns.
func many() *results.File {
	plan := reporttest.Field()
	plan.Serializers, plan.Formats = plan.Serializers[6:23], plan.Formats[6:23]
	plan.Datatypes = []string{"sample", "samplelist"}
	return reporttest.Run(plan)
}

func TestGolden(t *testing.T) {
	got := Readme(grid.New(many()), []Picture{
		{Heading: "Throughput", Name: "throughput.png", Alt: "Throughput"},
		{Section: "allocations", Heading: "Allocations", Name: "allocations.png", Alt: "Allocations"},
		{Section: "latency", Heading: "Latency of Sample", Name: "latency-sample.png", Alt: "Sample"},
		{Section: "latency", Heading: "Latency of SampleList", Name: "latency-samplelist.png", Alt: "SampleList"},
	})
	reporttest.Golden(t, filepath.Join("testdata", "many.md"), got)
}

// The whole field stays below what hosts of repositories show of a README.
func TestFieldIsShown(t *testing.T) {
	const most = 500 << 10
	if got := len(Readme(grid.New(reporttest.Run(reporttest.Field())), nil)); got > most {
		t.Errorf("%d bytes, want at most %d", got, most)
	}
}

func TestLargeRunsAreCut(t *testing.T) {
	plan := reporttest.Field()
	plan.Operations = []string{"serialize", "traverse", "deserialize"}
	plan.ListSizes = []int{5, 100, 1000}
	file := reporttest.Run(plan)
	whole := string(Readme(grid.New(file), nil))
	if strings.Contains(whole, "index.html beside this file") {
		t.Fatalf("a run of %d cases is cut", len(file.Cases))
	}
	plan.Operations = append(plan.Operations, "serialize-reuse", "deserialize-reuse")
	cut := string(Readme(grid.New(reporttest.Run(plan)), nil))
	if !strings.Contains(cut, "index.html beside this file") {
		t.Error("a larger one does not say where the rest is")
	}
	if beneath(cut, "### Timing") == "" || !strings.Contains(beneath(cut, "### Timing"), "Traverse") {
		t.Error("the times are cut")
	}
	if strings.Contains(beneath(cut, "### Latency"), "Traverse") {
		t.Error("the latency is whole")
	}
}

// beneath returns what stands beneath a heading that begins so.
func beneath(document, heading string) string {
	_, rest, found := strings.Cut(document, "\n"+heading)
	if !found {
		return ""
	}
	text, _, _ := strings.Cut(rest, "\n#")
	return text
}

// Names never leave their place, folded or not.
func TestHostile(t *testing.T) {
	plan := reporttest.Field()
	hostile := []string{reporttest.HostileScript, reporttest.HostileMarkdown, reporttest.HostileComment, reporttest.HostileJS}
	copy(plan.Serializers, hostile)
	plan.Datatypes, plan.Formats[0] = hostile, reporttest.HostileScript
	document := string(Readme(grid.New(reporttest.Run(plan)), []Picture{{Heading: reporttest.HostileScript, Name: "x.png", Alt: "\n\n" + reporttest.HostileScript}}))
	for _, markup := range []string{"<b>", "<script", "</script", "<img src=x", "-->", "\n\n\n"} {
		if i := strings.Index(document, markup); i >= 0 {
			t.Errorf("there is %q: %q", markup, document[max(0, i-60):min(len(document), i+60)])
		}
	}
}

func TestFolding(t *testing.T) {
	document := string(Readme(grid.New(many()), nil))
	if opened, closed := strings.Count(document, "<details>"), strings.Count(document, "</details>"); opened != closed || opened == 0 {
		t.Errorf("%d are folded and %d end", opened, closed)
	}
	for _, heading := range []string{"## Who Wins", "## Hardware", "## Serializers"} {
		if strings.Contains(beneath(document, heading), "<details>") {
			t.Errorf("%s is folded", heading)
		}
	}
	if !strings.Contains(document, fmt.Sprintf("<summary>%s</summary>\n\n| Serializer |", "Sample")) {
		t.Error("the table of a datatype is not folded behind its name")
	}
}
