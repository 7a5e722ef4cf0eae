package engine

import (
	"runtime/debug"
	"slices"
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

// A Slice is one reading of an arm.
type Slice struct {
	NSPerOp float64
	// Clean is false where a GC cycle may have run beside the slice.
	Clean bool
	// AnchorNS is the time of the anchor's slice that stood nearest, two turns away
	// at most, and AnchorClean whether that one is clean. What slowed the one has
	// slowed the other. Those of the anchor's own slices repeat NSPerOp and Clean.
	AnchorNS    float64
	AnchorClean bool
}

// AnchorEvery is how many turns of other arms share a turn of the anchor, which
// stands in their middle.
//
// Note: on a shared machine the speed of a core changes within a millisecond. Two
// slices of one arm that stand next to each other differ by two thirds of what two
// differ by that stand half a round apart.
const AnchorEvery = 4

// Rounds lets the arms take turns and returns their slices by arm, in order:
// taken[arm][k]. In each round every arm has one turn, but the anchor, arm 0, has
// one for every four of the others. Rounds come in blocks of as many as there are
// other arms; a block draws a fresh order of them and rotates it by one each round,
// so that every one of them stands once at every place.
//
// There are count rounds, or fewer but at least least if they take longer than
// limit, as they do where one operation is longer than a slice.
func (s *Session) Rounds(count, least int, limit time.Duration) ([][]Slice, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(roundsGC))
	others := make([]int, len(s.arms)-1)
	readings := make([]reading, 0, count*len(turns(others)))
	cycles := s.machine.Cycles()
	start := s.machine.Now()
	for round := range count {
		if round >= least && s.machine.Now()-start > limit {
			break
		}
		if len(others) == 0 || round%len(others) == 0 {
			for place, i := range s.random.Perm(len(others)) {
				others[place] = i + 1
			}
		} else {
			first := others[0]
			copy(others, others[1:])
			others[len(others)-1] = first
		}
		first := len(readings)
		for _, turn := range turns(others) {
			ns, err := s.turn(turn.arm)
			if err != nil {
				return nil, err
			}
			readings = append(readings, reading{turn.arm, ns, s.machine.Cycles(), first + turn.anchor})
		}
	}
	return sortOut(readings, len(s.arms), cycles, s.machine.Cycles()), nil
}

// A place is one turn of a round: whose it is, and which turn of the round is the
// nearest one of the anchor.
type place struct{ arm, anchor int }

// turns returns the turns of a round: the others in their order, and the anchor in
// the middle of every four.
func turns(others []int) []place {
	var places []place
	for start := 0; start == 0 || start < len(others); start += AnchorEvery {
		near := others[start:min(start+AnchorEvery, len(others))]
		anchor := len(places) + len(near)/2
		for k, arm := range near {
			if k == len(near)/2 {
				places = append(places, place{0, anchor})
			}
			places = append(places, place{arm, anchor})
		}
		if len(near) == 0 {
			places = append(places, place{0, anchor})
		}
	}
	return places
}

// A reading is what was seen in one turn.
type reading struct {
	arm    int
	ns     float64
	cycles uint64 // at its end
	anchor int    // the reading of the nearest turn of the anchor
}

// sortOut returns the slices of each arm, given the number of GC cycles before the
// first reading and after the last.
//
// All that can be read is how many cycles have ended, and a cycle may begin in a
// slice and end after it, and leave its sweeping to the slices that follow. So a
// slice is clean only if no cycle ended in its turn, in the one before it or in the
// one after it; the cycles of a small heap are shorter than a turn.
func sortOut(readings []reading, arms int, before, after uint64) [][]Slice {
	ended := func(turn int) uint64 {
		switch {
		case turn < 0:
			return before
		case turn >= len(readings):
			return after
		}
		return readings[turn].cycles
	}
	clean := func(turn int) bool { return ended(turn+1) == ended(turn-2) }
	taken := make([][]Slice, arms)
	for turn, r := range readings {
		taken[r.arm] = append(taken[r.arm], Slice{
			NSPerOp: r.ns, Clean: clean(turn),
			AnchorNS: readings[r.anchor].ns, AnchorClean: clean(r.anchor),
		})
	}
	return taken
}

// Parts is in how many parts a slice is read.
//
// Note: on a machine that is shared, a neighbour takes away half of a core's speed
// for some tens of microseconds at a time, and a slice that meets such a burst is
// off by a tenth. A part either meets it or does not. The median of five parts
// leaves an interval of half the width, at the price of four readings of the clock.
const Parts = 5

// turn runs an arm in and times one slice of it: the median of its parts.
func (s *Session) turn(i int) (nsPerOp float64, err error) {
	if err := s.enter(i); err != nil {
		return 0, err
	}
	a := &s.arms[i]
	if err := a.Run(max(1, a.perSlice/runIn)); err != nil {
		return 0, &Error{Arm: i, Phase: "rounds", Err: err}
	}
	run, now := a.Run, s.machine.Now
	n := max(1, a.perSlice/Parts)
	m := min(Parts, a.perSlice) // an operation longer than a part leaves fewer
	var readings [Parts + 1]time.Duration
	readings[0] = now()
	for k := range m {
		if err := run(n); err != nil {
			return 0, &Error{Arm: i, Phase: "rounds", Err: err}
		}
		readings[k+1] = now()
	}
	return float64(medianGap(readings[:m+1])) / float64(n), nil
}

// medianGap returns the median of the times between consecutive readings.
func medianGap(readings []time.Duration) time.Duration {
	var gaps [Parts]time.Duration
	m := len(readings) - 1
	for k := range m {
		gaps[k] = readings[k+1] - readings[k]
	}
	slices.Sort(gaps[:m])
	return (gaps[(m-1)/2] + gaps[m/2]) / 2
}
