package engine

import (
	"fmt"
	"testing"
	"time"
)

// A fake is a machine on which time passes only where an arm works or a test says
// so. Its arms share one heap: a GC cycle ends each time they have allocated
// heap bytes.
type fake struct {
	now, cpu  time.Duration
	cycles    uint64
	heap      int
	perCycle  time.Duration // what a collection takes
	collector time.Duration // what all have taken
	allocated int

	calls int      // of all arms
	log   []string // what the engine did, once logging is on
	logs  bool
}

func (f *fake) machine() Machine {
	return Machine{
		Now:    func() time.Duration { f.note("now"); return f.now },
		Cycles: func() uint64 { f.note("cycles"); return f.cycles },
		CPU:    func() time.Duration { return f.cpu },
		GCCPU:  func() time.Duration { return f.collector },
	}
}

func (f *fake) note(format string, args ...any) {
	if f.logs {
		f.log = append(f.log, fmt.Sprintf(format, args...))
	}
}

// work lets n operations happen that take cost and allocate bytes each.
func (f *fake) work(n int, cost time.Duration, bytes int) {
	f.now += time.Duration(n) * cost
	f.cpu += time.Duration(n) * cost
	f.allocated += n * bytes
	if f.heap > 0 {
		ended := f.allocated / f.heap
		f.cycles += uint64(ended)
		f.collector += time.Duration(ended) * f.perCycle
		f.cpu += time.Duration(ended) * f.perCycle
		f.now += time.Duration(ended) * f.perCycle
		f.allocated %= f.heap
	}
}

// stall lets time pass in which the process does not run.
func (f *fake) stall(d time.Duration) { f.now += d }

// arm returns an arm of the fake. Before it does its work it calls each of also
// with the number of operations.
func (f *fake) arm(name string, cost time.Duration, bytes int, also ...func(n int) error) Arm {
	return Arm{Name: name, Twin: -1, Run: func(n int) error {
		f.calls++
		f.note("run %s %d", name, n)
		for _, call := range also {
			if err := call(n); err != nil {
				return err
			}
		}
		f.work(n, cost, bytes)
		return nil
	}}
}

// session returns a calibrated session of arms.
func (f *fake) session(t *testing.T, options Options, enter func(int) error, arms ...Arm) *Session {
	t.Helper()
	s := NewSession(arms, options, f.machine(), enter)
	if err := s.Calibrate(); err != nil {
		t.Fatal(err)
	}
	return s
}

// must returns a function that returns v, or ends the test where there is an error.
func must[T any](v T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}
