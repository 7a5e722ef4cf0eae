package engine

import (
	"runtime/debug"
	"time"
)

// roundsGC is the GOGC under which rounds are measured. Rounds ask for the code's
// own time, for which the collector is only a disturbance: with a heap that may
// grow to five times its live size fewer slices meet it, and allocation depends
// less on how much of the last cycle is still to be swept. The collector's cost
// is measured by windows, under the GOGC that the user has set.
const roundsGC = 400

// runIn is the share of a slice's operations that are run untimed before it, so
// that the arm finds its own data and branches in the processor's caches rather
// than its predecessor's.
const runIn = 10

// A Slice is one reading of an arm: a slice of a round.
type Slice struct {
	NSPerOp float64
	// Clean is false where a GC cycle may have run beside the slice.
	Clean bool
}

// Rounds lets the arms take turns and returns the slices by arm and round:
// slices[arm][round]. In each round every arm has one turn. Rounds come in blocks
// of as many as there are arms; a block draws a fresh order and rotates it by one
// each round, so that every arm stands once at every place.
//
// There are count rounds, or fewer but at least least if they take longer than
// limit, as they do where one operation is longer than a slice.
func (s *Session) Rounds(count, least int, limit time.Duration) ([][]Slice, error) {
	slices := make([][]Slice, len(s.arms))
	for i := range slices {
		slices[i] = make([]Slice, 0, count)
	}
	defer debug.SetGCPercent(debug.SetGCPercent(roundsGC))
	watch := newCycleWatch(s.machine.Cycles())
	start := s.machine.Now()
	order := make([]int, len(s.arms))
	for round := range count {
		if round >= least && s.machine.Now()-start > limit {
			break
		}
		place := round % len(order)
		if place == 0 {
			copy(order, s.random.Perm(len(order)))
		}
		for turn := range order {
			i := order[(turn+place)%len(order)]
			slice, err := s.turn(i)
			if err != nil {
				return nil, err
			}
			slices[i] = append(slices[i], slice)
			watch.turn(s.machine.Cycles(), &slices[i][round].Clean)
		}
	}
	watch.turn(s.machine.Cycles(), new(bool))
	return slices, nil
}

// turn runs an arm in and times one slice of it.
func (s *Session) turn(i int) (Slice, error) {
	if err := s.enter(i); err != nil {
		return Slice{}, err
	}
	a := &s.arms[i]
	if err := a.Run(max(1, a.perSlice/runIn)); err != nil {
		return Slice{}, &Error{Arm: i, Phase: "rounds", Err: err}
	}
	run, n, now := a.Run, a.perSlice, s.machine.Now
	start := now()
	err := run(n)
	elapsed := now() - start
	if err != nil {
		return Slice{}, &Error{Arm: i, Phase: "rounds", Err: err}
	}
	return Slice{NSPerOp: float64(elapsed) / float64(n)}, nil
}

// A cycleWatch decides which slices were free of the collector. All that can be
// read is how many cycles have ended, and a cycle may begin in a slice and end
// after it, and leave its sweeping to the slices that follow. So a slice is clean
// only if no cycle ended in its turn, in the one before it or in the one after
// it; the cycles of a small heap are shorter than a turn.
type cycleWatch struct {
	ended [3]uint64 // cycles at the end of the last three turns, the oldest first
	last  *bool     // whether the last turn's slice was clean
}

func newCycleWatch(cycles uint64) *cycleWatch {
	return &cycleWatch{ended: [3]uint64{cycles, cycles, cycles}, last: new(bool)}
}

// turn takes the number of cycles at the end of a turn, settles whether the turn
// before it was clean, and remembers clean for when the next one has ended.
func (w *cycleWatch) turn(cycles uint64, clean *bool) {
	*w.last = cycles == w.ended[0]
	w.ended[0], w.ended[1], w.ended[2] = w.ended[1], w.ended[2], cycles
	w.last = clean
}
