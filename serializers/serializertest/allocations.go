package serializertest

import (
	"runtime"
	"runtime/debug"
)

// repeats is how often Allocations counts. What the runtime allocates meanwhile
// only ever adds to a count, so the least of several is the true one.
const repeats = 5

// Allocations returns how many allocations a call of f makes, and how many bytes
// they are: exact counts over n calls, with fractions where not every call
// allocates the same. It is what an adapter's test compares with a direct call of
// the library.
//
// It keeps the process to one processor and holds the collector off, so that
// pools stay filled; what n calls allocate must fit in memory. Nothing else should
// run meanwhile. Under the race detector counts mean nothing.
func Allocations(n int, f func()) (allocs, bytes float64) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for i := range repeats {
		runtime.GC()
		f() // fills the pools that the collector has emptied
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range n {
			f()
		}
		runtime.ReadMemStats(&after)
		count := float64(after.Mallocs-before.Mallocs) / float64(n)
		size := float64(after.TotalAlloc-before.TotalAlloc) / float64(n)
		if i == 0 {
			allocs, bytes = count, size
		}
		allocs, bytes = min(allocs, count), min(bytes, size)
	}
	return allocs, bytes
}
