package engine

import (
	"errors"
	"math"
	"sync/atomic"
	"testing"
	"time"
)

// Two callers that sleep are twice as many operations a second as one, whatever
// else the machine does; the bounds are those of a noisy one.
func TestParallel(t *testing.T) {
	nap := func(n int) error { time.Sleep(time.Duration(n) * time.Millisecond); return nil }
	now := Real().Now
	one, err := Parallel(now, []func(int) error{nap}, 2, 40*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	four, err := Parallel(now, []func(int) error{nap, nap, nap, nap}, 2, 40*time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	if one > 1000 || one < 100 || math.Abs(four/one-4) > 2 {
		t.Errorf("%.0f operations a second of one, %.0f of four", one, four)
	}
}

func TestParallelStartsTogether(t *testing.T) {
	var running, most atomic.Int32
	caller := func(int) error {
		for n := running.Add(1); n > most.Load(); {
			most.Store(n)
		}
		time.Sleep(10 * time.Millisecond)
		running.Add(-1)
		return nil
	}
	if _, err := Parallel(Real().Now, []func(int) error{caller, caller, caller}, 1, time.Millisecond); err != nil {
		t.Fatal(err)
	}
	if most.Load() != 3 {
		t.Errorf("at most %d of 3 callers ran at once", most.Load())
	}
}

func TestParallelReturnsErrors(t *testing.T) {
	broken := errors.New("broken")
	well := func(int) error { return nil }
	_, err := Parallel(Real().Now, []func(int) error{well, func(int) error { return broken }}, 1, time.Millisecond)
	if !errors.Is(err, broken) {
		t.Errorf("got %v, want %v", err, broken)
	}
}
