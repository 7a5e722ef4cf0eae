package engine

import (
	"math"
	"runtime/metrics"
	"time"
)

// A Machine is what the engine reads beside calling the arms.
type Machine struct {
	// Now returns the time since some fixed moment, by a clock that never goes
	// back.
	Now func() time.Duration
	// Cycles returns how many GC cycles have ended.
	Cycles func() uint64
	// CPU returns the processor time that the process has used, or is nil where
	// the system does not tell.
	CPU func() time.Duration
	// GCCPU returns the processor time that the collector has used in all cycles that
	// have ended, by the runtime's own account.
	GCCPU func() time.Duration
	// Preemptions returns how often the system took the processor from the
	// process, or is nil where the system does not tell.
	Preemptions func() int64
}

// Real returns the machine that the process runs on. Its functions allocate
// nothing and are for one goroutine.
func Real() Machine {
	base := time.Now()
	cycles := []metrics.Sample{{Name: "/gc/cycles/total:gc-cycles"}}
	collector := []metrics.Sample{{Name: "/cpu/classes/gc/total:cpu-seconds"}}
	return Machine{
		Now: func() time.Duration { return time.Since(base) },
		Cycles: func() uint64 {
			metrics.Read(cycles)
			return cycles[0].Value.Uint64()
		},
		CPU: processCPU,
		GCCPU: func() time.Duration {
			metrics.Read(collector)
			return time.Duration(collector[0].Value.Float64() * float64(time.Second))
		},
		Preemptions: preemptions,
	}
}

// ClockCost returns the time between two readings of the clock with nothing
// between them, the mean of many, and the smallest step that was seen: the longest
// of all durations where the clock did not move.
func (m Machine) ClockCost() (cost, step time.Duration) {
	const readings = 10_001
	last := m.Now()
	start := last
	step = math.MaxInt64
	for range readings {
		now := m.Now()
		if now > last {
			step = min(step, now-last)
		}
		last = now
	}
	return (last - start) / readings, step
}
