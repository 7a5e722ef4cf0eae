package results

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

// TestRefused takes the golden file, damages it in one place, and looks for the
// place and the advice in the error.
func TestRefused(t *testing.T) {
	golden := readGolden(t)
	tests := []struct {
		name     string
		old, new string // replaced once; without old, new is the whole file
		want     string // the error after "bad.json"
	}{
		{"empty", "", "", ": the file is empty; a run never leaves such a file"},
		{"blank", "", " \n\t", ": the file is empty; a run never leaves such a file"},
		{"not JSON", "", "# Report\n", ":1:1: not JSON: invalid character '#'"},
		{"an array", "", "[]", ":1:1: holds an array: want an object"},
		{"null", "", "null", `: format: missing: this is not a results file of serbench ("serbench/results")`},
		{"no header", "", "{}", ": format: missing"},
		{"other format", `"serbench/results"`, `"go/bench"`, `: format: "go/bench" is another format: want "serbench/results"`},
		{"other format with other fields", "", `{"format":"x","version":{"a":[1]}}`, `: format: "x" is another format`},
		{"newer version", `"format_version": 1`, `"format_version": 2, "new": 1`, ": format_version: 2 is newer than this program reads (1): update serbench"},
		{"no version", `"format_version": 1`, `"format_version": 0`, ": format_version: 0 is no version"},
		{"version as text", `"format_version": 1`, `"format_version": "1"`, ":3:21: format_version: holds a string: want a whole number"},
		{"version with fraction", `"format_version": 1`, `"format_version": 1.5`, ":3:21: format_version: number 1.5 does not fit"},
		{"after the end", "\n}\n", "\n}\n{}", "not JSON: invalid character '{' after top-level value"},
		{"unknown field", `"complete": true`, `"finished": true`, ":6:3: finished: unknown field; this program reads version 1"},
		{"unknown field inside", `"median": 300`, `"middle": 300`, "cases[1].ns_per_op.middle: unknown field"},
		{"field in another case", `"median": 300`, `"Median": 300`, "cases[1].ns_per_op.Median: unknown field"},
		{"field with a line break", `"complete"`, `"a\nb"`, `["a\nb"]: unknown field`},
		{"field twice", `"complete": true`, `"complete": true, "complete": false`, `field "complete" stands twice`},
		{"time", `2026-01-31T12`, `31 January 2026T12`, ":4:19: generated_at: want a time such as"},
		{"no time", `"generated_at": "2026-01-31T12:30:15.0000005Z",`, "", ": generated_at: missing"},
		{"NaN", `"median": 300`, `"median": NaN`, "cases[1].ns_per_op.median: NaN is not a number in JSON; a results file holds finite numbers"},
		{"infinity", `"median": 300`, `"median": -Infinity`, "Infinity is not a number in JSON"},
		{"too large for a float", `"median": 300`, `"median": 1e999`, "cases[1].ns_per_op.median: number 1e999 is too large"},
		{"too large to work with", `"ns_per_op": [80`, `"ns_per_op": [1e300`, ": cases[0].samples.ns_per_op[0]: 1e+300 is too large"},
		{"negative time", `"median": 100`, `"median": -3`, ": cases[0].ns_per_op.median: -3 is negative"},
		{"negative count", `"list_size": [5,`, `"list_size": [-1,`, ": config.list_size[0]: -1 is negative"},
		{"size that was not asked for", `"list_size": [5,`, `"list_size": [6,`, ": groups[0].params.list_size: 5 is not in config.list_size"},
		{"values that were not asked for", `"values": [1,`, `"values": [2,`, ": groups[0].params.values: 1 is not in config.values"},
		{"no goroutines", `"goroutines": 2`, `"goroutines": 0`, ": cases[0].parallel[0].goroutines: 0: there is at least 1 goroutine"},
		{"parallel out of interval", `"low": 18000000`, `"low": 19500000`, ": cases[0].parallel[0].low: 1.95e+07 is above the ops_per_second, which is 1.9e+07"},
		{"negative seed", `"seed": 18446744073709551615`, `"seed": -1`, "config.seed: number -1 does not fit: want a whole number"},
		{"time of nothing", `"median": 100, "mean": 103.25, "low": 99`, `"median": 0, "mean": 103.25, "low": 0`, ": cases[0].ns_per_op.median: 0: no operation takes no time"},
		{"low above median", `"low": 99, "high": 101`, `"low": 100.5, "high": 101`, ": cases[0].ns_per_op.low: 100.5 is above the median, which is 100"},
		{"high below median", `"low": 79.5, "high": 80.5`, `"low": 79.5, "high": 79.75`, ": cases[0].mutator_ns_per_op.high: 79.75 is below the median, which is 80"},
		{"ratio out of interval", `"value": 0.9`, `"value": 0.8`, ": cases[0].mutator_ratio.low: 0.89 is above the value, which is 0.8"},
		{"ratio of 0", `"value": 1, "low": 0.99`, `"value": 1, "low": 0`, ": cases[0].ratio.low: 0 is not a ratio"},
		{"control out of interval", `"ratio": 1.001`, `"ratio": 1.1`, ": groups[0].control.high: 1.004 is below the ratio, which is 1.1"},
		{"percentiles", `"p95": 130`, `"p95": 115`, ": cases[0].latency_ns.p95: 115 is below p90, which is 120"},
		{"no latency samples", `"samples": 10000`, `"samples": 0`, ": cases[0].latency_ns.samples: 0: percentiles of nothing"},
		{"case twice", `"</script><b>", "datatype": "struct", "operation": "deserialize", "status"`, `"fast", "datatype": "struct", "operation": "deserialize", "status"`, `: cases[3]: the case "fast" × "struct" × "deserialize" stands twice, first at cases[2]`},
		{"group twice", `{"datatype": "struct", "operation": "deserialize"}`, `{"datatype": "struct", "operation": "deserialize"}, {"datatype": "struct", "operation": "deserialize"}`, `: groups[2]: the group "struct" × "deserialize" stands twice, first at groups[1]`},
		{"serializer twice", `"name": "</script><b>"`, `"name": "fast"`, `: serializers[1].name: "fast" stands twice in the list`},
		{"operation twice", `["serialize", "deserialize"]`, `["serialize", "serialize"]`, `: config.operations[1]: "serialize" stands twice`},
		{"empty name", `"name": "fast"`, `"name": ""`, ": serializers[0].name: the name is empty"},
		{"control character", `"name": "fast"`, `"name": "fa\nst"`, `: serializers[0].name: the name "fa\nst" holds a control character`},
		{"long name", `"name": "fast"`, `"name": "` + strings.Repeat("x", 257) + `"`, ": serializers[0].name: the name has 257 bytes: at most 256"},
		{"broken UTF-8", `"name": "fast"`, "\"name\": \"fa\xffst\"", "serializers[0].name: not JSON: invalid UTF-8"},
		{"serializer not listed", `"name": "fast"`, `"name": "faster"`, `: groups[0].control.serializer: "fast" is not in the list of serializers`},
		{"serializer of a case", `"serializer": "fast", "datatype": "struct", "operation": "deserialize", "status"`, `"serializer": "x", "datatype": "struct", "operation": "deserialize", "status"`, `: cases[2].serializer: "x" is not in the list of serializers`},
		{"datatype not listed", `"datatypes": ["struct"]`, `"datatypes": ["sample"]`, `: groups[0].datatype: "struct" is not in config.datatypes`},
		{"operation not listed", `["serialize", "deserialize"]`, `["serialize"]`, `: groups[1].operation: "deserialize" is not in config.operations`},
		{"fastest", `"fastest": ["fast"]`, `"fastest": ["fast", "x"]`, `: groups[0].fastest[1]: "x" is not in the list`},
		{"baseline", `"baseline": "fast", "value": 1,`, `"baseline": "x", "value": 1,`, `: cases[0].ratio.baseline: "x" is not in the list`},
		{"status", `"failed"`, `"crashed"`, `: cases[2].status: "crashed" is not a status; known: ok, failed, unsupported`},
		{"verdict", `"tie"`, `"draw"`, `: cases[0].ratio.verdict: "draw" is not a verdict; known: faster, slower, tie, unresolved`},
		{"kind", `"gc-slice"`, `"gc"`, `: cases[0].samples.kind[1]: "gc" is not a kind of sample`},
		{"warning", `"one-layout"`, `"two-layouts"`, `: warnings[0].code: "two-layouts" is not a known warning; known: alloc-nondeterministic,`},
		{"warning without message", `"3 of 100 slices"`, `""`, ": warnings[1].message: missing"},
		{"warning about no case", "\"case\": {\n        \"serializer\": \"fast\"", `"case": {"serializer": "x"`, `: warnings[1].case.serializer: "x" is not in the list`},
		{"warning about no group", `"case": {"datatype": "struct"`, `"case": {"datatype": "x"`, `: warnings[2].case.datatype: "x" is not in config.datatypes`},
		{"no headline", `"ns_per_op": {"median": 300, "mean": 300, "low": 300, "high": 300, "cv": 0}`, `"payload_bytes": 1`, ": cases[1].ns_per_op: missing, though the case is ok"},
		{"no reason", `"panic: out of range"`, `""`, ": cases[2].reason: missing, though the case is failed"},
		{"figure of a failed case", `"no decoder"`, `"no decoder", "payload_bytes": 12`, ": cases[3].payload_bytes: a figure, though the case is unsupported"},
		{"launches too few", `"launch": [0, 0, 1]`, `"launch": [0, 0]`, ": cases[0].samples.launch: 2 elements, though ns_per_op has 3"},
		{"kinds too many", `"kind": ["slice",`, `"kind": ["slice", "slice",`, ": cases[0].samples.kind: 4 elements, though ns_per_op has 3"},
		{"more cases than planned", `"planned_cases": 4`, `"planned_cases": 3`, ": cases: 4 cases, though config.planned_cases is 3"},
		{"more planned than there are", `"all_cases": 120`, `"all_cases": 3`, ": config.planned_cases: 4, though config.all_cases is 3"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			text := test.new
			if test.old != "" {
				if !strings.Contains(golden, test.old) {
					t.Fatalf("the golden file does not hold %q", test.old)
				}
				text = strings.Replace(golden, test.old, test.new, 1)
			}
			_, err := Decode(strings.NewReader(text), "bad.json")
			if err == nil {
				t.Fatal("accepted")
			}
			message, named := strings.CutPrefix(err.Error(), "bad.json")
			if !named || !strings.Contains(message, test.want) || strings.Contains(message, "\n") {
				t.Errorf("got  %q\nwant bad.json… %q", err, test.want)
			}
			if strings.HasPrefix(test.want, ":") && !strings.HasPrefix(message, test.want) {
				t.Errorf("got  %q\nwant it to begin with %q", err, test.want)
			}
		})
	}
}

