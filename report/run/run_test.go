package run

import (
	"encoding/json"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"serbench/report/reporttest"
	"serbench/results"
)

func made() *results.File { return reporttest.Run(reporttest.Default()) }

func TestIdentity(t *testing.T) {
	first := Of(made())
	bare := made()
	bare.Cases = nil
	bare.Warnings = nil
	if Of(bare).ID != first.ID {
		t.Error("a copy without its cases is another run")
	}
	zoned := made()
	zoned.GeneratedAt = zoned.GeneratedAt.In(time.FixedZone("somewhere", 3600))
	if Of(zoned).ID != first.ID {
		t.Error("another time zone makes another run")
	}
	for name, change := range map[string]func(*results.File){
		"a nanosecond later":  func(f *results.File) { f.GeneratedAt = f.GeneratedAt.Add(1) },
		"another processor":   func(f *results.File) { f.Host.Processor = "x" },
		"another source":      func(f *results.File) { f.Toolchain.Revision = "x" },
		"a shifted separator": func(f *results.File) { f.Host.Processor += `" "`; f.Host.Kernel = "" },
	} {
		other := made()
		change(other)
		if Of(other).ID == first.ID {
			t.Errorf("%s is the same run", name)
		}
	}
}

func TestOf(t *testing.T) {
	file := made()
	file.Modules = []results.Module{{Path: "example.com/a", Version: "v1.0.0"}}
	file.Toolchain.BuildSettings = map[string]string{"CGO_ENABLED": "1"}
	file.Groups[1].Readable = new(false)
	r := Of(file)
	for name, want := range map[string]string{
		"host.processor": "AMD EPYC 7B13", "host.memory_bytes": "17179869184", "toolchain.modified": "false",
		"toolchain.build_settings.CGO_ENABLED": "1", "config.operations": "serialize, deserialize", "config.seed": "1",
		"host.governor": "", "host.load_at_start": "",
	} {
		if r.Facts[name] != want {
			t.Errorf("%s is %q, want %q", name, r.Facts[name], want)
		}
	}
	if r.Modules["example.com/a"] != "v1.0.0" || r.Baseline != "protobuf" {
		t.Errorf("got modules %v, baseline %q", r.Modules, r.Baseline)
	}
	ratios, unreadable := 0, 0
	for _, g := range r.Groups {
		ratios += len(g.Ratios)
		if g.Unreadable {
			unreadable++
		}
	}
	// json fails on two groups, and gob-stream does not support two.
	if len(r.Groups) != 12 || ratios != 116 || unreadable != 1 {
		t.Errorf("got %d groups, %d of them unreadable, and %d ratios", len(r.Groups), unreadable, ratios)
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var back Run
	if err := json.Unmarshal(data, &back); err != nil || !reflect.DeepEqual(back, r) {
		t.Errorf("read back\n%+v, %v; want\n%+v", back, err, r)
	}
	if perCase := len(data) / ratios; perCase > 70 {
		t.Errorf("the JSON form has %d bytes a case", perCase)
	}
}

func TestApart(t *testing.T) {
	for _, test := range []struct {
		name           string
		a, b           Ratio
		aFloor, bFloor float64
		want           bool
	}{
		{"the same", Ratio{2, 1.9, 2.1}, Ratio{2, 1.9, 2.1}, 0, 0, false},
		{"overlapping", Ratio{2, 1.9, 2.1}, Ratio{2.15, 2.05, 2.2}, 0, 0, false},
		{"touching", Ratio{2, 1.9, 2.1}, Ratio{2.2, 2.1, 2.3}, 0, 0, false},
		{"beyond both intervals", Ratio{2, 1.9, 2.1}, Ratio{2.3, 2.2, 2.4}, 0, 0, true},
		{"but within the first floor", Ratio{2, 1.9, 2.1}, Ratio{2.3, 2.2, 2.4}, 5, 0, false},
		{"but within the second floor", Ratio{2, 1.9, 2.1}, Ratio{2.3, 2.2, 2.4}, 0, 5, false},
		{"but within both floors together", Ratio{2, 1.9, 2.1}, Ratio{2.3, 2.2, 2.4}, 2.5, 2.5, false},
		{"beyond the floors too", Ratio{2, 1.9, 2.1}, Ratio{2.3, 2.2, 2.4}, 2, 2, true},
	} {
		if Apart(test.a, test.aFloor, test.b, test.bFloor) != test.want || Apart(test.b, test.bFloor, test.a, test.aFloor) != test.want {
			t.Errorf("%s: want %v, either way round", test.name, test.want)
		}
	}
}

func TestFactor(t *testing.T) {
	m := Move{Before: Ratio{2, 1.6, 2.5}, After: Ratio{3, 2.5, 3.2}}
	if got, want := m.Factor(), (Ratio{1.5, 1, 2}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestFactorIsFinite: figures are printed of it whatever a file holds.
func TestFactorIsFinite(t *testing.T) {
	least, most := Ratio{1e-300, 1e-300, 1e-300}, Ratio{1e18, 1e18, 1e18}
	for _, f := range []Ratio{Factor(least, most), Factor(most, least)} {
		for _, v := range f {
			if math.IsInf(v, 0) || math.IsNaN(v) {
				t.Errorf("got %v", f)
			}
		}
	}
}

func TestValid(t *testing.T) {
	if err := Of(made()).Validate(); err != nil {
		t.Error(err)
	}
	for _, r := range []Ratio{{0, 0, 0}, {1, 0, 2}, {1, 1.1, 2}, {1, 0.9, 0.95}, {-1, -2, 1}} {
		bad := Of(made())
		bad.Groups[0].Ratios["json"] = r
		if bad.Validate() == nil {
			t.Errorf("%v passes for a ratio", r)
		}
	}
	for name, damage := range map[string]func(*Run){
		"no name": func(r *Run) { r.ID = "" }, "no time": func(r *Run) { r.GeneratedAt = time.Time{} },
		"negative floor": func(r *Run) { r.Groups[0].FloorPercent = -1 },
	} {
		bad := Of(made())
		damage(&bad)
		if bad.Validate() == nil {
			t.Errorf("a run with %s passes", name)
		}
	}
}

func TestDiff(t *testing.T) {
	before, after := made(), made()
	after.GeneratedAt = after.GeneratedAt.Add(time.Hour)
	after.Toolchain.GoVersion = "go1.27.0"
	before.Modules = []results.Module{{Path: "gone", Version: "v1"}, {Path: "kept", Version: "v1"}, {Path: "moved", Version: "v1"}}
	after.Modules = []results.Module{{Path: "kept", Version: "v1"}, {Path: "moved", Version: "v2"}, {Path: "new", Version: "v1"}}
	scale := func(c *results.Case, factor float64) {
		r := *c.Ratio
		r.Value, r.Low, r.High = r.Value*factor, r.Low*factor, r.High*factor
		c.Ratio = &r
	}
	scale(&after.Cases[1], 1.5)
	scale(&after.Cases[2], 0.4)
	scale(&after.Cases[3], 1.001)
	scale(&after.Cases[11], 3) // of a group that is made unreadable
	after.Groups[1].Readable = new(false)
	after.Cases[4].Ratio = nil

	d := Diff(Of(before), Of(after))
	if d.Machine || d.Baselines {
		t.Errorf("got another machine %v, another baseline %v", d.Machine, d.Baselines)
	}
	if want := []Change{{"toolchain.go_version", "go1.26.8", "go1.27.0"}}; !slices.Equal(d.Facts, want) {
		t.Errorf("got facts %v, want %v", d.Facts, want)
	}
	if want := []Change{{"gone", "v1", ""}, {"moved", "v1", "v2"}, {"new", "", "v1"}}; !slices.Equal(d.Modules, want) {
		t.Errorf("got modules %v, want %v", d.Modules, want)
	}
	var moved []results.CaseKey
	for _, m := range d.Moved {
		moved = append(moved, m.Case)
	}
	if want := []results.CaseKey{after.Cases[2].Key(), after.Cases[1].Key()}; !slices.Equal(moved, want) {
		t.Errorf("got moves of %v, want %v", moved, want)
	}
	if want := []results.CaseKey{after.Cases[4].Key()}; !slices.Equal(d.Gone, want) || d.New != nil {
		t.Errorf("got %v gone and %v new, want %v gone", d.Gone, d.New, want)
	}
	if d.Compared != 116-1-10 {
		t.Errorf("compared %d cases", d.Compared)
	}

	after.Config.Baseline = "json"
	after.Host.Processor = "another"
	if d := Diff(Of(before), Of(after)); !d.Machine || !d.Baselines || d.Compared != 0 || d.Moved != nil {
		t.Errorf("another baseline on another machine: got %+v", d)
	}
}

func TestLoad(t *testing.T) {
	for _, test := range []struct {
		name string
		file *results.File
		want string
	}{
		{"nothing known", &results.File{}, ""},
		{"start", &results.File{Host: results.Host{LoadAtStart: new(0.0)}}, "0.00 at the start"},
		{"groups", &results.File{Groups: []results.Group{{LoadBefore: new(0.5), LoadAfter: new(1.25)}, {LoadBefore: new(1.0)}}}, "0.50 to 1.25 between groups"},
		{"steal alone", &results.File{Groups: []results.Group{{StealPercent: new(0.3)}, {StealPercent: new(0.1)}}}, "steal up to 0.3%"},
		{"all", &results.File{Host: results.Host{LoadAtStart: new(3.1)}, Groups: []results.Group{
			{LoadBefore: new(3.2), LoadAfter: new(2.8), StealPercent: new(0.0), ForeignPercent: new(95.2)},
		}}, "3.10 at the start, 2.80 to 3.20 between groups; steal up to 0%; other programs up to 95% of a processor"},
	} {
		if got := Load(test.file); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestNames(t *testing.T) {
	if got, want := Machine(made().Host), "AMD EPYC 7B13, 4 cores, kvm guest, linux/amd64"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := Machine(results.Host{}); got != "" {
		t.Errorf("of an unknown machine got %q", got)
	}
	for _, test := range []struct {
		tool results.Toolchain
		want string
	}{
		{results.Toolchain{}, ""},
		{results.Toolchain{Modified: new(true)}, ""},
		{results.Toolchain{Revision: strings.Repeat("a1", 20), Modified: new(true)}, "a1a1a1a1a1a1 with uncommitted changes"},
		{results.Toolchain{Revision: "a branch of another system", Modified: new(false)}, "a branch of another system"},
	} {
		if got := Source(test.tool); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}
