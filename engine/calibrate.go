package engine

import (
	"fmt"
	"time"
)

// Growth of the number of operations between two readings of a calibration.
const (
	leastGrowth = 1.2
	mostGrowth  = 10
)

// mostOps is the number at which an arm that still fills no slice is taken for one
// that does nothing.
const mostOps = 1 << 30

// Calibrate finds for each arm how many operations fill a slice. The number
// grows by target/elapsed, held between 1.2 and 10, and is accepted after two
// consecutive readings at the same number that reach the target: one may have
// been stretched by an interruption. An operation longer than a slice has 1.
func (s *Session) Calibrate() error {
	for i := range s.arms {
		a := &s.arms[i]
		if a.Twin >= 0 {
			twin := s.arms[a.Twin]
			a.perSlice, a.perChunk, a.perOp = twin.perSlice, twin.perChunk, twin.perOp
			continue
		}
		n, elapsed, err := s.calibrate(i)
		if err != nil {
			return err
		}
		a.perSlice, a.perOp = n, elapsed/time.Duration(n)
		a.perChunk = max(1, int(float64(n)*float64(s.options.Chunk)/float64(s.options.Slice)))
	}
	return nil
}

// calibrate returns the number of operations, and how long they took: the shorter
// of the two readings, so that an interruption of one does not count.
func (s *Session) calibrate(i int) (int, time.Duration, error) {
	const phase = "calibration"
	n, reached := 1, time.Duration(0)
	for {
		elapsed, err := s.time(i, n, phase)
		if err != nil {
			return 0, 0, err
		}
		switch {
		case elapsed >= s.options.Slice && reached > 0:
			return n, min(elapsed, reached), nil
		case elapsed >= s.options.Slice:
			reached = elapsed
		case n >= mostOps:
			return 0, 0, &Error{Arm: i, Phase: phase, Err: fmt.Errorf("%d operations took %v: it does nothing", n, elapsed)}
		default:
			n, reached = grow(n, elapsed, s.options.Slice), 0
		}
	}
}

// grow returns the number of operations to try next.
func grow(n int, elapsed, target time.Duration) int {
	factor := float64(mostGrowth)
	if elapsed > 0 {
		factor = min(max(float64(target)/float64(elapsed), leastGrowth), mostGrowth)
	}
	return max(n+1, int(min(float64(n)*factor, mostOps)))
}

// time calls an arm for n operations and returns how long they took.
func (s *Session) time(i, n int, phase string) (time.Duration, error) {
	if err := s.enter(i); err != nil {
		return 0, err
	}
	run, now := s.arms[i].Run, s.machine.Now
	start := now()
	err := run(n)
	elapsed := now() - start
	if err != nil {
		return 0, &Error{Arm: i, Phase: phase, Err: err}
	}
	return elapsed, nil
}