// TestTruncated cuts the golden file at every byte: no part of a file may pass
// for the whole.
func TestTruncated(t *testing.T) {
	whole := strings.TrimSpace(readGolden(t))
	for n := range len(whole) {
		_, err := Decode(strings.NewReader(whole[:n]), "cut.json")
		var f *FaultError
		if !errors.As(err, &f) || !strings.Contains(f.Reason, "a run never leaves such a file") || (n > 0 && f.Line == 0) {
			t.Fatalf("cut after %d bytes: %v", n, err)
		}
	}
	before := whole[:strings.Index(whole, `"mean": 103.25`)]
	line, column := strings.Count(before, "\n")+1, len(before)-strings.LastIndex(before, "\n")
	_, err := Decode(strings.NewReader(before), "cut.json")
	want := fmt.Sprintf("cut.json:%d:%d: cases[0].ns_per_op: the file ends in the middle", line, column)
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v, want it to begin with %s", err, want)
	}
}

func TestAccepted(t *testing.T) {
	tests := []struct{ name, text string }{
		{"little", `{"format":"serbench/results","format_version":1,"generated_at":"2026-01-31T12:00:00+01:00"}`},
		{"golden", readGolden(t)},
	}
	for _, test := range tests {
		f, err := Decode(strings.NewReader(test.text), test.name)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if name, _ := f.GeneratedAt.Zone(); name != "UTC" {
			t.Errorf("%s: the time is in %s", test.name, name)
		}
	}
}

