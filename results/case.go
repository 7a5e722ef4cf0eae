package results

// A Status tells whether a case has figures.
type Status string

// The statuses.
const (
	OK          Status = "ok"
	Failed      Status = "failed"      // Reason says how
	Unsupported Status = "unsupported" // Reason says why: n/a in the tables
)

// A Group is the cases that compete: one datatype and one operation, measured
// in one process, interleaved.
type Group struct {
	Datatype  string `json:"datatype"`
	Operation string `json:"operation"`
	Params    Params `json:"params,omitzero"`
	// Control is the headline ratio of the baseline's codec to the same codec once
	// more, and MutatorControl the same of mutator time. What they differ from 1
	// is noise. They are absent where the baseline has no figures.
	Control        *Control `json:"control,omitempty"`
	MutatorControl *Control `json:"mutator_control,omitempty"`
	// NoiseFloorPercent is how far Control stands from 1, the most over the
	// launches: a difference below it is not a result.
	NoiseFloorPercent        *float64 `json:"noise_floor_percent,omitempty"`
	MutatorNoiseFloorPercent *float64 `json:"mutator_noise_floor_percent,omitempty"`
	// LayoutSpreadPercent is the standard deviation of the cases' log-ratios over
	// link layouts, in the median case; absent for a run of one layout.
	LayoutSpreadPercent *float64 `json:"layout_spread_percent,omitempty"`
	// Readable is false where the control failed, so that no ranking holds.
	Readable *bool `json:"readable,omitempty"`
	// Fastest names the serializer with the least headline and all that tie with it,
	// without those that are no library.
	Fastest []string `json:"fastest,omitempty"`
	// NullOpNS is the time of the empty codec in this group.
	NullOpNS     *float64 `json:"null_op_ns,omitempty"`
	LoadBefore   *float64 `json:"load_before,omitempty"` // 1-minute load averages
	LoadAfter    *float64 `json:"load_after,omitempty"`
	StealPercent *float64 `json:"steal_percent,omitempty"` // of the processors' time
	// ForeignPercent is the processor time that other programs used, as a share of
	// one processor: above 100 where they kept several busy.
	ForeignPercent *float64 `json:"foreign_percent,omitempty"`
	// PeakMemoryBytes is the most physical memory that a process of the group used.
	PeakMemoryBytes *float64 `json:"peak_memory_bytes,omitempty"`
	// DurationSeconds is how long the group took.
	DurationSeconds float64 `json:"duration_seconds,omitzero"`
}

// Key returns the names of the group.
func (g *Group) Key() CaseKey {
	return CaseKey{Datatype: g.Datatype, Operation: g.Operation, Params: g.Params}
}

// A Control is an A/A comparison.
type Control struct {
	Serializer string  `json:"serializer"`
	Ratio      float64 `json:"ratio"`
	Low        float64 `json:"low"` // of the 95 % interval
	High       float64 `json:"high"`
}

// A Case is a serializer, a datatype and an operation, and what was measured of
// them. Everything below Reason is present only where Status is OK.
type Case struct {
	Serializer string `json:"serializer"`
	Datatype   string `json:"datatype"`
	Operation  string `json:"operation"`
	Params     Params `json:"params,omitzero"`
	Status     Status `json:"status"`
	Reason     string `json:"reason,omitempty"`
	// Tolerance is what a round trip may lose, as the serializer documents; absent
	// where the value comes back exactly.
	Tolerance string `json:"tolerance,omitempty"`

	// PayloadBytes is the size of the serialized value: the canonical one, or the
	// mean of all values of a run of several.
	PayloadBytes *float64 `json:"payload_bytes,omitempty"`
	GzipBytes    *float64 `json:"gzip_bytes,omitempty"`
	ZstdBytes    *float64 `json:"zstd_bytes,omitempty"`

	// NSPerOp is the headline: the time of one core per operation, the collector's
	// work included.
	NSPerOp *Estimate `json:"ns_per_op,omitempty"`
	// MutatorNSPerOp is the code's own time, from slices free of the collector.
	MutatorNSPerOp *Estimate `json:"mutator_ns_per_op,omitempty"`
	// CPUNSPerOp is the processor time that the process used in the windows.
	CPUNSPerOp *Estimate `json:"cpu_ns_per_op,omitempty"`

	OpsPerSecond   *float64 `json:"ops_per_second,omitempty"`   // 1e9 / headline median
	BytesPerSecond *float64 `json:"bytes_per_second,omitempty"` // payload × ops

	AllocsPerOp     *float64   `json:"allocs_per_op,omitempty"` // exact, with fractions
	AllocBytesPerOp *float64   `json:"alloc_bytes_per_op,omitempty"`
	GCPer1000Ops    *float64   `json:"gc_per_1000_ops,omitempty"`
	Collector       *Collector `json:"collector,omitempty"`
	// RetainedBytes is what a decoded value keeps from the collector.
	RetainedBytes *float64 `json:"retained_bytes,omitempty"`
	// ColdStartNS, ColdStartAllocs and ColdStartBytes are of the first call in a
	// fresh process: the medians over at least five.
	ColdStartNS     *float64 `json:"cold_start_ns,omitempty"`
	ColdStartAllocs *float64 `json:"cold_start_allocs,omitempty"`
	ColdStartBytes  *float64 `json:"cold_start_bytes,omitempty"`

	Ratio        *Ratio   `json:"ratio,omitempty"`         // of headline times
	MutatorRatio *Ratio   `json:"mutator_ratio,omitempty"` // of mutator times
	LatencyNS    *Latency `json:"latency_ns,omitempty"`
	// Parallel has an entry for each number of goroutines that was asked for, of a
	// serializer that claims concurrent use.
	Parallel []Parallel `json:"parallel,omitempty"`
	Samples  *Samples   `json:"samples,omitempty"`
}

