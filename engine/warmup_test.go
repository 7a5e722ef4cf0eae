package engine

import (
	"testing"
	"time"
)

func TestWarmup(t *testing.T) {
	const (
		ms    = time.Millisecond
		slice = 250 * time.Microsecond
	)
	tests := []struct {
		name    string
		options Options
		cost    time.Duration
		bytes   int
		heap    int
		change  func(ran time.Duration, call int) time.Duration // more time for a slice
		least   time.Duration
		most    time.Duration
		settled bool
	}{
		{name: "the least time", cost: 1000, least: 20 * ms, most: 20*ms + slice, settled: true},
		{name: "another least time", options: Options{Warmup: 70 * ms}, cost: 1000, least: 70 * ms, most: 70*ms + slice, settled: true},
		{name: "two stretches of slices", options: Options{Warmup: 1}, cost: 1000, least: 8 * ms, most: 8 * ms, settled: true},
		{name: "1000 operations", cost: 100_000, least: 100 * ms, most: 100*ms + slice, settled: true},
		{
			name: "three cycles", cost: 1000, bytes: 1, heap: 15_000, // a cycle in 15 ms
			least: 30 * ms, most: 45 * ms, settled: true,
		},
		{
			name: "a time that falls until 100 ms", cost: 1000, settled: true,
			change: func(ran time.Duration, _ int) time.Duration { return max(0, 100*ms-ran) / 100 },
			least:  80 * ms, most: 110 * ms,
		},
		{
			name: "a time that never settles", cost: 1000,
			change: func(ran time.Duration, _ int) time.Duration { return ran / 100 },
			least:  500 * ms, most: 510 * ms,
		},
		{
			name: "another cap", options: Options{MaxWarmup: 60 * ms}, cost: 1000,
			change: func(ran time.Duration, _ int) time.Duration { return ran / 10 },
			least:  60 * ms, most: 70 * ms,
		},
		{
			name: "a few interruptions", cost: 1000, settled: true,
			change: func(_ time.Duration, call int) time.Duration {
				if call%5 == 0 {
					return 3 * ms
				}
				return 0
			},
			least: 20 * ms, most: 30 * ms,
		},
		{name: "steady, too slow for 1000 operations", cost: 2 * ms, least: 500 * ms, most: 502 * ms, settled: true},
		{name: "too slow for enough slices", cost: 100 * ms, least: 500 * ms, most: 500 * ms},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := &fake{heap: test.heap}
			warming, start, call := false, time.Duration(0), 0
			s := f.session(t, test.options, nil, f.arm("a", test.cost, test.bytes, func(int) error {
				if warming && test.change != nil {
					call++
					f.work(1, test.change(f.now-start, call), 0)
				}
				return nil
			}))
			warming, start = true, f.now
			got := must(s.Warmup())(t)[0]
			if got.Elapsed != f.now-start {
				t.Errorf("says it took %v, and took %v", got.Elapsed, f.now-start)
			}
			if got.Elapsed < test.least || got.Elapsed > test.most || got.Settled != test.settled {
				t.Errorf("took %v, settled: %v; want %v to %v, %v", got.Elapsed, got.Settled, test.least, test.most, test.settled)
			}
		})
	}
}

// TestWarmupBesideAnAllocatingArm lets a cycle that the arm before has begun end in
// the warm-up of one that allocates nothing: it has not to wait for two more.
func TestWarmupBesideAnAllocatingArm(t *testing.T) {
	f := &fake{}
	calls := 0
	s := f.session(t, Options{}, nil, f.arm("a", time.Microsecond, 0, func(int) error {
		calls++
		return nil
	}))
	start := calls
	s.arms[0].Run = f.arm("a", time.Microsecond, 0, func(int) error {
		if calls++; calls == start+3 {
			f.cycles++
		}
		return nil
	}).Run
	got := must(s.Warmup())(t)[0]
	if !got.Settled || got.Elapsed > 21*time.Millisecond {
		t.Errorf("took %v, settled: %v; want 20 ms", got.Elapsed, got.Settled)
	}
}
