package engine

import "time"

// Growth of the number of operations between two readings of a calibration.
const (
	leastGrowth = 1.2
	mostGrowth  = 10
)

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

// calibrate returns the number of operations, and how long they took.
func (s *Session) calibrate(i int) (int, time.Duration, error) {
	n, reached := 1, 0
	for {
		elapsed, err := s.time(i, n, "calibration")
		if err != nil {
			return 0, 0, err
		}
		if elapsed < s.options.Slice {
			n, reached = grow(n, elapsed, s.options.Slice), 0
			continue
		}
		if reached++; reached == 2 {
			return n, elapsed, nil
		}
	}
}

// grow returns the number of operations to try next.
func grow(n int, elapsed, target time.Duration) int {
	factor := float64(mostGrowth)
	if elapsed > 0 {
		factor = min(max(float64(target)/float64(elapsed), leastGrowth), mostGrowth)
	}
	return max(n+1, int(float64(n)*factor))
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