// Key returns the names of the case.
func (c *Case) Key() CaseKey {
	return CaseKey{Serializer: c.Serializer, Datatype: c.Datatype, Operation: c.Operation, Params: c.Params}
}

// An Estimate is a time per operation and how sure it is.
type Estimate struct {
	Median float64 `json:"median"`
	Mean   float64 `json:"mean"`
	Low    float64 `json:"low"` // of the median's 95 % interval
	High   float64 `json:"high"`
	CV     float64 `json:"cv"` // standard deviation over mean, of the samples
}

// A Ratio compares a case with the baseline of its group: below 1 it is faster.
type Ratio struct {
	Baseline string  `json:"baseline"`
	Value    float64 `json:"value"`
	Low      float64 `json:"low"` // of the 95 % interval
	High     float64 `json:"high"`
	// Verdict is absent where none was drawn.
	Verdict Verdict `json:"verdict,omitempty"`
	// DetectablePercent is the smallest difference that would have been called
	// faster or slower with the scatter that was measured.
	DetectablePercent *float64 `json:"detectable_percent,omitempty"`
}

// A Verdict is what may be said of a ratio.
type Verdict string

// The verdicts.
const (
	Faster     Verdict = "faster"
	Slower     Verdict = "slower"
	Tie        Verdict = "tie"
	Unresolved Verdict = "unresolved"
)

// Latency has percentiles of single calls, in nanoseconds, the clock's cost
// included.
type Latency struct {
	Samples int     `json:"samples"`
	P50     float64 `json:"p50"`
	P90     float64 `json:"p90"`
	P95     float64 `json:"p95"`
	P99     float64 `json:"p99"`
	// P999 is absent where there are fewer than 10,000 samples to take it from.
	P999 *float64 `json:"p999,omitempty"`
	Max  float64  `json:"max"`
	// ClockFloor is the median of an empty call timed in the same way. It is not
	// subtracted. A P50 below ten times the floor is below what single calls can
	// resolve.
	ClockFloor float64 `json:"clock_floor,omitzero"`
	// GCCycles and Preemptions count what came between the calls: the causes of
	// the tail.
	GCCycles    int `json:"gc_cycles"`
	Preemptions int `json:"preemptions"`
	// Values and Counts are the distribution: how many calls took about so long,
	// to three significant digits.
	Values []float64 `json:"values,omitempty"`
	Counts []int     `json:"counts,omitempty"`
	// Raw has every call, where the run was asked to keep them.
	Raw []float64 `json:"raw,omitempty"`
}

// LatencyResolution is by how much the median of single calls must exceed the
// clock's floor to tell something.
const LatencyResolution = 10

// Resolved reports whether single calls are long enough for the clock.
func (l *Latency) Resolved() bool { return l.P50 >= LatencyResolution*l.ClockFloor }

// A Collector is what a case makes the garbage collector do while it runs without
// a pause.
type Collector struct {
	// AllocsPerOp and AllocBytesPerOp are with the collector at work, where the
	// case's own are with it off and so with pools warm.
	AllocsPerOp         float64 `json:"allocs_per_op"`
	AllocBytesPerOp     float64 `json:"alloc_bytes_per_op"`
	CyclesPerMillionOps float64 `json:"cycles_per_million_ops"`
	// CPUPercent is the collector's share of the processor time, AssistPercent the
	// part of it that the code is made to do itself when it allocates.
	CPUPercent    float64 `json:"cpu_percent"`
	AssistPercent float64 `json:"assist_percent"`
	// PauseP50NS and PauseMaxNS are how long the world stood still.
	PauseP50NS float64 `json:"pause_p50_ns"`
	PauseMaxNS float64 `json:"pause_max_ns"`
}

// Samples are single measurements behind a case, in the order in which they were
// taken: three slices of one length. All windows are there, and of the slices some
// that are spread evenly over each launch, or all where the run was asked to keep
// them. The estimates are made from all.
type Samples struct {
	Launch  []int        `json:"launch"` // from 0
	Kind    []SampleKind `json:"kind"`
	NSPerOp []float64    `json:"ns_per_op"`
}

// A SampleKind tells what a sample was timed over.
type SampleKind string

// The kinds of samples.
const (
	Slice   SampleKind = "slice"    // free of the collector
	GCSlice SampleKind = "gc-slice" // one that a GC cycle may have touched
	Window  SampleKind = "window"   // whole GC cycles
)
