package engine

import (
	"math"
	"testing"
	"time"

	"serbench/stats"
)

// busy returns an arm whose operation is a chain of so many multiplications.
func busy(steps int) Arm {
	state := uint64(1)
	return Arm{Twin: -1, Run: func(n int) error {
		x := state
		for range n * steps {
			x = x*6364136223846793005 + 1442695040888963407
		}
		state = x
		return nil
	}}
}

// warm returns a session on this machine, ready to measure.
func warm(t *testing.T, arms ...Arm) *Session {
	t.Helper()
	t.Cleanup(OneProcessor())
	s := NewSession(arms, Options{Seed: 1, MaxWarmup: 100 * ms}, Real(), nil)
	if err := s.Calibrate(); err != nil {
		t.Fatal(err)
	}
	must(s.Warmup())(t)
	return s
}

// TestTwinsAndOthers measures an arm, its twin and one with a fifth more to do, on
// a machine that may be as busy as it likes.
func TestTwinsAndOthers(t *testing.T) {
	twin := busy(100)
	twin.Twin = 0
	s := warm(t, busy(100), twin, busy(120))
	rounds := must(s.Rounds(600, 600, time.Minute))(t)
	ratio := func(arm int) (float64, stats.Interval) {
		ratios := make([]float64, len(rounds[arm]))
		for i, s := range rounds[arm] {
			ratios[i] = math.Log(s.NSPerOp / s.AnchorNS)
		}
		interval, _ := stats.MedianInterval(ratios, 0.999)
		return math.Exp(stats.Median(ratios)), interval.Exp()
	}
	if value, interval := ratio(1); math.Abs(value-1) > 0.02 {
		t.Errorf("the twin takes %.4f times as long, %.4f", value, interval)
	}
	if value, interval := ratio(2); interval.Low < 1.1 || value < 1.15 || value > 1.25 {
		t.Errorf("a fifth more work takes %.4f times as long, %.4f", value, interval)
	}
}

// TestWindowsOfTheCollector wants the real collector to end the windows of an arm
// that allocates.
func TestWindowsOfTheCollector(t *testing.T) {
	s := warm(t, every(1, 4096), busy(100))
	windows := must(s.Windows([]bool{true, false}, 6, 6, time.Minute))(t)
	for k := range 6 {
		if w := windows[0][k]; !w.Collected || w.Ops == 0 || w.Elapsed <= 0 {
			t.Errorf("window %d of the arm that allocates: %+v", k, w)
		}
		if w := windows[1][k]; w.Ops == 0 || w.Elapsed <= 0 {
			t.Errorf("window %d of the idle arm: %+v", k, w)
		}
	}
}
