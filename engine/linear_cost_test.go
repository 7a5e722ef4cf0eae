package engine

import (
	"fmt"
	"testing"
	"time"
)

// TestCostIsLinear measures short and long lines of arms: eight more arms cost a long
// line what they cost a short one, in every phase. What is compared is what the eight
// add, since the anchor's own turns are shared by the others.
func TestCostIsLinear(t *testing.T) {
	phases := []struct {
		name    string
		measure func(s *Session, arms int) error
	}{
		{"warm-up", func(s *Session, _ int) error { _, err := s.Warmup(); return err }},
		{"rounds", func(s *Session, _ int) error { _, err := s.Rounds(50, 50, time.Hour); return err }},
		{"windows", func(s *Session, arms int) error {
			_, err := s.Windows(make([]bool, arms), 6, 6, time.Hour)
			return err
		}},
		{"calls", func(s *Session, _ int) error { _, err := s.Latency(500, 500, time.Hour); return err }},
		{"linearity", func(s *Session, _ int) error { _, err := s.Linearity(); return err }},
	}
	for _, phase := range phases {
		f := &fake{}
		cost := func(count int) float64 {
			arms := make([]Arm, count)
			for i := range arms {
				arms[i] = f.arm(fmt.Sprint(i), time.Microsecond, 0)
			}
			s := f.session(t, Options{}, nil, arms...)
			before := f.now
			if err := phase.measure(s, count); err != nil {
				t.Fatal(err)
			}
			return float64(f.now - before)
		}
		few, many := cost(17)-cost(9), cost(129)-cost(121)
		if few <= 0 || many > 1.05*few || many < 0.95*few {
			t.Errorf("%s: eight more arms take %.3f ms beside 121, %.3f ms beside 9", phase.name, many/1e6, few/1e6)
		}
	}
}
