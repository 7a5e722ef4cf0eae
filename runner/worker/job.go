// Package worker measures one group once, in a process of its own.
//
// The process is the boundary that keeps a serializer's misfortune to itself: a
// codec may panic, exit, hang or eat the memory, and what dies is a worker. The
// parent reads from a mark that the worker keeps on disk who was on the processor,
// blames that codec by name, and starts again without it.
//
// The parent's half is [Launcher]; the worker's half is [Main]. They speak JSON:
// a [Job] goes in on standard input, a [message] a line comes out on standard
// output. Standard input stays open while the parent wants the result: when it
// closes, because the parent was interrupted or is dead, the worker ends at the
// next turn.
package worker

import (
	"time"

	"serbench/engine"
	"serbench/results"
)

// A Job is what a worker is asked to do: measure one group once. Names are those
// of the suite that both halves were given.
type Job struct {
	Datatype  string
	Operation string
	// Serializers has the baseline first: the others are compared with the first of
	// them that works, and that one is measured twice.
	Serializers []string

	ListSize int
	Values   int
	Seed     uint64 // of the values
	Launch   int    // from 0; with Seed it decides the order of the arms

	Slice  time.Duration
	Warmup time.Duration
	// Rounds is how many are measured, or as many as fit into RoundsTime where one
	// operation is very long.
	Rounds     int
	RoundsTime time.Duration
	// Calls is how many calls of each arm are timed singly, or as many as fit into
	// CallsTime.
	Calls     int
	CallsTime time.Duration
	// Windows is how many are planned. Fewer or up to moreWindows times as many are
	// measured, whatever brings the process's time at their end near to Time: so a
	// run lasts as long as was announced, on a slow machine and on a fast one.
	Windows int
	Time    time.Duration
	// CollectorTime is how long each arm runs for its collector's figures; 0 leaves
	// them and the retained bytes out.
	CollectorTime time.Duration

	// Parallel are the numbers of goroutines whose throughput is measured too.
	Parallel []int

	// Cold makes the job another one: the first call of the one serializer in a
	// fresh process, with Input to deserialize.
	Cold  bool
	Input []byte

	// Profile makes the job another one: a CPU and an allocation profile of the one
	// serializer, written to files that begin with this path, over ProfileTime.
	Profile     string
	ProfileTime time.Duration

	// Padding is by how many bytes the environment and the heap are shifted, so that
	// no launch has the alignments of another one.
	Padding int

	// Mark is the path of the file that says who is on the processor.
	Mark string
}

// A Result is what one worker measured.
type Result struct {
	Arms    []Arm // the job's serializers without those that failed, in its order
	Control Arm
	Null    Arm // the empty codec
	// NullBytes is what the harness itself allocates per operation, counted over
	// a million operations.
	NullBytes float64
	// ClockNS is the cost of reading the clock, ClockStepNS its smallest step.
	ClockNS, ClockStepNS float64
	// PeakMemory is the most physical memory that the process used, in bytes, 0
	// where the system does not tell.
	PeakMemory int64
	// CanaryNS is the canary's time before and after.
	CanaryNS [2]float64
	// Preemptions is how often the system took the processor during the rounds.
	Preemptions int64
	// CPU is the processor time that the process used, 0 where the system does not
	// tell.
	CPU time.Duration
	// Cold is the result of a cold job, which has nothing else.
	Cold *Cold `json:",omitempty"`
}

// A Cold is the first call of a codec in a process.
type Cold struct {
	NS, Allocs, Bytes float64
}

// An Arm is what was measured of one codec.
type Arm struct {
	Serializer string
	// Anchor tells that the slices of the others name its slices as their nearest.
	Anchor bool
	// Tolerance is what a round trip may lose, "" for nothing.
	Tolerance string
	// PayloadBytes is the mean size of the values' bytes. GzipBytes and ZstdBytes
	// are those of the same bytes compressed one by one, the mean of at most the
	// first hundred values.
	PayloadBytes, GzipBytes, ZstdBytes float64

	Warmup      engine.Warmup
	Slices      []engine.Slice // by round; the anchor has several a round
	Windows     []engine.Window
	Allocations engine.Allocations
	Calls       engine.Calls
	// Collection, Linearity and Retained are absent where the job did not ask for
	// them. Linearity is how many times as long twice the operations take.
	// Retained is the bytes that a decoded value keeps, of deserialize alone.
	Collection *engine.Collection `json:",omitempty"`
	Linearity  float64            `json:",omitzero"`
	Retained   *float64           `json:",omitempty"`
	// Parallel has an entry for each number of goroutines, of serializers that claim
	// concurrent use.
	Parallel []Crowd `json:",omitempty"`
	// Input is the first value's bytes: what a cold job is given.
	Input []byte
}

// A Crowd is the throughput of several goroutines that call at once.
type Crowd struct {
	Goroutines   int
	OpsPerSecond []float64 // by stretch; stretches of all crowds were taken in turns
}

// A Failure is why a serializer has no figures in a group.
type Failure struct {
	Serializer string
	Status     results.Status // Failed or Unsupported
	Reason     string
}

// A message is a line that a worker sends to its parent: a failure, or the last
// message, which has the result, or the fault that kept the worker from one, or
// nothing where a codec failed in the middle of the measurement.
type message struct {
	Failure *Failure `json:",omitempty"`
	Ended   bool     `json:",omitempty"`
	Result  *Result  `json:",omitempty"`
	Fault   string   `json:",omitempty"`
}
