package worker

import (
	"time"

	"serbench/engine"
)

// mostStretches is in how many stretches at most the rounds and the single calls take
// turns, so that each has a round at least. Both see the machine at the same times:
// one that is half as fast for a second would else put the calls' percentiles beside
// times that they do not belong to.
const mostStretches = leastRounds

// stretches measures rounds and single calls, and returns the slices and the calls by
// arm, and how often the system took the processor away in the rounds.
func (w *child) stretches(s *engine.Session, machine engine.Machine) (slices [][]engine.Slice, calls []engine.Calls, preemptions int64, err error) {
	n := min(mostStretches, w.job.Rounds)
	for k := range n {
		part := func(all int) int { return all*(k+1)/n - all*k/n }
		before := count(machine.Preemptions)
		rounds, err := s.Rounds(part(w.job.Rounds), 1, w.job.RoundsTime/time.Duration(n))
		if err != nil {
			return nil, nil, 0, err
		}
		preemptions += count(machine.Preemptions) - before
		single, err := s.Latency(part(w.job.Calls), part(min(leastCalls, w.job.Calls)), w.job.CallsTime/time.Duration(n))
		if err != nil {
			return nil, nil, 0, err
		}
		if k == 0 {
			slices, calls = rounds, single
			continue
		}
		for i := range slices {
			slices[i] = append(slices[i], rounds[i]...)
			calls[i].NS = append(calls[i].NS, single[i].NS...)
			calls[i].Cycles += single[i].Cycles
			calls[i].Preemptions += single[i].Preemptions
		}
	}
	return slices, calls, preemptions, nil
}
