package results

import (
	"reflect"
	"testing"
	"time"
)

// fixture returns a file in which every field has a value of its own, so that
// whatever writing or reading loses shows.
func fixture() *File {
	return &File{
		Format:          Format,
		FormatVersion:   FormatVersion,
		GeneratedAt:     time.Date(2026, 1, 31, 12, 30, 15, 500, time.UTC),
		DurationSeconds: 12.5,
		Complete:        true,
		Command:         []string{"--job", "quick", "--filter", "</script><b>"},
		Host: Host{
			OS: "linux", Platform: "debian 12.9", Kernel: "6.1.0", Architecture: "amd64", Processor: "Example 9000",
			PhysicalCores: 4, LogicalCores: 8, MaxMHz: 3500, CacheBytes: 32 << 20, MemoryBytes: 64 << 30,
			Governor: "performance", Virtualization: "kvm guest", LoadAtStart: new(0.0), ClockResolution: 10,
		},
		Toolchain: Toolchain{
			GoVersion: "go1.26.8", GOMAXPROCS: 2, GOGC: "100", GOMEMLIMIT: "1GiB", GODEBUG: "madvdontneed=1", GOAMD64: "v1",
			BuildSettings: map[string]string{"CGO_ENABLED": "1", "-compiler": "gc"},
			Revision:      "0123456789abcdef", Modified: new(false),
		},
		Modules: []Module{{Path: "example.com/fast", Version: "v1.2.3"}, {Path: "example.com/slow", Version: "v0.1.0"}},
		Config: Config{
			Job: "quick", Launches: 1, Layouts: 1, Rounds: 100, Windows: 12, Calls: 2000, ColdStarts: 5, Seed: 1<<64 - 1, ListSizes: []int{5, 100}, Values: []int{1, 4096}, Parallel: []int{1, 2}, Baseline: "fast",
			SliceNS: 250_000, WarmupNS: 20_000_000, Datatypes: []string{"struct"}, Operations: []string{"serialize", "deserialize"},
			PlannedCases: 4, AllCases: 120,
		},
		Harness: Harness{
			NullOpNS: new(1.5), NullOpBytes: new(0.0), ClockNS: new(25.0),
			NoiseFloorPercent: new(0.4), MutatorNoiseFloorPercent: new(0.2),
		},
		Serializers: []Serializer{
			{
				Name: "fast", Format: "Example", Module: "example.com/fast", Version: "v1.2.3", Documentation: "https://example.com/fast",
				Weaknesses: []string{"panics on malformed input"},
				Traits: Traits{
					Style: "generated", ZeroCopy: true, View: true, BufferReuse: true, ValueReuse: true, Unsafe: true, SelfDescribing: true,
					Schema: true, Deterministic: true, KeepsNil: true, Concurrent: true, Streaming: true,
				},
			},
			{Name: "</script><b>", Format: "JSON", Module: "example.com/slow", Version: "v0.1.0", Traits: Traits{Style: "reflection"}},
		},
		Groups: []Group{
			{
				Datatype: "struct", Operation: "serialize", Params: Params{ListSize: 5, Values: 1},
				Control:           &Control{Serializer: "fast", Ratio: 1.001, Low: 0.998, High: 1.004},
				MutatorControl:    &Control{Serializer: "fast", Ratio: 1.0005, Low: 0.999, High: 1.002},
				NoiseFloorPercent: new(0.4), MutatorNoiseFloorPercent: new(0.2), LayoutSpreadPercent: new(3.1),
				Readable: new(true), Fastest: []string{"fast"}, NullOpNS: new(1.5),
				LoadBefore: new(0.25), LoadAfter: new(0.75), StealPercent: new(0.1), ForeignPercent: new(12.5), PeakMemoryBytes: new(5e7), DurationSeconds: 1.6,
			},
			{Datatype: "struct", Operation: "deserialize"},
		},
		Cases: []Case{
			{
				Serializer: "fast", Datatype: "struct", Operation: "serialize", Params: Params{ListSize: 5, Values: 1}, Status: OK,
				PayloadBytes: new(61.0), GzipBytes: new(80.0), ZstdBytes: new(70.0),
				NSPerOp:        &Estimate{Median: 100, Mean: 103.25, Low: 99, High: 101, CV: 0.02},
				MutatorNSPerOp: &Estimate{Median: 80, Mean: 81, Low: 79.5, High: 80.5, CV: 0.01},
				CPUNSPerOp:     &Estimate{Median: 98, Mean: 99, Low: 97, High: 99, CV: 0.03},
				OpsPerSecond:   new(1e7), BytesPerSecond: new(6.1e8),
				AllocsPerOp: new(0.5), AllocBytesPerOp: new(32.0), GCPer1000Ops: new(0.01), RetainedBytes: new(64.0),
				Collector:   &Collector{AllocsPerOp: 0.51, AllocBytesPerOp: 32.5, CyclesPerMillionOps: 10, CPUPercent: 12.5, AssistPercent: 1.5, PauseP50NS: 16384, PauseMaxNS: 65536},
				ColdStartNS: new(15000.0), ColdStartAllocs: new(3.0), ColdStartBytes: new(256.0), Tolerance: "nil = empty",
				Ratio:        &Ratio{Baseline: "fast", Value: 1, Low: 0.99, High: 1.01, Verdict: Tie, DetectablePercent: new(1.6)},
				MutatorRatio: &Ratio{Baseline: "fast", Value: 0.9, Low: 0.89, High: 0.91, Verdict: Faster},
				LatencyNS: &Latency{
					Samples: 10000, P50: 110, P90: 120, P95: 130, P99: 200, P999: new(900.0), Max: 20000,
					ClockFloor: 30, GCCycles: 4, Preemptions: 2, Values: []float64{110, 20000}, Counts: []int{9999, 1}, Raw: []float64{110, 111},
				},
				Parallel: []Parallel{{Goroutines: 2, OpsPerSecond: 1.9e7, Low: 1.8e7, High: 2e7, Scaling: 1.9}},
				Samples: &Samples{
					Launch: []int{0, 0, 1}, Kind: []SampleKind{Slice, GCSlice, Window}, NSPerOp: []float64{80, 95.5, 100},
				},
			},
			{Serializer: "</script><b>", Datatype: "struct", Operation: "serialize", Params: Params{ListSize: 5, Values: 1}, Status: OK, NSPerOp: &Estimate{Median: 300, Mean: 300, Low: 300, High: 300}},
			{Serializer: "fast", Datatype: "struct", Operation: "deserialize", Status: Failed, Reason: "panic: out of range"},
			{Serializer: "</script><b>", Datatype: "struct", Operation: "deserialize", Status: Unsupported, Reason: "no decoder"},
		},
		Warnings: []Warning{
			{Code: OneLayout, Message: "one layout was measured"},
			{Code: Preempted, Case: &CaseKey{Serializer: "fast", Datatype: "struct", Operation: "serialize", Params: Params{ListSize: 5, Values: 1}}, Message: "3 of 100 slices"},
			{Code: ControlFailed, Case: &CaseKey{Datatype: "struct", Operation: "deserialize"}, Message: "the control is 7 % off"},
		},
	}
}

// TestFixtureIsFull holds the fixture to its promise for the fields of today and
// of tomorrow.
func TestFixtureIsFull(t *testing.T) {
	set := map[string]bool{}
	markSet(reflect.ValueOf(fixture()), "File", set)
	for name, filled := range set {
		if !filled {
			t.Errorf("%s is zero wherever it stands in the fixture", name)
		}
	}
}

func markSet(v reflect.Value, name string, set map[string]bool) {
	set[name] = set[name] || !v.IsZero()
	switch v.Kind() {
	case reflect.Pointer:
		// What a pointer leads to may well be zero: a load of 0 is not an absent one.
		if !v.IsNil() && v.Elem().Kind() == reflect.Struct {
			markSet(v.Elem(), name+".*", set)
		}
	case reflect.Slice:
		for i := range v.Len() {
			markSet(v.Index(i), name+"[]", set)
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[time.Time]() {
			return
		}
		for i := range v.NumField() {
			markSet(v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name, set)
		}
	}
}
