// Package results is the format of a results file: what a run measured, where,
// with what, and how sure it is. It reads, validates and writes version 1.
//
// A field that was not measured is absent; it is never zero. So a figure that
// can be 0 is a pointer, and a number that cannot is left out where it is 0. A
// reader refuses what it does not know rather than guess.
//
// Times are nanoseconds, sizes bytes, ratios plain numbers around 1, and fields
// that end in percent are percentages. Names of serializers, datatypes and
// operations are fields, never parts of a string to take apart.
package results

import (
	"strings"
	"time"
)

// The identity of the format.
const (
	Format        = "serbench/results"
	FormatVersion = 1
)

// A File is the whole content of a results file.
type File struct {
	Format        string    `json:"format"`
	FormatVersion int       `json:"format_version"`
	GeneratedAt   time.Time `json:"generated_at"`
	// DurationSeconds is how long the run took up to the last write.
	DurationSeconds float64 `json:"duration_seconds"`
	// Complete is false until the last group of the plan has been measured.
	Complete bool `json:"complete"`
	// Command is the command line, without the path of the program.
	Command []string `json:"command"`

	Host        Host         `json:"host"`
	Toolchain   Toolchain    `json:"toolchain"`
	Modules     []Module     `json:"modules"`
	Config      Config       `json:"config"`
	Harness     Harness      `json:"harness"`
	Serializers []Serializer `json:"serializers"`
	Groups      []Group      `json:"groups"`
	Cases       []Case       `json:"cases"`
	Warnings    []Warning    `json:"warnings"`
}

// Host describes the machine: never its name, a user's name or a path.
type Host struct {
	OS              string   `json:"os"`       // "linux"
	Platform        string   `json:"platform"` // "debian 12.9"
	Kernel          string   `json:"kernel"`
	Architecture    string   `json:"architecture"` // "amd64"
	Processor       string   `json:"processor"`
	PhysicalCores   int      `json:"physical_cores,omitzero"`
	LogicalCores    int      `json:"logical_cores"`
	MaxMHz          float64  `json:"max_mhz,omitzero"`
	CacheBytes      int64    `json:"cache_bytes,omitzero"` // the last level's
	MemoryBytes     uint64   `json:"memory_bytes,omitzero"`
	Governor        string   `json:"governor,omitempty"`
	Virtualization  string   `json:"virtualization,omitempty"`     // "kvm guest"
	LoadAtStart     *float64 `json:"load_at_start,omitempty"`      // 1-minute load average
	ClockResolution float64  `json:"clock_resolution_ns,omitzero"` // the smallest step that was seen
}

// Toolchain describes how the measured binary was made and set up.
type Toolchain struct {
	GoVersion     string            `json:"go_version"`
	GOMAXPROCS    int               `json:"gomaxprocs"` // during the measurements
	GOGC          string            `json:"gogc"`
	GOMEMLIMIT    string            `json:"gomemlimit,omitempty"`
	GODEBUG       string            `json:"godebug,omitempty"`
	GOAMD64       string            `json:"goamd64,omitempty"` // or the like of another architecture: "arm64=v8.0"
	BuildSettings map[string]string `json:"build_settings,omitempty"`
	Revision      string            `json:"revision,omitempty"`
	Modified      *bool             `json:"modified,omitempty"` // uncommitted changes; absent where unknown
}

// Module is a dependency of the measured binary.
type Module struct {
	Path    string `json:"path"`
	Version string `json:"version"`
}

// Config is what was asked for, with every default filled in.
type Config struct {
	Job        string   `json:"job"`
	Launches   int      `json:"launches"`
	Layouts    int      `json:"layouts"`     // link layouts that the launches were spread over
	Rounds     int      `json:"rounds"`      // a launch and group
	Windows    int      `json:"windows"`     // planned a launch and arm: up to twice as many, where time was left
	Calls      int      `json:"calls"`       // timed singly, a launch and arm
	ColdStarts int      `json:"cold_starts"` // processes a case
	Seed       uint64   `json:"seed"`
	ListSizes  []int    `json:"list_size"`          // elements in a list datatype
	Values     []int    `json:"values"`             // distinct values that a case cycles through
	Parallel   []int    `json:"parallel,omitempty"` // goroutines
	Baseline   string   `json:"baseline"`
	SliceNS    int64    `json:"slice_ns"`
	WarmupNS   int64    `json:"warmup_ns"` // the least warm-up of an arm
	Datatypes  []string `json:"datatypes"`
	Operations []string `json:"operations"`
	// PlannedCases is how many cases the plan holds; Cases has fewer in a file of
	// a run that is not complete.
	PlannedCases int `json:"planned_cases"`
	// AllCases is how many cases the suite has without any selection by
	// datatype, serializer, operation or filter.
	AllCases int `json:"all_cases"`
}

// SeveralSizes reports whether groups may differ in nothing but their sizes.
func (c *Config) SeveralSizes() bool { return len(c.ListSizes) > 1 || len(c.Values) > 1 }

// Harness is what the harness itself costs and shows when nothing differs.
type Harness struct {
	NullOpNS *float64 `json:"null_op_ns,omitempty"`
	// NullOpBytes is what the harness allocates per operation: 0, or the run
	// fails.
	NullOpBytes *float64 `json:"null_op_bytes,omitempty"`
	ClockNS     *float64 `json:"clock_ns,omitempty"` // cost of reading the clock
	// NoiseFloorPercent is the largest of the groups' noise floors.
	NoiseFloorPercent *float64 `json:"noise_floor_percent,omitempty"`
	// MutatorNoiseFloorPercent is the same for mutator time.
	MutatorNoiseFloorPercent *float64 `json:"mutator_noise_floor_percent,omitempty"`
}

// Serializer is one row of the tables.
type Serializer struct {
	Name          string `json:"name"`
	Format        string `json:"format"`
	Module        string `json:"module"`
	Version       string `json:"version"`
	Documentation string `json:"documentation,omitempty"`
	Traits        Traits `json:"traits"`
	// Weaknesses are the documented ways in which the library falls short, each
	// found by a test of the suite.
	Weaknesses []string `json:"weaknesses,omitempty"`
}

// Traits are a serializer's properties, each proved by a test of the suite. The
// meaning of each stands with serializers.Traits, whose JSON this is.
type Traits struct {
	Style          string `json:"style"`
	ZeroCopy       bool   `json:"zero_copy"`
	View           bool   `json:"view"`
	BufferReuse    bool   `json:"buffer_reuse"`
	ValueReuse     bool   `json:"value_reuse"`
	Unsafe         bool   `json:"unsafe"`
	SelfDescribing bool   `json:"self_describing"`
	Schema         bool   `json:"schema"`
	Deterministic  bool   `json:"deterministic"`
	KeepsNil       bool   `json:"keeps_nil"`
	Concurrent     bool   `json:"concurrent"`
	Streaming      bool   `json:"streaming"`
}

// CaseKey names a case, or a group where Serializer is empty.
type CaseKey struct {
	Serializer string `json:"serializer,omitempty"`
	Datatype   string `json:"datatype"`
	Operation  string `json:"operation"`
	Params     Params `json:"params,omitzero"`
}

// String names the case for a reader of an error, each name quoted.
func (k CaseKey) String() string {
	words := []string{quote(k.Datatype), quote(k.Operation)}
	if k.Serializer != "" {
		words = append([]string{quote(k.Serializer)}, words...)
	}
	if sizes := k.Params.String(); sizes != "" {
		words = append(words, sizes)
	}
	return strings.Join(words, " × ")
}
