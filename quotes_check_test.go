package main

import (
	"fmt"
	"strings"
	"testing"

	"serbench/results"
)

// quoted is a small run to quote from.
func quoted() *results.File {
	return &results.File{
		DurationSeconds: 403.27,
		Config:          results.Config{Baseline: "protobuf"},
		Harness:         results.Harness{ClockNS: new(29.4), NoiseFloorPercent: new(1.366)},
		Serializers:     []results.Serializer{{Name: "protobuf", Format: "protobuf"}, {Name: "floor", Format: "protobuf"}, {Name: "json", Format: "JSON"}},
		Groups: []results.Group{
			{Datatype: "struct", Operation: "serialize", Fastest: []string{"floor", "json"}},
			{Datatype: "list", Operation: "serialize", Params: results.Params{ListSize: 5}},
			{Datatype: "list", Operation: "serialize", Params: results.Params{ListSize: 100}, NoiseFloorPercent: new(0.5)},
		},
		Cases: []results.Case{
			{
				Serializer: "protobuf", Datatype: "struct", Operation: "serialize", PayloadBytes: new(61.0),
				NSPerOp: &results.Estimate{Median: 121.53, Low: 120.1, High: 124.2}, OpsPerSecond: new(8230000.4),
			},
			{Serializer: "floor", Datatype: "struct", Operation: "serialize", PayloadBytes: new(61.0)},
			{Serializer: "json", Datatype: "struct", Operation: "serialize", PayloadBytes: new(135.0), Ratio: &results.Ratio{Value: 2.345, Low: 2.2, High: 2.5}},
		},
	}
}

// TestQuotes keeps the tests of documents from passing by mistake.
func TestQuotes(t *testing.T) {
	const from = "<!-- figures from x.json -->\n"
	table := "<!-- table cases[{1},{head},serialize].payload_bytes -->\n| | Struct |\n| --- | ---: |\n"
	for _, test := range []struct {
		name, text string
		count      int
		want       string // of the only fault
	}{
		{"number", from + "in 29.4 ns<!-- harness.clock_ns --> it", 1, ""},
		{"fewer digits", from + "in **29 ns**<!-- harness.clock_ns --> it", 1, ""},
		{"wrong", from + "\nin 30 ns<!-- harness.clock_ns --> it", 1, `line 3: harness.clock_ns is 29.4, and the text has "30"`},
		{"too many digits", from + "29.41 ns<!-- harness.clock_ns -->", 1, `the text has "29.41"`},
		{"no number", from + "fast<!-- harness.clock_ns -->", 1, `the text has ""`},
		{"percent", from + "up to 1.4 %<!-- harness.noise_floor_percent -->", 1, ""},
		{"two on a line", from + "29 ns<!-- harness.clock_ns --> and 404 s<!-- duration_seconds -->", 2, `has "404"`},
		{"commas", from + "8,230,000 ops/s<!-- cases[protobuf,struct,serialize].ops_per_second -->", 1, ""},
		{"estimate", from + "122±3 ns<!-- cases[protobuf,struct,serialize].ns_per_op -->", 1, ""},
		{"estimate without its margin", from + "122 ns<!-- cases[protobuf,struct,serialize].ns_per_op -->", 1, ""},
		{"estimate too sure", from + "121.5 ns<!-- cases[protobuf,struct,serialize].ns_per_op -->", 1, `is printed as 122±3 or`},
		{"ratio", from + "2.3 (2.2–2.5)<!-- cases[json,struct,serialize].ratio --> and 2.3×<!-- cases[json,struct,serialize].ratio -->", 2, ""},
		{"text", from + "floor, json<!-- groups[struct,serialize].fastest --> win", 1, ""},
		{"wrong text", from + "protobuf<!-- groups[struct,serialize].fastest --> wins", 1, "is floor, json, and the text has"},
		{"count", from + "3<!-- count serializers --> in 2 formats<!-- count serializers.format -->", 2, ""},
		{"size", from + "0.5 %<!-- groups[list,serialize,list_size=100].noise_floor_percent -->", 1, ""},
		{"two sizes", from + "0.5 %<!-- groups[list,serialize].noise_floor_percent -->", 1, "2 groups are so called"},
		{"no such case", from + "1<!-- cases[x,struct,serialize].payload_bytes -->", 1, "0 cases are so called"},
		{"not measured", from + "1<!-- cases[json,struct,serialize].gzip_bytes -->", 1, "there is no gzip_bytes"},
		{"no file", "29 ns<!-- harness.clock_ns -->", 1, "no results file is named above"},
		{"missing file", "<!-- figures from y.json -->", 0, "there is no y.json"},
		{"table", from + table + "| protobuf, floor | 61 |\n| **json** | 135 |\n", 3, ""},
		{"wrong cell", from + table + "| protobuf, floor | 61 |\n| json | 136 |\n", 3, `line 6: cases[json,struct,serialize].payload_bytes is 135`},
		{"wrong for one of two", from + table + "| protobuf, json | 61 |\n", 2, `cases[json,struct,serialize].payload_bytes is 135`},
		{"empty cell", from + table + "| json | |\n", 1, `has ""`},
		{"without a source", from + "it takes 29 ns", 0, "9 ns is quoted without a source"},
		{"factor without a source", "2.3× as fast", 0, "is quoted without a source"},
		{"another on the line", from + "29 ns<!-- harness.clock_ns -->, not 17 bytes", 1, "7 bytes is quoted without a source"},
		{"in code", "`29 ns` and\n```\n2315 bytes\n```\n", 0, ""},
		{"not from a run", "it was 2315 bytes<!-- not from a run: pinned by a test --> once", 0, ""},
		{"another comment", "<!-- begin units -->", 0, ""},
	} {
		faults, count := quotes(test.text, func(path string) (*results.File, error) {
			if path != "x.json" {
				return nil, fmt.Errorf("there is no %s", path)
			}
			return quoted(), nil
		})
		switch {
		case count != test.count:
			t.Errorf("%s: %d quotations, want %d", test.name, count, test.count)
		case test.want == "" && len(faults) > 0:
			t.Errorf("%s: %q", test.name, faults)
		case test.want != "" && (len(faults) != 1 || !strings.Contains(faults[0], test.want)):
			t.Errorf("%s: got %q, want one fault with %q", test.name, faults, test.want)
		}
	}
}
