package engine

import "time"

// A Window is a stretch of one arm from the end of one GC cycle to the end of the
// next. It holds the work of one whole collection, no more and no less, so that
// what an arm leaves for the collector is paid by that arm.
type Window struct {
	Ops     int
	Elapsed time.Duration
	// CPU is the processor time of the process in the window, 0 where the system
	// does not tell.
	CPU time.Duration
	// Collected is false where no cycle ended in the time allowed: the arm allocates
	// little or nothing, and the window holds no collection.
	Collected bool
}

// NSPerOp returns the time of one operation.
func (w Window) NSPerOp() float64 { return float64(w.Elapsed) / float64(w.Ops) }

// CPUNSPerOp returns the processor time of one operation.
func (w Window) CPUNSPerOp() float64 { return float64(w.CPU) / float64(w.Ops) }

// Windows measures count windows of each arm, interleaved and each time in another
// order, and returns them by arm: windows[arm][k]. The k-th windows of two arms
// are neighbours in time: a pair. There are fewer than count, but at least least,
// if they take longer than limit.
//
// An arm that allocates nothing, allocates[arm] being false, ends no cycle however
// long it runs; its windows are eight slices long.
//
// Note: its slices would tell the same time, but they are not neighbours of other
// arms' windows, and a ratio wants pairs.
func (s *Session) Windows(allocates []bool, count, least int, limit time.Duration) ([][]Window, error) {
	windows := make([][]Window, len(s.arms))
	start := s.machine.Now()
	for k := range count {
		if k >= least && s.machine.Now()-start > limit {
			break
		}
		for _, i := range s.random.Perm(len(s.arms)) {
			window, err := s.window(i, allocates[i])
			if err != nil {
				return nil, err
			}
			windows[i] = append(windows[i], window)
		}
	}
	return windows, nil
}

// idleWindow is the length of a window without a cycle, in slices.
const idleWindow = 8

// window runs an arm to the first end of a cycle, which clears what the arm
// before it has left, and from there to the next. An arm that allocates and ends
// none in the first run has cleared nothing, and its window holds both runs.
func (s *Session) window(i int, allocates bool) (Window, error) {
	if err := s.enter(i); err != nil {
		return Window{}, err
	}
	length := s.options.MaxCycle
	if !allocates {
		length = idleWindow * s.options.Slice
	}
	a := &s.arms[i]
	chunk := max(s.options.Chunk, time.Duration(a.perChunk)*a.perOp)
	chunks := max(1, int(length/chunk))
	cpu := s.cpu()
	w, err := s.toCycleEnd(i, chunks)
	if err != nil {
		return Window{}, err
	}
	// Where no cycle has ended, what was run belongs to the cycle that is still to
	// come: without it a rare collection would be charged to too few operations.
	if w.Collected || !allocates {
		w, cpu = Window{}, s.cpu()
	}
	rest, err := s.toCycleEnd(i, chunks)
	if err != nil {
		return Window{}, err
	}
	return Window{
		Ops:       w.Ops + rest.Ops,
		Elapsed:   w.Elapsed + rest.Elapsed,
		CPU:       s.cpu() - cpu,
		Collected: rest.Collected,
	}, nil
}

// toCycleEnd runs an arm until a GC cycle ends, or for so many chunks. The bound is
// work rather than time, since on a machine with other work a moment of waiting
// would close a window with hardly an operation in it.
func (s *Session) toCycleEnd(i, chunks int) (Window, error) {
	a, cycles := &s.arms[i], s.machine.Cycles
	before := cycles()
	var w Window
	start := s.machine.Now()
	for range chunks {
		if err := a.Run(a.perChunk); err != nil {
			return Window{}, &Error{Arm: i, Phase: "windows", Err: err}
		}
		w.Ops += a.perChunk
		if cycles() != before {
			w.Collected = true
			break
		}
	}
	w.Elapsed = s.machine.Now() - start
	return w, nil
}

func (s *Session) cpu() time.Duration {
	if s.machine.CPU == nil {
		return 0
	}
	return s.machine.CPU()
}
