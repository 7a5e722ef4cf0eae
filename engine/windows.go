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
	// GCCPU is the part of it that the collector used, by the runtime's account.
	GCCPU time.Duration
	// Collected is false where no cycle ended in the time allowed: the arm allocates
	// little or nothing, and the window holds no collection.
	Collected bool
	// AnchorOverhead is the overhead of the anchor's window that stood nearest.
	AnchorOverhead float64
}

// NSPerOp returns the time of one operation.
func (w Window) NSPerOp() float64 { return float64(w.Elapsed) / float64(w.Ops) }

// Overhead returns how many times the time of the code alone the window took: 1 for
// a window without a collection, 1.25 where the collector used a fifth of it.
//
// Note: the collector and the code ran side by side, on one core at one speed. So
// their share stays true while a neighbour of the machine takes half of that
// speed away, which a time does not. Both are taken by the clock, since the
// runtime's account counts the time in which the collector did not run but should
// have.
func (w Window) Overhead() float64 {
	code := max(w.Elapsed-w.GCCPU, w.Elapsed/mostOverhead, 1)
	return float64(w.Elapsed) / float64(code)
}

// mostOverhead bounds what a moment of waiting in the middle of a collection can
// make of a window.
const mostOverhead = 100

// CPUNSPerOp returns the processor time of one operation.
func (w Window) CPUNSPerOp() float64 { return float64(w.CPU) / float64(w.Ops) }

// Windows measures count windows of each arm, interleaved and each time in another
// order, and returns them by arm: windows[arm][k]; the anchor has several times as
// many. As in [Session.Rounds] every arm is near a turn of the anchor, and each of
// its windows names the anchor's as its neighbour. There are fewer than count, but
// at least least, where more of them would bring the time further from limit.
//
// An arm that allocates nothing, allocates[arm] being false, ends no cycle however
// long it runs; its windows are eight slices long.
//
// Note: its slices would tell the same time, but they are not neighbours of other
// arms' windows, and a ratio wants pairs.
func (s *Session) Windows(allocates []bool, count, least int, limit time.Duration) ([][]Window, error) {
	windows := make([][]Window, len(s.arms))
	start, last := s.machine.Now(), time.Duration(0)
	for done := 0; done < count; done += perVisit {
		spent := s.machine.Now() - start
		if done >= least && spent+(spent-last)/2 > limit {
			break
		}
		last = spent
		others := s.random.Perm(len(s.arms) - 1)
		for k := range others {
			others[k]++
		}
		places := turns(others)
		visits := make([][]Window, len(places))
		for k, place := range places {
			var err error
			if visits[k], err = s.visit(place.arm, allocates[place.arm], min(perVisit, count-done)); err != nil {
				return nil, err
			}
		}
		for k, place := range places {
			for n, w := range visits[k] {
				near := visits[place.anchor][n]
				w.AnchorOverhead = near.Overhead()
				windows[place.arm] = append(windows[place.arm], w)
			}
		}
	}
	return windows, nil
}

const (
	// idleWindow is the length of a window without a cycle, in slices.
	idleWindow = 8
	// perVisit is how many windows of an arm follow each other, so that the run to
	// the first end of a cycle, which tells nothing, is not needed for each.
	perVisit = 3
)

// visit runs an arm to the first end of a cycle, which clears what the arm before it
// has left, and from there through count windows, each to the next end of a cycle.
func (s *Session) visit(i int, allocates bool, count int) ([]Window, error) {
	if err := s.enter(i); err != nil {
		return nil, err
	}
	length := s.options.MaxCycle
	if !allocates {
		length = idleWindow * s.options.Slice
	}
	a := &s.arms[i]
	chunk := max(s.options.Chunk, time.Duration(a.perChunk)*a.perOp)
	chunks := max(1, int(length/chunk))
	before, err := s.toCycleEnd(i, chunks)
	if err != nil {
		return nil, err
	}
	windows := make([]Window, 0, perVisit)
	for range count {
		w, err := s.toCycleEnd(i, chunks)
		if err != nil {
			return nil, err
		}
		// Where no cycle ends in the time of one window, what was run belongs to the
		// cycle that is still to come: a rare collection would be charged to too few
		// operations. So such a window is of twice the length.
		if allocates && !before.Collected {
			w = before.and(w)
		} else if allocates && !w.Collected {
			more, err := s.toCycleEnd(i, chunks)
			if err != nil {
				return nil, err
			}
			w = w.and(more)
		}
		windows, before = append(windows, w), Window{Collected: true}
	}
	return windows, nil
}

// and returns one window made of two that follow each other.
func (w Window) and(next Window) Window {
	return Window{
		Ops: w.Ops + next.Ops, Elapsed: w.Elapsed + next.Elapsed,
		CPU: w.CPU + next.CPU, GCCPU: w.GCCPU + next.GCCPU,
		Collected: next.Collected,
	}
}

// toCycleEnd runs an arm until a GC cycle ends, or for so many chunks. The bound is
// work rather than time, since on a machine with other work a moment of waiting
// would close a window with hardly an operation in it.
func (s *Session) toCycleEnd(i, chunks int) (Window, error) {
	a, cycles := &s.arms[i], s.machine.Cycles
	before := cycles()
	var w Window
	collector := s.machine.GCCPU()
	cpu, start := s.cpu(), s.machine.Now()
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
	w.Elapsed, w.CPU = s.machine.Now()-start, s.cpu()-cpu
	w.GCCPU = s.machine.GCCPU() - collector
	return w, nil
}

func (s *Session) cpu() time.Duration {
	if s.machine.CPU == nil {
		return 0
	}
	return s.machine.CPU()
}
