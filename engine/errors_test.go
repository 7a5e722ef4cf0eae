package engine

import (
	"errors"
	"testing"
	"time"
)

// phases are the ways to call arms. Each is given a session of two arms that is
// calibrated but for the first.
var phases = []struct {
	name string // as an Error has it
	run  func(*Session) error
}{
	{"calibration", func(s *Session) error { return s.Calibrate() }},
	{"warm-up", func(s *Session) error { _, err := s.Warmup(); return err }},
	{"rounds", func(s *Session) error { _, err := s.Rounds(4, 4, time.Hour); return err }},
	{"windows", func(s *Session) error { _, err := s.Windows([]bool{true, false}, 2, 2, time.Hour); return err }},
	{"counting allocations", func(s *Session) error { _, err := s.Allocations(1); return err }},
	{"latency", func(s *Session) error { _, err := s.Latency(4, 4, time.Hour); return err }},
}

// TestErrorOfAnArm lets the second arm fail at each of its first calls.
func TestErrorOfAnArm(t *testing.T) {
	broken := errors.New("broken")
	for _, phase := range phases {
		for call := 1; call <= 4; call++ {
			f := &fake{}
			s := f.session(t, Options{}, nil, microsecondArms(f, 2)...)
			calls := 0
			s.arms[1] = arm{perSlice: 250, perChunk: 100, perOp: time.Microsecond, Arm: f.arm("b", time.Microsecond, 0, func(int) error {
				if calls++; calls == call {
					return broken
				}
				return nil
			})}
			err := phase.run(s)
			var failed *Error
			if !errors.As(err, &failed) || !errors.Is(err, broken) || failed.Arm != 1 || failed.Phase != phase.name {
				t.Errorf("%s, call %d: got %v, want an error of arm 1 in this phase", phase.name, call, err)
				continue
			}
			if want := phase.name + ": broken"; err.Error() != want {
				t.Errorf("%s, call %d: the message is %q, want %q", phase.name, call, err, want)
			}
			if calls != call {
				t.Errorf("%s: called %d times more after its error", phase.name, calls-call)
			}
		}
	}
}

// TestErrorOfEnter wants what enter returns as it is, and the arm not called.
func TestErrorOfEnter(t *testing.T) {
	stopped := errors.New("stopped")
	for _, phase := range phases {
		f := &fake{}
		stop := false
		s := f.session(t, Options{}, func(arm int) error {
			if stop && arm == 1 {
				return stopped
			}
			return nil
		}, microsecondArms(f, 2)...)
		stop = true
		s.arms[1].Run = func(int) error {
			t.Errorf("%s: the arm is called all the same", phase.name)
			return nil
		}
		if err := phase.run(s); err != stopped {
			t.Errorf("%s: got %v, want the error of enter itself", phase.name, err)
		}
	}
}
