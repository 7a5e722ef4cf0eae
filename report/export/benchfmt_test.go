package export

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/perf/benchfmt"

	"serbench/report/grid"
	"serbench/report/reporttest"
	"serbench/results"
)

// parse reads an export with the reference reader of the format, which must have no
// complaint.
func parse(t *testing.T, text string) ([]*benchfmt.Result, benchfmt.UnitMetadataMap) {
	t.Helper()
	reader := benchfmt.NewReader(strings.NewReader(text), "export")
	var lines []*benchfmt.Result
	for reader.Scan() {
		switch record := reader.Result().(type) {
		case *benchfmt.SyntaxError:
			t.Errorf("the reader complains: %v", record)
		case *benchfmt.Result:
			lines = append(lines, record.Clone())
		}
	}
	if err := reader.Err(); err != nil {
		t.Errorf("the reader gives up: %v", err)
	}
	return lines, reader.Units()
}

// part returns the value of a key in a benchmark's name.
func part(line *benchfmt.Result, key string) string {
	_, parts := line.Name.Parts()
	for _, p := range parts {
		if value, ok := strings.CutPrefix(string(p), "/"+key+"="); ok {
			return value
		}
	}
	return ""
}

func TestBenchmarkFormat(t *testing.T) {
	file := withSamples(reporttest.Run(reporttest.Default()), 8, 1)
	lines, declared := parse(t, exported(t, "benchfmt", file))
	ok := 0
	for i := range file.Cases {
		c := &file.Cases[i]
		if c.Status != results.OK {
			continue
		}
		ok++
		var own []*benchfmt.Result
		for _, line := range lines {
			if "Benchmark"+line.Name.String() == benchmarkName(c)+oneProcessor {
				own = append(own, line)
			}
		}
		if len(own) != 8 {
			t.Fatalf("%s has %d lines, want 8", benchmarkName(c), len(own))
		}
		for n, line := range own {
			checkLine(t, c, n, line)
		}
	}
	if len(lines) != 8*ok {
		t.Errorf("got %d lines of %d cases", len(lines), ok)
	}
	for key, want := range map[string]string{"goos": "linux", "goarch": "amd64", "pkg": "serbench", "cpu": "AMD EPYC 7B13"} {
		if got := lines[0].GetConfig(key); got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	if len(lines[0].Config) != 4 {
		t.Errorf("the configuration is %v: each further line keeps benchstat from comparing", lines[0].Config)
	}
	for _, line := range lines {
		for _, v := range line.Values {
			if declared.Get(v.Unit, "better") == nil || declared.Get(v.Unit, "assume") == nil {
				t.Fatalf("the unit %s is not declared", v.Unit)
			}
		}
	}
}

func checkLine(t *testing.T, c *results.Case, launch int, line *benchfmt.Result) {
	t.Helper()
	near := func(unit string, want float64) {
		if got, ok := line.Value(unit); !ok || math.Abs(got/want-1) > 0.05 {
			t.Errorf("%s has %v %s, %v; want about %v", line.Name, got, unit, ok, want)
		}
	}
	near("sec/op", c.NSPerOp.Median/1e9)
	near("mutator-sec/op", c.MutatorNSPerOp.Median/1e9)
	if c.Serializer != c.Ratio.Baseline {
		near("ratio", c.Ratio.Value)
	}
	if got, ok := line.Value("payload-bytes"); !ok || got != *c.PayloadBytes {
		t.Errorf("%s has %v payload-bytes, %v; want %v", line.Name, got, ok, *c.PayloadBytes)
	}
	// What the run has once is not to pass for a sample.
	if _, got := line.Value("cpu-sec/op"); got != (launch == 0) {
		t.Errorf("line %d of %s has a processor time: %v", launch, line.Name, got)
	}
	if line.Iters != 8 {
		t.Errorf("%s is of %d samples, want 5 slices and 3 windows", line.Name, line.Iters)
	}
	if part(line, "datatype") != c.Datatype || part(line, "serializer") != c.Serializer || string(line.Name.Base()) != grid.Title(c.Operation) {
		t.Errorf("%s is not the name of %s", line.Name, c.Key())
	}
	if c.Params.ListSize > 0 && part(line, "list_size") != fmt.Sprint(c.Params.ListSize) {
		t.Errorf("%s lacks the size of the list", line.Name)
	}
}

// TestFewFigures: a case without samples has one line, of the run's own medians, and
// one that failed has its reason.
func TestFewFigures(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	file.Cases[0].Parallel = []results.Parallel{{Goroutines: 2, OpsPerSecond: 1e6, Low: 9e5, High: 2e6, Scaling: 1.5}}
	file.Config.Parallel = []int{2}
	text := exported(t, "benchfmt", file)
	lines, _ := parse(t, text)
	// Four cases have no figures; one has throughput besides.
	if want := len(file.Cases) - 4 + 1; len(lines) != want {
		t.Errorf("got %d lines, want %d", len(lines), want)
	}
	for _, unit := range []string{"sec/op", "mutator-sec/op", "cpu-sec/op", "B/op"} {
		if _, ok := lines[0].Value(unit); !ok {
			t.Errorf("the first case lacks %s", unit)
		}
	}
	if got, _ := lines[1].Value("ops/s"); got != 1e6 || part(lines[1], "goroutines") != "2" {
		t.Errorf("the throughput of two goroutines is %v of %s", got, lines[1].Name)
	}
	for _, want := range []string{
		"# BenchmarkSerialize/datatype=sample/serializer=json/values=1: failed: round trip: Sample.FloatArray[2]: got 0, want -12\n",
		"# BenchmarkDeserialize/datatype=samplelist/serializer=gob-stream/list_size=5/values=1: unsupported: no stream",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q", want)
		}
	}
}

