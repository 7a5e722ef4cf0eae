package engine

import (
	"runtime"
	"time"

	"serbench/stats"
)

// canaryReadings is how many slices of the canary are read at a time.
const canaryReadings = 21

// Canary times a fixed piece of work that depends on nothing but the processor's
// speed, and returns the median in nanoseconds. Read before and after, in every
// process of a run, it shows whether the machine stayed the same.
func (m Machine) Canary() float64 {
	readings := make([]float64, canaryReadings)
	state := uint64(1)
	for i := range readings {
		start := m.Now()
		state = mix(state, 50_000)
		readings[i] = float64(m.Now() - start)
	}
	runtime.KeepAlive(state) // or the compiler might leave the work out
	return max(stats.Median(readings), float64(time.Nanosecond))
}

// mix is a chain of shifts, each waiting for the one before it: no memory, no
// branch to predict, nothing to run side by side.
func mix(state uint64, n int) uint64 {
	for range n {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
	}
	return state
}
