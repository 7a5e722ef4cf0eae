package engine

import (
	"runtime"
	"time"
)

// latencyBlock is how many calls of an arm follow each other before the next arm
// has its turn.
const latencyBlock = 50

// Calls are single calls of an arm, each timed by itself: what one caller waits
// for, rather than what many calls cost.
type Calls struct {
	// NS has the time of each call, with the cost of reading the clock in it.
	NS []int64
	// Cycles and Preemptions count what came between: GC cycles that ended, and
	// the times the system took the processor away. They explain the tail.
	Cycles, Preemptions int
}

// Latency times count single calls of each arm, in blocks that are interleaved in
// random order, or fewer but at least least if they take longer than limit. The
// collector runs as it does, and has first taken away what others left.
func (s *Session) Latency(count, least int, limit time.Duration) ([]Calls, error) {
	calls := make([]Calls, len(s.arms))
	for i := range calls {
		calls[i].NS = make([]int64, 0, count+latencyBlock)
	}
	if count > 0 {
		runtime.GC()
	}
	start := s.machine.Now()
	for done := 0; done < count; done += latencyBlock {
		if done >= least && s.machine.Now()-start > limit {
			break
		}
		for _, i := range s.random.Perm(len(s.arms)) {
			if err := s.block(i, min(latencyBlock, count-done), &calls[i]); err != nil {
				return nil, err
			}
		}
	}
	return calls, nil
}

// block times n calls of an arm, after as many untimed ones as a slice's run-in.
func (s *Session) block(i, n int, calls *Calls) error {
	if err := s.enter(i); err != nil {
		return err
	}
	a, now := &s.arms[i], s.machine.Now
	if err := a.Run(max(1, a.perSlice/runIn)); err != nil {
		return &Error{Arm: i, Phase: "latency", Err: err}
	}
	cycles, preemptions := s.machine.Cycles(), s.preemptions()
	for range n {
		start := now()
		err := a.Run(1)
		elapsed := now() - start
		if err != nil {
			return &Error{Arm: i, Phase: "latency", Err: err}
		}
		calls.NS = append(calls.NS, int64(elapsed))
	}
	calls.Cycles += int(s.machine.Cycles() - cycles)
	calls.Preemptions += int(s.preemptions() - preemptions)
	return nil
}

func (s *Session) preemptions() int64 {
	if s.machine.Preemptions == nil {
		return 0
	}
	return s.machine.Preemptions()
}
