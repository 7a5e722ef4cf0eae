package engine

import (
	"math"
	"slices"
	"testing"
	"time"
)

const ms = time.Millisecond

// windowsOf measures windows without a limit.
func windowsOf(t *testing.T, s *Session, count int, allocates ...bool) [][]Window {
	t.Helper()
	return must(s.Windows(allocates, count, count, time.Hour))(t)
}

// TestWindowsHoldWholeCycles has arms that allocate at different rates take turns
// on one heap. Whatever the arm before has left there, a window lasts as long as
// its own arm takes to fill it, but for the chunk in which that was noticed.
func TestWindowsHoldWholeCycles(t *testing.T) {
	f := &fake{heap: 31_415}
	arms := []Arm{
		f.arm("10 bytes", time.Microsecond, 10), // 3.1 ms to a cycle
		f.arm("3 bytes", time.Microsecond, 3),   // 10.5 ms
		f.arm("1 byte", time.Microsecond, 1),    // 31.4 ms
	}
	cycles := []time.Duration{3142 * time.Microsecond, 10472 * time.Microsecond, 31415 * time.Microsecond}
	s := f.session(t, Options{Seed: 3}, nil, arms...)
	for arm, windows := range windowsOf(t, s, 12, true, true, true) {
		total := time.Duration(0)
		for k, w := range windows {
			total += w.Elapsed
			if !w.Collected {
				t.Errorf("arm %d, window %d: no cycle ended", arm, k)
			}
			if off := w.Elapsed - cycles[arm]; off < -100*time.Microsecond || off > 100*time.Microsecond {
				t.Errorf("arm %d, window %d lasts %v, a cycle %v", arm, k, w.Elapsed, cycles[arm])
			}
			if w.NSPerOp() != 1000 || w.CPUNSPerOp() != 1000 {
				t.Errorf("arm %d, window %d: %v and %v ns an operation, want 1000", arm, k, w.NSPerOp(), w.CPUNSPerOp())
			}
		}
	}
}

// TestRareCycles has arms that fill the heap in longer than a window waits. All
// that one ran since the last cycle belongs to the next.
func TestRareCycles(t *testing.T) {
	f := &fake{heap: 80_000}
	s := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 1))
	f.allocated = 0
	for k, w := range windowsOf(t, s, 4, true)[0] {
		if !w.Collected || w.Elapsed < 79*ms || w.Elapsed > 81*ms {
			t.Errorf("window %d lasts %v, collected: %v; want 80ms to the end of a cycle", k, w.Elapsed, w.Collected)
		}
	}
}

// TestWindowsWithoutCycle are closed after so much work, however long a moment of
// waiting makes it.
func TestWindowsWithoutCycle(t *testing.T) {
	tests := []struct {
		name      string
		allocates bool
		options   Options
		stall     time.Duration
		ops       int
	}{
		{name: "idle", ops: 2000}, // 8 slices of 250 µs
		{name: "idle, stalled", stall: 60 * ms, ops: 2000},
		{name: "idle, other slices", options: Options{Slice: ms, Chunk: ms}, ops: 8000},
		{name: "starved", allocates: true, ops: 100_000}, // twice 50 ms
		{name: "starved, stalled", allocates: true, stall: 60 * ms, ops: 100_000},
		{name: "starved, other length", allocates: true, options: Options{MaxCycle: 7 * ms}, ops: 14_000},
	}
	for _, test := range tests {
		f := &fake{}
		s := f.session(t, test.options, nil, f.arm("a", time.Microsecond, 0))
		run := s.arms[0].Run
		chunk := 0
		s.arms[0].Run = func(n int) error {
			if chunk++; chunk%10 == 0 {
				f.stall(test.stall)
			}
			return run(n)
		}
		for k, w := range windowsOf(t, s, 3, test.allocates)[0] {
			if w.Collected || w.Ops != test.ops {
				t.Errorf("%s: window %d has %d operations, collected: %v; want %d and none", test.name, k, w.Ops, w.Collected, test.ops)
			}
			if want := time.Duration(w.Ops) * time.Microsecond; w.CPU != want {
				t.Errorf("%s: window %d used %v of the processor, want %v", test.name, k, w.CPU, want)
			}
			if stalled := w.Elapsed > w.CPU; stalled != (test.stall > 0) {
				t.Errorf("%s: window %d took %v, on the processor %v", test.name, k, w.Elapsed, w.CPU)
			}
		}
	}
}

