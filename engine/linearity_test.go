package engine

import (
	"math"
	"testing"
	"time"
)

func TestLinearity(t *testing.T) {
	const slice = 250 * time.Microsecond
	f := &fake{}
	constant := func(int) error { f.stall(slice); return nil }
	squared := func(n int) error { f.stall(time.Duration(n * n)); return nil }
	bursts := 0
	burst := func(int) error {
		if bursts++; bursts%7 == 0 {
			f.stall(40 * slice)
		}
		return nil
	}
	tests := []struct {
		name string
		arm  Arm
		want float64
	}{
		{"work", f.arm("work", time.Microsecond, 0), 2},
		{"hoisted work", f.arm("hoisted", 0, 0, constant), 1},
		{"work that grows", f.arm("grows", 0, 0, squared), 4},
		{"work beside a neighbour", f.arm("neighbour", time.Microsecond, 0, burst), 2},
	}
	for _, test := range tests {
		s := f.session(t, Options{}, nil, test.arm)
		if got := must(s.Linearity())(t)[0]; math.Abs(got-test.want) > 0.02 {
			t.Errorf("%s: twice the operations take %.2f times as long, want %.2f", test.name, got, test.want)
		}
	}
}

func TestLinearityLeavesGOGC(t *testing.T) {
	testLeavesGOGC(t, func(s *Session) error { _, err := s.Linearity(); return err })
}
