package worker

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/serializers"
)

// Fewest rounds, windows and calls, however long one operation takes: what an interval
// of a median needs at least.
const (
	leastRounds  = 12
	leastWindows = 6
	leastCalls   = 200
)

// moreWindows is how many times as many windows as planned are measured at most.
const moreWindows = 2

// collector adds to the arms what one launch is enough for: the collector's
// figures, the linearity, and what decoded values keep.
func (w *child) collector(s *engine.Session, l *lineUp, arms []Arm) error {
	collections, err := s.Collector(len(arms), w.job.CollectorTime)
	if err != nil {
		return err
	}
	linearity, err := s.Linearity()
	if err != nil {
		return err
	}
	for i := range arms {
		arms[i].Collection, arms[i].Linearity = &collections[i], linearity[i]
		if serializers.Operation(w.job.Operation) != serializers.Deserialize {
			continue
		}
		retained, err := l.contestants[i].retained()
		if err != nil {
			return &engine.Error{Arm: i, Phase: "retained bytes", Err: err}
		}
		arms[i].Retained = &retained
	}
	return nil
}

// count calls what a machine counts with, which it may not have.
func count[T int64 | time.Duration](read func() T) T {
	if read == nil {
		return 0
	}
	return read()
}

// nullOps is over how many operations the harness must allocate nothing, in one of
// nullCounts counts: the runtime itself allocates a few bytes now and then.
const (
	nullOps    = 1_000_000
	nullCounts = 5
)

// harnessBytes returns what the harness itself allocates per operation of the empty
// codec: the least of a few counts.
func harnessBytes(s *engine.Session, null int) (float64, error) {
	least := math.Inf(1)
	for n := 0; n < nullCounts && least > 0; n++ {
		counted, err := s.Count(null, nullOps)
		if err != nil {
			return 0, err
		}
		least = min(least, counted.BytesPerOp)
	}
	return least, nil
}

// run measures the arms and checks once more that they did their work.
func (w *child) run(l *lineUp) (*Result, error) {
	machine := engine.Real()
	canary := [2]float64{machine.Canary()}
	s := engine.NewSession(l.arms(), engine.Options{
		Slice:  w.job.Slice,
		Warmup: w.job.Warmup,
		Seed:   rand.New(rand.NewPCG(w.job.Seed, uint64(w.job.Launch))).Uint64(),
	}, machine, func(arm int) error { return w.enter(l.serializer[arm]) })

	if err := s.Calibrate(); err != nil {
		return nil, err
	}
	warmups, err := s.Warmup()
	if err != nil {
		return nil, err
	}
	// Now that they are warm, more operations fill a slice.
	if err := s.Calibrate(); err != nil {
		return nil, err
	}
	null := len(l.contestants) - 1
	nullBytes, err := harnessBytes(s, null)
	if err != nil {
		return nil, err
	}
	if nullBytes > 0 {
		return nil, fmt.Errorf("the harness allocates %g bytes per operation by itself: its figures would be wrong", nullBytes)
	}
	slices, calls, preemptions, err := w.stretches(s, machine)
	if err != nil {
		return nil, err
	}
	allocations, err := s.Allocations(w.job.Values)
	if err != nil {
		return nil, err
	}
	allocates := make([]bool, len(allocations))
	for i, a := range allocations {
		allocates[i] = a.BytesPerOp > 0
	}
	windows, err := s.Windows(allocates, moreWindows*w.job.Windows, min(leastWindows, w.job.Windows), w.job.Time-time.Since(w.began))
	if err != nil {
		return nil, err
	}

	arms := make([]Arm, len(l.contestants))
	for i, c := range l.contestants {
		arms[i] = Arm{
			Serializer:  c.name,
			Anchor:      i == 0,
			Warmup:      warmups[i],
			Slices:      slices[i],
			Windows:     windows[i],
			Allocations: allocations[i],
			Calls:       calls[i],
		}
		if i == null {
			continue
		}
		if err := guard(c.checkLast); err != nil {
			return nil, &engine.Error{Arm: i, Phase: "after the measurement", Err: err}
		}
		a := &arms[i]
		a.Input = c.inputs[0]
		if tolerance := c.codec.Tolerance(); tolerance != datatypes.Exact {
			a.Tolerance = tolerance.String()
		}
		if a.PayloadBytes, a.GzipBytes, a.ZstdBytes, err = sizes(c.inputs); err != nil {
			return nil, err
		}
	}
	if w.job.CollectorTime > 0 {
		if err := w.collector(s, l, arms[:null-1]); err != nil {
			return nil, err
		}
	}
	if len(w.job.Parallel) > 0 {
		if err := w.parallel(l, arms[:null-1]); err != nil {
			return nil, err
		}
	}
	cost, step := machine.ClockCost()
	canary[1] = machine.Canary()
	return &Result{
		Arms:        arms[:null-1],
		Control:     arms[null-1],
		Null:        arms[null],
		NullBytes:   nullBytes,
		ClockNS:     float64(cost.Nanoseconds()),
		ClockStepNS: float64(step.Nanoseconds()),
		PeakMemory:  engine.PeakMemory(),
		CanaryNS:    canary,
		Preemptions: preemptions,
		CPU:         count(machine.CPU),
	}, nil
}