func TestWindowOfOneLongOperation(t *testing.T) {
	f := &fake{}
	s := f.session(t, Options{}, nil, f.arm("a", time.Second, 0))
	for _, allocates := range []bool{false, true} {
		want := Window{Ops: 1, Elapsed: time.Second, CPU: time.Second}
		if allocates {
			want = Window{Ops: 2, Elapsed: 2 * time.Second, CPU: 2 * time.Second}
		}
		want.AnchorOverhead = 1
		if got := windowsOf(t, s, 1, allocates)[0][0]; got != want {
			t.Errorf("allocates: %v: got %+v, want %+v", allocates, got, want)
		}
	}
}

func TestWindowsAreInterleaved(t *testing.T) {
	const arms, visits = 5, 6
	order := func(seed uint64) [][]int {
		f, order := &fake{heap: 1_000_000}, &entered{}
		s := f.session(t, Options{Seed: seed}, order.enter, microsecondArms(f, arms)...)
		*order = nil
		windowsOf(t, s, visits*perVisit, make([]bool, arms)...)
		return order.by(arms)
	}
	first := order(1)
	if len(first) != visits {
		t.Fatalf("%d rounds of visits, want %d", len(first), visits)
	}
	changes := false
	for k, round := range first {
		if sorted := slices.Sorted(slices.Values(round)); !slices.Equal(sorted, []int{0, 1, 2, 3, 4}) {
			t.Errorf("the windows %d are of the arms %v, want each once", k, round)
		}
		changes = changes || !slices.Equal(round, first[0])
	}
	if !changes {
		t.Errorf("the order is always %v", first[0])
	}
	if again := order(1); !slices.EqualFunc(first, again, slices.Equal[[]int]) {
		t.Errorf("one seed gives two orders: %v and %v", first, again)
	}
}

// TestOverhead has arms that allocate at different rates: a collection costs each
// its own share, and every window names that of the anchor beside it.
func TestOverhead(t *testing.T) {
	f := &fake{heap: 100_000, perCycle: ms}
	arms := []Arm{
		f.arm("anchor", time.Microsecond, 10), // 10 ms to a cycle
		f.arm("lavish", time.Microsecond, 50), // 2 ms
		f.arm("frugal", time.Microsecond, 0),
	}
	s := f.session(t, Options{}, nil, arms...)
	want := []float64{1.1, 1.5, 1}
	for i, windows := range windowsOf(t, s, 4, true, true, false) {
		for k, w := range windows {
			if got := w.Overhead(); math.Abs(got-want[i]) > 0.03 {
				t.Errorf("window %d of arm %d has an overhead of %v, want %v", k, i, got, want[i])
			}
			if math.Abs(w.AnchorOverhead-want[0]) > 0.03 {
				t.Errorf("window %d of arm %d names an anchor's overhead of %v, want %v", k, i, w.AnchorOverhead, want[0])
			}
		}
	}
}

func TestWindowsLimit(t *testing.T) {
	tests := []struct {
		name         string
		count, least int
		limit        time.Duration
		want         int
	}{
		{"time for all", 7, 2, time.Hour, 7},
		{"time for some", 9, 2, 13 * ms, 6}, // three windows and the run before take 8 ms: 16 ms are nearer than 8
		{"time for fewer", 9, 2, 11 * ms, 3},
		{"time for none", 9, 3, 0, 3},
	}
	for _, test := range tests {
		f := &fake{}
		s := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0))
		windows := must(s.Windows([]bool{false}, test.count, test.least, test.limit))(t)
		if len(windows[0]) != test.want {
			t.Errorf("%s: %d windows, want %d", test.name, len(windows[0]), test.want)
		}
	}
}

func TestWindowsWithoutCPU(t *testing.T) {
	f := &fake{}
	s := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0))
	s.machine.CPU = nil
	if w := windowsOf(t, s, 1, false)[0][0]; w.CPU != 0 || w.Elapsed == 0 {
		t.Errorf("got %+v, want a time and no processor time", w)
	}
}