func TestReadErrors(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing.json")
	if _, err := Read(missing); !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), missing) {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := Decode(iotest.ErrReader(io.ErrNoProgress), "x.json"); !errors.Is(err, io.ErrNoProgress) {
		t.Errorf("a failing reader: %v", err)
	}
}

func TestValidateValuesThatJSONLacks(t *testing.T) {
	tests := []struct {
		path   string
		damage func(*File)
	}{
		{"host.load_at_start", func(f *File) { f.Host.LoadAtStart = new(math.NaN()) }},
		{"groups[0].steal_percent", func(f *File) { f.Groups[0].StealPercent = new(math.Inf(1)) }},
		{"cases[0].samples.ns_per_op[2]", func(f *File) { f.Cases[0].Samples.NSPerOp[2] = math.NaN() }},
		{"cases[0].samples.launch[1]", func(f *File) { f.Cases[0].Samples.Launch[1] = -1 }},
		{"cases[2].reason", func(f *File) { f.Cases[2].Reason = "\xff" }},
		{`toolchain.build_settings["-tags"]`, func(f *File) { f.Toolchain.BuildSettings["-tags"] = "\xff" }},
	}
	for _, test := range tests {
		f := fixture()
		test.damage(f)
		var bad *FaultError
		if err := f.Validate(); !errors.As(err, &bad) || bad.Path != test.path {
			t.Errorf("got %v, want a fault at %s", err, test.path)
		}
	}
	if err := fixture().Validate(); err != nil {
		t.Errorf("the fixture: %v", err)
	}
}

