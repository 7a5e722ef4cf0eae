// Package engine times arms against each other.
//
// It takes the position that on a machine with other work only differences
// between things measured side by side mean anything. So it never measures one
// arm after another. All arms of a group run in one process in turns of a
// fraction of a millisecond, each round in another order, and what slows one of
// them slows its neighbours too. Absolute times are a by-product.
//
// An arm is a function that performs an operation n times. The engine knows
// nothing else about it: no serializer, no data. Between the two readings of the
// clock there is one call of that function.
//
// Everything that the engine reads of the machine comes through a [Machine], so
// that its rules can be tested without time passing.
package engine

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"time"
)

// An Arm is one contestant of a group.
type Arm struct {
	// Name is for messages.
	Name string
	// Run performs the operation n times and returns the first error. It is called
	// by one goroutine at a time.
	Run func(n int) error
	// Twin is the index of an earlier arm that runs the same code, whose number of
	// operations per slice this arm then takes over, or -1. An arm and its control
	// would otherwise differ by the luck of their calibration.
	Twin int
}

// An Error is an arm's own failure: what it returned, in which phase.
type Error struct {
	Arm   int
	Phase string
	Err   error
}

func (e *Error) Error() string { return fmt.Sprintf("%s: %v", e.Phase, e.Err) }
func (e *Error) Unwrap() error { return e.Err }

// Options are the sizes of a measurement. The zero value of a field stands for
// the default in its comment.
type Options struct {
	// Slice is how long the calls take that are timed together: 250 µs. It is long
	// against the clock's step and short against what else happens on a machine.
	Slice time.Duration
	// Warmup is how long an arm runs at least before it counts: 20 ms. MaxWarmup
	// is when it counts whether it has settled or not: 500 ms, or Warmup if that
	// is longer.
	Warmup, MaxWarmup time.Duration
	// Chunk is how often a window looks whether a GC cycle has ended: 100 µs.
	Chunk time.Duration
	// MaxCycle is how long an arm runs, counted in chunks, before it stops waiting
	// for the end of a GC cycle: 50 ms. A window waits for two of them.
	MaxCycle time.Duration
	// Seed decides the order of the arms.
	Seed uint64
}

func (o Options) withDefaults() Options {
	setDefault(&o.Slice, 250*time.Microsecond)
	setDefault(&o.Warmup, 20*time.Millisecond)
	setDefault(&o.MaxWarmup, max(500*time.Millisecond, o.Warmup))
	setDefault(&o.Chunk, 100*time.Microsecond)
	setDefault(&o.MaxCycle, 50*time.Millisecond)
	return o
}

func setDefault(d *time.Duration, value time.Duration) {
	if *d == 0 {
		*d = value
	}
}

// A Session holds the arms of a group while they are measured. Its methods are
// the phases of a measurement, called in the order [Session.Calibrate],
// [Session.Warmup], then the others. Calibrating once more after the warm-up makes
// slices of warm operations as long as they should be. It is for one goroutine.
type Session struct {
	arms    []arm
	options Options
	machine Machine
	random  *rand.Rand
	enter   func(arm int) error
}

// arm is an Arm with what was learned about it.
type arm struct {
	Arm
	perSlice int           // operations in a slice
	perChunk int           // operations in a chunk of a window
	perOp    time.Duration // about
}

// NewSession prepares to measure arms, of which there is at least one. The first is
// the anchor, which the others are compared with; see [Session.Rounds]. Before it calls an arm it calls enter with
// the arm's index, outside of anything timed, so that somebody knows who was on
// the processor when the process dies. An error that enter returns ends the
// measurement and is returned as it is. enter may be nil.
func NewSession(arms []Arm, options Options, machine Machine, enter func(arm int) error) *Session {
	if enter == nil {
		enter = func(int) error { return nil }
	}
	s := &Session{
		options: options.withDefaults(),
		machine: machine,
		random:  rand.New(rand.NewPCG(options.Seed, 1)),
		enter:   enter,
	}
	for _, a := range arms {
		s.arms = append(s.arms, arm{Arm: a})
	}
	return s
}

// OneProcessor makes the process run Go code on one processor at a time from now
// on, and returns a function that undoes it.
//
// Note: measured so, wall time is the time of one core and holds the collector's
// work. With more processors the collector runs beside the arm on a core that
// nobody accounts for, idle workers burn time that one processor would not, and
// pools that keep their items by processor lose them when the arm moves.
func OneProcessor() (undo func()) {
	before := runtime.GOMAXPROCS(1)
	return func() { runtime.GOMAXPROCS(before) }
}
