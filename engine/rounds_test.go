package engine

import (
	"runtime/debug"
	"slices"
	"testing"
	"time"
)

// entered notes which arms are entered, in order.
type entered []int

func (e *entered) enter(arm int) error {
	*e = append(*e, arm)
	return nil
}

// by cuts the order into rounds of so many arms.
func (e entered) by(arms int) [][]int {
	return slices.Collect(slices.Chunk([]int(e), arms))
}

// others returns the order without the anchor, by rounds of so many other arms.
func (e entered) others(n int) [][]int {
	order := slices.DeleteFunc(slices.Clone([]int(e)), func(arm int) bool { return arm == 0 })
	return slices.Collect(slices.Chunk(order, n))
}

func microsecondArms(f *fake, n int) []Arm {
	arms := make([]Arm, n)
	for i := range arms {
		arms[i] = f.arm(string(rune('a'+i)), time.Microsecond, 0)
	}
	return arms
}

// orderOf returns the order of the arms but the anchor, by round.
func orderOf(t *testing.T, others, rounds int, seed uint64) [][]int {
	t.Helper()
	f, order := &fake{}, &entered{}
	s := f.session(t, Options{Seed: seed}, order.enter, microsecondArms(f, others+1)...)
	*order = nil
	got := must(s.Rounds(rounds, rounds, time.Hour))(t)
	for i := range others {
		if len(got[i+1]) != rounds {
			t.Errorf("arm %d has %d slices, want %d", i+1, len(got[i+1]), rounds)
		}
	}
	if want := rounds * ((others + AnchorEvery - 1) / AnchorEvery); len(got[0]) != want {
		t.Errorf("the anchor has %d slices beside %d others, want %d", len(got[0]), others, want)
	}
	return order.others(others)
}