// TestHostileNames: whatever a name or a fact of the machine holds, it breaks no
// line, no field and no part of a name, and two cases never become one.
func TestHostileNames(t *testing.T) {
	file := withSamples(reporttest.Hostile(), 3, 1)
	file.Host.Processor = "a\nBenchmarkEvil 1 1 ns/op\u2028Unit ns/op better=higher" + strings.Repeat("x", 100_000)
	file.Toolchain.GoVersion = "go\r\nUnit ns/op better=higher"
	for i := range file.Cases {
		if file.Cases[i].Status != results.OK {
			file.Cases[i].Reason = "\nBenchmarkEvil 1 1 ns/op\n" + strings.Repeat("x", 100_000)
		}
	}
	lines, _ := parse(t, exported(t, "benchfmt", file))
	for _, line := range lines {
		if !strings.HasPrefix(line.GetConfig("cpu"), "a BenchmarkEvil 1 1") {
			t.Fatalf("the processor is %q", line.GetConfig("cpu"))
		}
		key := results.CaseKey{Serializer: unescape(t, part(line, "serializer")), Datatype: unescape(t, part(line, "datatype"))}
		base := string(line.Name.Base())
		key.Operation = unescape(t, strings.ToLower(base[:1])+base[1:])
		key.Params = results.Params{Values: 1}
		if c := file.Case(key); c == nil {
			t.Errorf("%s is no case of the file: %s", line.Name, key)
		}
	}
	if want := 3 * (len(file.Cases) - 1); len(lines) != want {
		t.Errorf("got %d lines, want %d", len(lines), want)
	}
}

func unescape(t testing.TB, name string) string {
	t.Helper()
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c == '%' {
			if _, err := fmt.Sscanf(name[i+1:i+3], "%02X", &c); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			i += 2
		}
		b.WriteByte(c)
	}
	return b.String()
}

func TestOperationName(t *testing.T) {
	seen := make(map[string]string)
	for _, test := range [][2]string{
		{"serialize", "Serialize"}, {"serialize-reuse", "Serialize-reuse"}, {"Serialize", "%53erialize"},
		{"été", "%C3%A9t%C3%A9"}, {"a b/c=1", "A%20b%2Fc%3D1"}, {"%53erialize", "%2553erialize"}, {"-x", "-x"}, {"1", "1"},
	} {
		got := operationName(test[0])
		if got != test[1] || seen[got] != "" {
			t.Errorf("%q: got %q, as of %q; want %q", test[0], got, seen[got], test[1])
		}
		seen[got] = test[0]
	}
}

func FuzzEscape(f *testing.F) {
	for _, seed := range []string{"json", "a b", "</script>", "\x00\xff", "%2F", "é/=-1"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, name string) {
		got := escape(name)
		if strings.ContainsFunc(got, func(r rune) bool { return r <= ' ' || r > '~' || r == '/' || r == '=' }) {
			t.Errorf("%q breaks the line as %q", name, got)
		}
		if back := unescape(t, got); back != name {
			t.Errorf("%q reads back as %q", name, back)
		}
	})
}

// TestBenchstat has the tool itself read exports: across the serializers of one run,
// and across two runs.
func TestBenchstat(t *testing.T) {
	if testing.Short() {
		t.Skip("runs benchstat")
	}
	dir := t.TempDir()
	plan := reporttest.Plan{Serializers: []string{"protobuf", "json-5"}, Datatypes: []string{"struct", "two words"}, Operations: []string{"serialize", "deserialize"}, Seed: 1}
	slower := withSamples(reporttest.Run(plan), 8, 2)
	for i := range slower.Cases {
		if c := &slower.Cases[i]; c.Serializer == "json-5" {
			for n := range c.Samples.NSPerOp {
				c.Samples.NSPerOp[n] *= 2
			}
		}
	}
	for name, file := range map[string]*results.File{"old": withSamples(reporttest.Run(plan), 8, 1), "new": slower} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(exported(t, "benchfmt", file)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	old, new := filepath.Join(dir, "old"), filepath.Join(dir, "new")

	across := benchstat(t, "-filter", ".unit:(ns/op OR B/op)", "-row", ".name,/datatype", "-col", "/serializer", old)
	for _, want := range []string{"│  protobuf   │", "json-5", "Serialize struct", "Deserialize two%20words", "sec/op", "B/op", "n=8", "geomean"} {
		if !strings.Contains(across, want) {
			t.Errorf("the serializers side by side lack %q:\n%s", want, across)
		}
	}
	between := benchstat(t, "-filter", ".unit:ratio", old, new)
	rows := 0
	for line := range strings.Lines(between) {
		if strings.Contains(line, "serializer=json-5") {
			rows++
			if !strings.Contains(line, "+") || !strings.Contains(line, "p=0.000 n=8") {
				t.Errorf("twice the time is not called: %s", line)
			}
		}
	}
	if rows != 4 {
		t.Errorf("the two runs have %d rows of json-5, want 4:\n%s", rows, between)
	}
}

func benchstat(t *testing.T, args ...string) string {
	t.Helper()
	command := exec.Command("go", slices.Concat([]string{"tool", "benchstat"}, args)...)
	var out, errs strings.Builder
	command.Stdout, command.Stderr = &out, &errs
	if err := command.Run(); err != nil {
		t.Fatalf("benchstat: %v\n%s", err, errs.String())
	}
	if errs.Len() > 0 {
		t.Errorf("benchstat complains: %s", errs.String())
	}
	return out.String()
}
