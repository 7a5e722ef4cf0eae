package engine

import (
	"errors"
	"strings"
	"testing"
	"time"
)

func TestGrow(t *testing.T) {
	const target = 1000
	tests := []struct {
		name    string
		n       int
		elapsed time.Duration
		want    int
	}{
		{"as far as it is to the target", 100, 200, 500},
		{"at most ten times", 100, 1, 1000},
		{"ten times where no time was seen", 100, 0, 1000},
		{"at least a fifth more", 100, 999, 120},
		{"at least one more", 1, 999, 2},
		{"not beyond the bound", mostOps / 2, 1, mostOps},
	}
	for _, test := range tests {
		if got := grow(test.n, test.elapsed, target); got != test.want {
			t.Errorf("%s: %d operations in %v: got %d, want %d", test.name, test.n, test.elapsed, got, test.want)
		}
	}
}

func TestCalibrate(t *testing.T) {
	const µs = time.Microsecond
	tests := []struct {
		name            string
		cost            time.Duration
		slice, chunk    int // operations
		leastOf, mostOf time.Duration
	}{
		{"1 ns", 1, 250_000, 100_000, 250 * µs, 250 * µs},
		{"1 µs", 1 * µs, 250, 100, 250 * µs, 250 * µs},
		{"3 µs, rounded up by a fifth at most", 3 * µs, 0, 0, 250 * µs, 300 * µs},
		{"200 µs", 200 * µs, 2, 1, 400 * µs, 400 * µs},
		{"a slice long", 250 * µs, 1, 1, 250 * µs, 250 * µs},
		{"far longer than a slice", time.Second, 1, 1, time.Second, time.Second},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := &fake{}
			a := f.session(t, Options{}, nil, f.arm("a", test.cost, 0)).arms[0]
			if test.slice > 0 && (a.perSlice != test.slice || a.perChunk != test.chunk) {
				t.Errorf("got %d operations a slice and %d a chunk, want %d and %d", a.perSlice, a.perChunk, test.slice, test.chunk)
			}
			if length := time.Duration(a.perSlice) * test.cost; length < test.leastOf || length > test.mostOf {
				t.Errorf("a slice lasts %v, want %v to %v", length, test.leastOf, test.mostOf)
			}
			if a.perOp != test.cost {
				t.Errorf("an operation takes %v, want %v", a.perOp, test.cost)
			}
		})
	}
}

func TestCalibrationAcceptsAfterTwoReadings(t *testing.T) {
	f := &fake{}
	var tried []int
	f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0, func(n int) error {
		tried = append(tried, n)
		return nil
	}))
	if len(tried) < 2 || tried[len(tried)-1] != tried[len(tried)-2] {
		t.Errorf("tried %v: the last two are not the same", tried)
	}
	for i := range len(tried) - 2 {
		if tried[i] >= tried[i+1] {
			t.Errorf("tried %v: it does not grow until it is enough", tried)
		}
	}
}

// TestCalibrationSurvivesStalls interrupts one call after the other of the same
// calibration, and wants the number and the time of an operation that it finds
// undisturbed.
func TestCalibrationSurvivesStalls(t *testing.T) {
	const undisturbed = 20 // calls at most
	for stalled := 1; stalled <= undisturbed; stalled++ {
		f := &fake{}
		a := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0, func(int) error {
			if f.calls == stalled {
				f.stall(4 * time.Millisecond)
			}
			return nil
		})).arms[0]
		if a.perSlice < 250 || a.perSlice > 300 {
			t.Errorf("call %d stalled: %d operations a slice, want 250 to 300", stalled, a.perSlice)
		}
		if a.perOp != time.Microsecond {
			t.Errorf("call %d stalled: an operation takes %v, want 1µs", stalled, a.perOp)
		}
	}
}

func TestTwinTakesOver(t *testing.T) {
	f := &fake{}
	slow := f.arm("twin", 7*time.Microsecond, 0)
	slow.Twin = 0
	s := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0), slow)
	if a, twin := s.arms[0], s.arms[1]; twin.perSlice != a.perSlice || twin.perChunk != a.perChunk || twin.perOp != a.perOp {
		t.Errorf("the twin has %d and %d operations, the arm %d and %d", twin.perSlice, twin.perChunk, a.perSlice, a.perChunk)
	}
}

func TestCalibrationEndsWithoutWork(t *testing.T) {
	f := &fake{}
	s := NewSession([]Arm{f.arm("a", time.Second, 0), f.arm("idle", 0, 0)}, Options{}, f.machine(), nil)
	var failed *Error
	if err := s.Calibrate(); !errors.As(err, &failed) || failed.Arm != 1 || !strings.Contains(err.Error(), "does nothing") {
		t.Errorf("got %v, want an error of arm 1 that does nothing", err)
	}
}