func TestLookup(t *testing.T) {
	f := fixture()
	for i := range f.Cases {
		if got := f.Case(f.Cases[i].Key()); got != &f.Cases[i] {
			t.Errorf("case %d: got %p", i, got)
		}
	}
	if f.Case(CaseKey{Serializer: "fast", Datatype: "sample", Operation: "serialize"}) != nil {
		t.Error("found a case that is not there")
	}
	if f.Group(f.Groups[1].Key()) != &f.Groups[1] || f.Group(CaseKey{Datatype: "sample", Operation: "serialize"}) != nil {
		t.Error("wrong group")
	}
	if f.Serializer("</script><b>") != &f.Serializers[1] || f.Serializer("x") != nil {
		t.Error("wrong serializer")
	}
}

// FuzzDecode: reading never panics, what it accepts can be written and reads back
// equal, and it makes no difference whether a file is compressed. The seeds are long, so -fuzzminimizetime=10x keeps it from spending
// its time on shortening them.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(readGolden(f)))
	f.Add([]byte(`{"format":"serbench/results","format_version":1,"generated_at":"2026-01-31T12:00:00+01:00","cases":[]}`))
	f.Add([]byte(`{"format":"serbench/results","format_version":1,"warnings":null,"toolchain":{"build_settings":{"0":"\\\"]"}}}`))
	f.Add([]byte(`{"format":"serbench/results","format_version":9}`))
	f.Add([]byte(`{"format":NaN`))
	whole := packed(f, []byte(readGolden(f)))
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Fuzz(func(t *testing.T, data []byte) {
		first, err := Decode(bytes.NewReader(data), "fuzz")
		if !bytes.HasPrefix(data, gzipMagic) {
			unpacked, packedErr := Decode(bytes.NewReader(packed(t, data)), "fuzz")
			if fmt.Sprint(packedErr) != fmt.Sprint(err) || !reflect.DeepEqual(unpacked, first) {
				t.Fatalf("compressed it reads as %+v, %v; want %+v, %v", unpacked, packedErr, first, err)
			}
		}
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") {
				t.Errorf("more than one line: %q", err)
			}
			return
		}
		written, err := encode(first)
		if err != nil {
			t.Fatalf("cannot write what was read: %v", err)
		}
		second, err := Decode(strings.NewReader(string(written)), "written")
		if err != nil {
			t.Fatalf("cannot read what was written: %v\n%s", err, written)
		}
		dropEmpty(reflect.ValueOf(first).Elem())
		dropEmpty(reflect.ValueOf(second).Elem())
		if !reflect.DeepEqual(first, second) {
			t.Fatalf("read back\n%+v\nwant\n%+v", second, first)
		}
	})
}

// dropEmpty makes nil of lists and maps without elements, which the file does
// not tell apart.
func dropEmpty(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			dropEmpty(v.Elem())
		}
	case reflect.Map, reflect.Slice:
		if v.Len() == 0 {
			v.SetZero()
		}
		for i := 0; v.Kind() == reflect.Slice && i < v.Len(); i++ {
			dropEmpty(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if field := v.Field(i); field.CanSet() {
				dropEmpty(field)
			}
		}
	}
}

func readGolden(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("testdata/full.json")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
