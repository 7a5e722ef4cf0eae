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
	for range parallelStretches {
		for _, i := range random.Perm(len(arms)) {
			c := l.contestants[i]
			if !c.concurrent() {
				continue
			}
			if err := w.enter(l.serializer[i]); err != nil {
				return err
			}
			for k, count := range counts {
				rate, err := c.crowd(now, count)
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

// crowd returns the operations a second of so many goroutines.
func (c *contestant) crowd(now func() time.Duration, goroutines int) (float64, error) {
	callers := make([]func(int) error, goroutines)
	for i := range callers {
		loop, err := c.newLoop()
		if err != nil {
			return 0, err
		}
		callers[i] = func(n int) error { return guard(func() error { return loop.Run(n) }) }
	}
	start := now()
	if err := callers[0](1); err != nil {
		return 0, err
	}
	once := now() - start
	return engine.Parallel(now, callers, int(max(1, parallelChunk/max(1, once))), parallelStretch)
}
