package engine

import (
	"runtime"
	"runtime/debug"
	"sync"
	"testing"
)

// kept takes what an arm allocates, so that the compiler cannot leave it out.
var kept []byte

// every returns an arm that allocates so many bytes at each of its period-th
// operations.
func every(period, bytes int) Arm {
	op := 0
	return Arm{Twin: -1, Run: func(n int) error {
		for range n {
			if op++; op == period {
				kept, op = make([]byte, bytes), 0
			}
		}
		return nil
	}}
}

func TestAllocations(t *testing.T) {
	pool := sync.Pool{New: func() any { return new([512]byte) }}
	calls, first := 0, 0
	tests := []struct {
		name  string
		arm   Arm
		cycle int
		want  Allocations
	}{
		{"none", every(0, 0), 1, Allocations{Equal: true}},
		{"one", every(1, 64), 1, Allocations{1, 64, true}},
		{"a large one", every(1, 1<<20), 1, Allocations{1, 1 << 20, true}},
		{"every other time", every(2, 64), 2, Allocations{0.5, 32, true}},
		{"every eighth time", every(8, 64), 8, Allocations{0.125, 8, true}},
		{"once in 4096 values", every(4096, 4096), 4096, Allocations{1.0 / 4096, 1, true}},
		{"pooled, and the pool is warm", Arm{Twin: -1, Run: func(n int) error {
			if raceEnabled {
				return nil // under the race detector a pool drops items at random
			}
			for range n {
				pool.Put(pool.Get())
			}
			return nil
		}}, 1, Allocations{Equal: true}},
		{"only the first hundred", Arm{Twin: -1, Run: func(n int) error {
			if n == 1 { // what a count begins with
				first = 0
			}
			for range n {
				if first++; first <= 100 {
					kept = make([]byte, 64)
				}
			}
			return nil
		}}, 1, Allocations{Equal: true}},
		{"half of them each other time", Arm{Twin: -1, Run: func(n int) error {
			calls++
			for range n >> (calls % 2) {
				kept = make([]byte, 16)
			}
			return nil
		}}, 2, Allocations{0.5, 8, false}},
		{"twice as large each other time", Arm{Twin: -1, Run: func(n int) error {
			calls++
			for range n {
				kept = make([]byte, 16<<(calls%2))
			}
			return nil
		}}, 1, Allocations{1, 16, false}},
		{"in two halves each other time", Arm{Twin: -1, Run: func(n int) error {
			calls++
			for range n << (calls % 2) {
				kept = make([]byte, 32>>(calls%2))
			}
			return nil
		}}, 1, Allocations{1, 32, false}},
	}
	var arms []Arm
	for _, test := range tests {
		arms = append(arms, test.arm)
	}
	s := NewSession(arms, Options{}, Real(), nil)
	for i := range s.arms {
		s.arms[i].perSlice = 1000
	}
	s.arms[2].perSlice = 1
	for i, test := range tests {
		if got := undisturbed(t, test.want, func() Allocations { return must(s.allocations(i, test.cycle))(t) }); got != test.want {
			t.Errorf("%s: got %+v, want %+v", test.name, got, test.want)
		}
	}
}

// undisturbed counts again, a few times, where the runtime may have allocated
// something of its own beside the arm.
func undisturbed[T comparable](t *testing.T, want T, count func() T) T {
	t.Helper()
	got := count()
	for range 4 {
		if got == want {
			break
		}
		got = count()
	}
	return got
}

func TestAllocationsOfAllArms(t *testing.T) {
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	order := &entered{}
	s := NewSession([]Arm{every(1, 32), every(1, 1024)}, Options{}, Real(), order.enter)
	for i := range s.arms {
		s.arms[i].perSlice = 100
	}
	want := [2]Allocations{{1, 32, true}, {1, 1024, true}}
	got := undisturbed(t, want, func() [2]Allocations { return [2]Allocations(must(s.Allocations(1))(t)) })
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if percent := debug.SetGCPercent(100); percent != 100 {
		t.Errorf("GOGC was 100 and is %d", percent)
	}
	if len(*order) == 0 || (*order)[0] != 0 || (*order)[len(*order)-1] != 1 {
		t.Errorf("entered %v, want arm 0 and then arm 1", *order)
	}
}

func TestNullOpAllocatesNothing(t *testing.T) {
	s := NewSession([]Arm{every(0, 0)}, Options{}, Real(), func(int) error { return nil })
	got := undisturbed(t, Allocations{}, func() Allocations { return must(s.Count(0, 1_000_000))(t) })
	if got != (Allocations{}) {
		t.Errorf("a million empty operations allocate %+v each", got)
	}
}

// TestHarnessAllocatesNothing counts what the engine itself allocates in the parts
// that are repeated most.
func TestHarnessAllocatesNothing(t *testing.T) {
	s := NewSession([]Arm{every(0, 0)}, Options{}, Real(), func(int) error { return nil })
	s.arms[0].perSlice, s.arms[0].perChunk = 10, 1
	tests := []struct {
		name string
		run  func() error
	}{
		{"turn", func() error { _, err := s.turn(0); return err }},
		{"window", func() error { _, err := s.toCycleEnd(0, 3); return err }},
		{"clock", func() error { s.machine.Now(); return nil }},
		{"cycles", func() error { s.machine.Cycles(); return nil }},
		{"processor time", func() error { s.cpu(); return nil }},
		{"preemptions", func() error { s.preemptions(); return nil }},
	}
	for _, test := range tests {
		got := undisturbed(t, 0, func() uint64 {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for range 1000 {
				if err := test.run(); err != nil {
					t.Fatal(err)
				}
			}
			runtime.ReadMemStats(&after)
			return after.Mallocs - before.Mallocs
		})
		if got != 0 {
			t.Errorf("%s: 1000 of them allocate %d times", test.name, got)
		}
	}
}
