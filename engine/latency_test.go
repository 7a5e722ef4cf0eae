package engine

import (
	"slices"
	"testing"
	"time"
)

func TestLatency(t *testing.T) {
	const count = 2*latencyBlock + 10
	f, order := &fake{}, &entered{}
	calls := 0
	s := f.session(t, Options{}, order.enter,
		f.arm("steady", time.Microsecond, 0),
		f.arm("every tenth is slow", time.Microsecond, 0, func(n int) error {
			if calls++; n == 1 && calls%10 == 0 {
				f.work(1, 99*time.Microsecond, 0)
				f.cycles++
			}
			return nil
		}))
	*order = nil
	got := must(s.Latency(count, count, time.Hour))(t)
	for arm, c := range got {
		slow := 0
		for _, ns := range c.NS {
			switch ns {
			case 1000:
			case 100_000:
				slow++
			default:
				t.Errorf("arm %d: a call of %d ns, want 1000 or 100000", arm, ns)
			}
		}
		if len(c.NS) != count || c.Cycles != slow || (slow > 0) != (arm == 1) {
			t.Errorf("arm %d: %d calls, %d of them slow, in %d cycles; want %d calls and a cycle for each slow one", arm, len(c.NS), slow, c.Cycles, count)
		}
	}
	for _, blocks := range order.by(2) {
		if slices.Sort(blocks); !slices.Equal(blocks, []int{0, 1}) {
			t.Errorf("blocks of the arms %v, want each once", blocks)
		}
	}
}

func TestLatencyLimit(t *testing.T) {
	f := &fake{}
	s := f.session(t, Options{}, nil, f.arm("a", time.Millisecond, 0))
	for _, test := range []struct {
		least int
		limit time.Duration
		want  int
	}{{0, time.Hour, 1000}, {0, 60 * ms, 2 * latencyBlock}, {3 * latencyBlock, 0, 3 * latencyBlock}} {
		if got := len(must(s.Latency(1000, test.least, test.limit))(t)[0].NS); got != test.want {
			t.Errorf("at least %d in %v: %d calls, want %d", test.least, test.limit, got, test.want)
		}
	}
}
