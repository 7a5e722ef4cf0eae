package engine

import (
	"math"
	"runtime"
	"testing"
	"time"
)

func TestRealMachine(t *testing.T) {
	m := Real()
	cycles := m.Cycles()
	runtime.GC()
	if now := m.Cycles(); now <= cycles {
		t.Errorf("%d cycles before a collection, %d after it", cycles, now)
	}
	last := m.Now()
	for range 1000 {
		now := m.Now()
		if now < last {
			t.Fatalf("the clock went back from %v to %v", last, now)
		}
		last = now
	}
	if m.CPU == nil {
		return
	}
	start, cpu := m.Now(), m.CPU()
	for m.CPU()-cpu < ms {
		if m.Now()-start > 5*time.Second {
			t.Fatal("5 s of work are less than 1 ms of processor time")
		}
	}
}

func TestClockCost(t *testing.T) {
	for _, test := range []struct {
		name       string
		steps      []time.Duration // in turn
		cost, step time.Duration
	}{
		{"one step", []time.Duration{25}, 25, 25},
		{"coarse", []time.Duration{0, 0, 0, 100}, 25, 100},
		{"stands still", []time.Duration{0}, 0, math.MaxInt64},
	} {
		var now time.Duration
		reading := 0
		m := Machine{Now: func() time.Duration {
			now += test.steps[reading%len(test.steps)]
			reading++
			return now
		}}
		cost, step := m.ClockCost()
		if (cost-test.cost).Abs() > 1 || step != test.step {
			t.Errorf("%s: got a cost of %v and a step of %v, want %v and %v", test.name, cost, step, test.cost, test.step)
		}
	}
	if cost, step := Real().ClockCost(); cost <= 0 || step <= 0 || step > time.Millisecond {
		t.Errorf("this machine's clock: a cost of %v, a step of %v", cost, step)
	}
}

func TestOneProcessor(t *testing.T) {
	before := runtime.GOMAXPROCS(0)
	undo := OneProcessor()
	if now := runtime.GOMAXPROCS(0); now != 1 {
		t.Errorf("%d processors", now)
	}
	undo()
	if now := runtime.GOMAXPROCS(0); now != before {
		t.Errorf("%d processors before, %d after", before, now)
	}
}