func TestTurns(t *testing.T) {
	for _, test := range []struct {
		others, want []int
	}{
		{nil, []int{0}},
		{[]int{1}, []int{0, 1}},
		{[]int{2, 1}, []int{2, 0, 1}},
		{[]int{1, 2, 3, 4}, []int{1, 2, 0, 3, 4}},
		{[]int{5, 4, 3, 2, 1}, []int{5, 4, 0, 3, 2, 0, 1}},
	} {
		var got []int
		for k, p := range turns(test.others) {
			got = append(got, p.arm)
			if near := turns(test.others)[p.anchor]; near.arm != 0 || max(k-p.anchor, p.anchor-k) > AnchorEvery/2 {
				t.Errorf("others %v: the anchor of turn %d is turn %d, of arm %d", test.others, k, p.anchor, near.arm)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("others %v: turns of %v, want %v", test.others, got, test.want)
		}
	}
}

// TestAnchor lets the speed of the machine change with every turn: each slice must
// name the anchor's slice of its own group.
func TestAnchor(t *testing.T) {
	f, order := &fake{}, &entered{}
	arms := microsecondArms(f, 6)
	var s *Session
	for i := range arms {
		run := arms[i].Run
		arms[i].Run = func(n int) error {
			if s != nil { // a turn makes the machine slower by a tenth of what it was at first
				f.stall(time.Duration(n*len(*order)) * 100 * time.Nanosecond)
			}
			return run(n)
		}
	}
	session := f.session(t, Options{}, order.enter, arms...)
	*order, s = nil, session
	taken := must(s.Rounds(2, 2, time.Hour))(t)
	for i, slices := range taken {
		for k, slice := range slices {
			if gap := slice.NSPerOp - slice.AnchorNS; gap < -200 || gap > 200 || i == 0 && gap != 0 {
				t.Errorf("slice %d of arm %d takes %v ns, its anchor %v", k, i, slice.NSPerOp, slice.AnchorNS)
			}
		}
	}
}

func TestEveryArmStandsAtEveryPlace(t *testing.T) {
	const blocks = 4
	for _, arms := range []int{1, 2, 3, 7} {
		for block := range slices.Chunk(orderOf(t, arms, blocks*arms, 1), arms) {
			for place := range arms {
				var at []int
				for _, round := range block {
					at = append(at, round[place])
				}
				slices.Sort(at)
				for i, arm := range at {
					if i+1 != arm {
						t.Fatalf("%d arms: at place %d stand %v, want each once; the rounds are %v", arms, place, at, block)
					}
				}
			}
		}
	}
}

func TestOrderComesFromTheSeed(t *testing.T) {
	const arms, rounds = 7, 3 * 7
	equal := func(a, b [][]int) bool { return slices.EqualFunc(a, b, slices.Equal[[]int]) }
	first := orderOf(t, arms, rounds, 1)
	if again := orderOf(t, arms, rounds, 1); !equal(first, again) {
		t.Errorf("one seed gives two orders: %v and %v", first, again)
	}
	if other := orderOf(t, arms, rounds, 2); equal(first, other) {
		t.Errorf("two seeds give the order %v", first)
	}
	for round := arms; round < rounds; round += arms {
		if slices.Equal(first[0], first[round]) {
			t.Errorf("the block from round %d on has the order of the first: %v", round, first[0])
		}
	}
}

// TestTurn wants nothing between two readings of the clock but one call, and the
// median of a slice's parts.
func TestTurn(t *testing.T) {
	f := &fake{}
	enter := func(int) error { f.note("enter"); return nil }
	s := f.session(t, Options{}, enter, f.arm("a", time.Microsecond, 0), f.arm("slow", time.Second, 0))
	for i, want := range [][]string{
		{"enter", "run a 25", "now", "run a 50", "now", "run a 50", "now", "run a 50", "now", "run a 50", "now", "run a 50", "now"},
		{"enter", "run slow 1", "now", "run slow 1", "now"},
	} {
		f.log, f.logs = nil, true
		ns := must(s.turn(i))(t)
		if !slices.Equal(f.log, want) {
			t.Errorf("arm %d: got %q, want %q", i, f.log, want)
		}
		if wantNS := []float64{1e3, 1e9}[i]; ns != wantNS {
			t.Errorf("arm %d: %v ns an operation, want %v", i, ns, wantNS)
		}
	}
}

func TestRoundsLimit(t *testing.T) {
	tests := []struct {
		name         string
		count, least int
		limit        time.Duration
		want         int
	}{
		{"time for all", 10, 2, time.Hour, 10},
		{"time for some", 10, 2, 9 * time.Millisecond, 5}, // a round takes 2 ms: 5 end after 10 ms
		{"time for none", 10, 2, 0, 2},
		{"none asked for", 0, 0, time.Hour, 0},
	}
	for _, test := range tests {
		f := &fake{}
		s := f.session(t, Options{}, nil, f.arm("a", time.Millisecond, 0))
		for _, slices := range must(s.Rounds(test.count, test.least, test.limit))(t) {
			if len(slices) != test.want {
				t.Errorf("%s: %d rounds, want %d", test.name, len(slices), test.want)
			}
		}
	}
}

// TestClean lets GC cycles end in chosen turns. A slice is clean where none ended
// in its turn, the one before or the one after.
func TestClean(t *testing.T) {
	const arms, rounds = 3, 4 // the anchor and two others: three turns a round
	tests := []struct {
		name string
		in   []int // turns, the first being 0
		not  []int // turns whose slices are not clean
	}{
		{"none", nil, nil},
		{"the first", []int{0}, []int{0, 1}},
		{"one in the middle", []int{5}, []int{4, 5, 6}},
		{"two with a turn between", []int{5, 7}, []int{4, 5, 6, 7, 8}},
		{"two far apart", []int{2, 9}, []int{1, 2, 3, 8, 9, 10}},
		{"the last", []int{11}, []int{10, 11}},
		{"several in one", []int{6, 6, 6}, []int{5, 6, 7}},
	}
	for _, test := range tests {
		for _, part := range []string{"run-in", "slice"} {
			f, order := &fake{}, &entered{}
			s := f.session(t, Options{}, order.enter, microsecondArms(f, arms)...)
			*order = nil
			for i := range s.arms {
				run := s.arms[i].Run
				s.arms[i].Run = func(n int) error {
					for _, turn := range test.in {
						if turn == len(*order)-1 && (part == "slice") == (n == s.arms[i].perSlice/Parts) {
							f.cycles++
						}
					}
					return run(n)
				}
			}
			got := must(s.Rounds(rounds, rounds, time.Hour))(t)
			for turn, arm := range *order {
				if want := !slices.Contains(test.not, turn); got[arm][turn/arms].Clean != want {
					t.Errorf("a cycle ended in the %s of turns %v: the slice of turn %d is clean: %v, want %v", part, test.in, turn, !want, want)
				}
			}
		}
	}
}

func TestMedianGap(t *testing.T) {
	for _, test := range []struct {
		readings []time.Duration
		want     time.Duration
	}{
		{[]time.Duration{5, 15}, 10},
		{[]time.Duration{0, 10, 30}, 15},
		{[]time.Duration{0, 10, 1000, 1012, 1020, 1031}, 11}, // one part met a burst
	} {
		if got := medianGap(test.readings); got != test.want {
			t.Errorf("medianGap(%v) = %d, want %d", test.readings, got, test.want)
		}
	}
}

func TestRoundsLeaveGOGC(t *testing.T) {
	testLeavesGOGC(t, func(s *Session) error { _, err := s.Rounds(1, 1, 0); return err })
}

// testLeavesGOGC checks that a measurement has rare collections, and that what
// comes after it has the usual ones.
func testLeavesGOGC(t *testing.T, measure func(*Session) error) {
	t.Helper()
	gogc := func() int {
		percent := debug.SetGCPercent(100)
		debug.SetGCPercent(percent)
		return percent
	}
	before, during := gogc(), 0
	f := &fake{}
	s := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0, func(int) error { during = gogc(); return nil }))
	if err := measure(s); err != nil {
		t.Fatal(err)
	}
	if during != roundsGC {
		t.Errorf("GOGC in it is %d, want %d", during, roundsGC)
	}
	if after := gogc(); after != before {
		t.Errorf("GOGC was %d before it and is %d after it", before, after)
	}
}
