package engine

import (
	"runtime"
	"runtime/debug"
	"time"
)

// Bounds of the pass that counts allocations.
const (
	countTime  = 2 * time.Millisecond
	countBytes = 32 << 20
	countTimes = 3
)

// Allocations is what an operation allocates, as exact differences of
// runtime.ReadMemStats divided by the number of operations. Fractions are kept:
// an operation that allocates every other time allocates 0.5.
type Allocations struct {
	PerOp, BytesPerOp float64
	// Equal tells that the repeated counts were the same. Otherwise the figures
	// are the least that was counted.
	Equal bool
}

// Allocations counts the allocations of each arm, untimed, with the collector
// off and so with pools warm. Where memory allows a multiple of cycle operations is
// counted, so that an arm which walks through that many values is counted over
// all of them.
func (s *Session) Allocations(cycle int) ([]Allocations, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	counts := make([]Allocations, len(s.arms))
	for i := range s.arms {
		runtime.GC()
		var err error
		if counts[i], err = s.allocations(i, cycle); err != nil {
			return nil, err
		}
	}
	return counts, nil
}

func (s *Session) allocations(i, cycle int) (Allocations, error) {
	// The first count says for how many operations the memory is enough.
	first, err := s.Count(i, 1)
	if err != nil {
		return Allocations{}, err
	}
	n := max(1, int(float64(s.arms[i].perSlice)*float64(countTime)/float64(s.options.Slice)))
	n = max(n, cycle)
	if first.BytesPerOp > 0 {
		n = max(1, min(n, int(countBytes/first.BytesPerOp)))
	}
	if n > cycle {
		n -= n % cycle
	}
	// The second fills the pools, which the collection has emptied.
	if _, err := s.Count(i, n); err != nil {
		return Allocations{}, err
	}
	least, err := s.Count(i, n)
	if err != nil {
		return Allocations{}, err
	}
	least.Equal = true
	for range countTimes - 1 {
		again, err := s.Count(i, n)
		if err != nil {
			return Allocations{}, err
		}
		least.Equal = least.Equal && again.PerOp == least.PerOp && again.BytesPerOp == least.BytesPerOp
		least.PerOp = min(least.PerOp, again.PerOp)
		least.BytesPerOp = min(least.BytesPerOp, again.BytesPerOp)
	}
	return least, nil
}

// Count counts what arm i allocates in n operations.
func (s *Session) Count(i, n int) (Allocations, error) {
	if err := s.enter(i); err != nil {
		return Allocations{}, err
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	err := s.arms[i].Run(n)
	runtime.ReadMemStats(&after)
	if err != nil {
		return Allocations{}, &Error{Arm: i, Phase: "counting allocations", Err: err}
	}
	return Allocations{
		PerOp:      float64(after.Mallocs-before.Mallocs) / float64(n),
		BytesPerOp: float64(after.TotalAlloc-before.TotalAlloc) / float64(n),
	}, nil
}
