package worker

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"time"

	"serbench/engine"
	"serbench/serializers"
)

// Each number of goroutines is measured in so many stretches, in turns with the
// others: seven give an interval of the median.
const (
	parallelStretches = 7
	parallelStretch   = 15 * time.Millisecond
	// parallelChunk is how long a goroutine works between two looks at the clock.
	parallelChunk = 50 * time.Microsecond
)

// ParallelTime is how long a case takes for each number of goroutines.
const ParallelTime = parallelStretches * parallelStretch

// parallel sets what several goroutines do at once, with one codec between them,
// on as many processors as the process was given. Of each arm it measures one
// goroutine too, which the others are compared with.
func (w *child) parallel(l *lineUp, arms []Arm) error {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(w.processors))
	counts := w.job.Parallel
	if !slices.Contains(counts, 1) {
		counts = append([]int{1}, counts...)
	}
	random := rand.New(rand.NewPCG(w.job.Seed, uint64(w.job.Launch)))
	now := engine.Real().Now
	callers := make([][]func(int) error, len(arms))
	for i := range arms {
		var err error
		if callers[i], err = l.contestants[i].callers(slices.Max(counts)); err != nil {
			return &engine.Error{Arm: i, Phase: "parallel", Err: err}
		}
	}
	for range parallelStretches {
		for _, i := range random.Perm(len(arms)) {
			if callers[i] == nil {
				continue
			}
			if err := w.enter(l.serializer[i]); err != nil {
				return err
			}
			for k, count := range counts {
				rate, err := crowd(now, callers[i][:count])
				if err != nil {
					return &engine.Error{Arm: i, Phase: "parallel", Err: err}
				}
				a := &arms[i]
				if len(a.Parallel) == k {
					a.Parallel = append(a.Parallel, Crowd{Goroutines: count})
				}
				a.Parallel[k].OpsPerSecond = append(a.Parallel[k].OpsPerSecond, rate)
			}
		}
	}
	return nil
}

// concurrent reports whether several goroutines may use the codec at once: where
// it claims so, and for operations that reuse nothing.
func (c *contestant) concurrent() bool {
	reuses := c.operation == serializers.SerializeReuse || c.operation == serializers.DeserializeReuse
	return c.claims.Concurrent && !reuses
}

// callers returns a loop for each of so many goroutines, or nil where only one may
// use the codec.
func (c *contestant) callers(goroutines int) ([]func(n int) error, error) {
	if !c.concurrent() {
		return nil, nil
	}
	callers := make([]func(int) error, goroutines)
	for i := range callers {
		loop, err := c.newLoop()
		if err != nil {
			return nil, err
		}
		callers[i] = func(n int) error { return guard(func() error { return loop.Run(n) }) }
	}
	return callers, nil
}

// crowd returns the operations a second of all callers at once.
func crowd(now func() time.Duration, callers []func(n int) error) (float64, error) {
	start := now()
	if err := callers[0](1); err != nil {
		return 0, err
	}
	once := now() - start
	return engine.Parallel(now, callers, int(max(1, parallelChunk/max(1, once))), parallelStretch)
}
