package comparison

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"serbench/report/reporttest"
	"serbench/results"
)

// runs are a run, another of the next day in which some ratios moved, and one of
// another machine that lacks a datatype.
func runs() []*results.File {
	made := func(hour int) *results.File {
		file := reporttest.Run(reporttest.Plan{
			Serializers: []string{"protobuf", "msgpack", "json", "gob"}, Datatypes: []string{"struct", "structlist"},
			Operations: []string{"serialize", "deserialize"}, Seed: 1,
		})
		file.GeneratedAt = file.GeneratedAt.Add(time.Duration(hour) * time.Hour)
		file.Modules = []results.Module{{Path: "example.com/json", Version: "v1.0.0"}}
		return file
	}
	first, second, third := made(0), made(24), made(48)
	second.Modules[0].Version = "v1.1.0"
	third = reporttest.Partial(third, "struct")
	third.Host.Processor = "Other 9000"
	third.Complete = false
	for i := range first.Cases {
		verdict := results.Slower
		if first.Cases[i].Ratio.Value < 1 {
			verdict = results.Faster
		}
		for _, file := range []*results.File{first, second, third} {
			if i < len(file.Cases) && file.Cases[i].Serializer != "protobuf" {
				r := *file.Cases[i].Ratio
				r.Verdict = verdict
				file.Cases[i].Ratio = &r
			}
		}
	}
	scale := func(c *results.Case, factor float64, verdict results.Verdict) {
		c.Ratio.Value, c.Ratio.Low, c.Ratio.High, c.Ratio.Verdict = c.Ratio.Value*factor, c.Ratio.Low*factor, c.Ratio.High*factor, verdict
	}
	scale(&second.Cases[2], 0.5, results.Faster) // json, struct, serialize
	scale(&second.Cases[1], 1.001, results.Tie)
	scale(&third.Cases[3], 1.001, results.Unresolved)
	second.Groups[3].Readable = new(false)
	return []*results.File{first, second, third}
}

func TestGolden(t *testing.T) {
	c := New(runs())
	page, err := c.Index()
	if err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string][]byte{"testdata/runs.md": c.Readme(), "testdata/runs.html": page} {
		reporttest.Golden(t, name, got)
	}
}

func verdicts(verdicts ...results.Verdict) []standing {
	var all []standing
	for _, v := range verdicts {
		c := &results.Case{Status: results.OK, Ratio: &results.Ratio{Value: 1, Low: 0.9, High: 1.1, Verdict: v}}
		if v == "failed" {
			c = &results.Case{Status: results.Failed}
		}
		all = append(all, standing{c: c})
	}
	return append(all, standing{})
}

func TestAgreement(t *testing.T) {
	for _, test := range []struct {
		verdicts []results.Verdict
		want     agreement
	}{
		{nil, open},
		{[]results.Verdict{results.Faster}, open},
		{[]results.Verdict{results.Faster, results.Unresolved}, open},
		{[]results.Verdict{results.Faster, ""}, open},
		{[]results.Verdict{results.Faster, "failed"}, open},
		{[]results.Verdict{results.Faster, results.Faster}, agree},
		{[]results.Verdict{results.Tie, results.Tie, results.Unresolved}, agree},
		{[]results.Verdict{results.Tie, results.Slower}, differ},
		{[]results.Verdict{results.Tie, results.Slower, results.Faster}, opposite},
	} {
		if got := agreementOf(verdicts(test.verdicts...)); got != test.want {
			t.Errorf("%q: got %s, want %s", test.verdicts, got, test.want)
		}
	}
	unreadable := verdicts(results.Faster, results.Slower)
	unreadable[0].group = &results.Group{Readable: new(false)}
	if got := agreementOf(unreadable); got != open {
		t.Errorf("a verdict of an unreadable group counts: %s", got)
	}
}

func TestSpread(t *testing.T) {
	of := func(values ...float64) []standing {
		var all []standing
		for _, v := range values {
			all = append(all, standing{c: &results.Case{Status: results.OK, Ratio: &results.Ratio{Value: v, Low: 0.95 * v, High: 1.05 * v}}})
		}
		return append(all, standing{c: &results.Case{Status: results.Unsupported}})
	}
	if _, _, ok := spread(of(2)); ok {
		t.Error("one run has a factor")
	}
	for _, test := range []struct {
		values []float64
		factor float64
		apart  bool
	}{{[]float64{2, 2}, 1, false}, {[]float64{2, 2.1}, 1.05, false}, {[]float64{3, 1, 2}, 3, true}} {
		factor, apart, ok := spread(of(test.values...))
		if !ok || factor[0] != test.factor || apart != test.apart || factor[1] > factor[0] || factor[2] < factor[0] {
			t.Errorf("%v: got %v, %v, %v", test.values, factor, apart, ok)
		}
	}
}

// TestBaselines: ratios to different baselines are shown and not compared.
func TestBaselines(t *testing.T) {
	files := runs()
	files[1].Config.Baseline = "json"
	text := string(New(files).Readme())
	if !strings.Contains(text, "the runs have different baselines (Run 1 protobuf, Run 2 json, Run 3 protobuf)") {
		t.Error("there is no warning")
	}
	if strings.Contains(text, "×") || strings.Contains(text, "opposite") || strings.Contains(text, "## Where the Runs Disagree") {
		t.Errorf("they are compared:\n%s", text)
	}
	if !strings.Contains(text, "Run 2: json (ns), AMD EPYC 7B13") {
		t.Error("the times are not those of each run's own baseline")
	}
}

// TestSizes: where there are several sizes of a group, its title tells which.
func TestSizes(t *testing.T) {
	files := runs()
	for i := range files[1].Cases {
		if c := &files[1].Cases[i]; c.Datatype == "structlist" {
			c.Params.ListSize = 100
		}
	}
	for i := range files[1].Groups {
		if g := &files[1].Groups[i]; g.Datatype == "structlist" {
			g.Params.ListSize = 100
		}
	}
	files[1].Config.ListSizes = []int{100}
	text := string(New(files).Readme())
	for _, want := range []string{"\nStructList, Serialize, 5 elements, 1 value (noise floors ", "\nStructList, Serialize, 100 elements, 1 value (", "\nStruct, Serialize (", "config.list\\_size"} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q", want)
		}
	}
}

func TestHostile(t *testing.T) {
	files := []*results.File{reporttest.Hostile(), reporttest.Hostile()}
	files[1].GeneratedAt = files[1].GeneratedAt.Add(time.Hour)
	files[1].Host.Processor = "\n# Heading" + reporttest.HostileComment
	c := New(files)
	page, err := c.Index()
	if err != nil {
		t.Fatal(err)
	}
	readme := string(c.Readme())
	for _, markup := range []string{"<b>bold", "<img", "</script>"} {
		if strings.Contains(readme, markup) || bytes.Contains(page, []byte(markup)) {
			t.Errorf("a name's %q is markup", markup)
		}
	}
	if strings.Contains(readme, "\n# Heading") {
		t.Error("a name is a heading of the README")
	}
}

// TestSize: a page of 10,000 cases in two runs stays below 3 MiB.
func TestSize(t *testing.T) {
	file := reporttest.Run(reporttest.Large(100, 50, 2))
	page, err := New([]*results.File{file, file}).Index()
	if err != nil {
		t.Fatal(err)
	}
	if len(page) > 3<<20 {
		t.Errorf("the page has %d bytes", len(page))
	}
}
