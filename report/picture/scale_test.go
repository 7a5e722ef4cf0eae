package picture

import (
	"math"
	"testing"

	"gonum.org/v1/plot"
)

func TestTicks(t *testing.T) {
	for _, high := range []float64{0.3, 1, 4.9, 7, 99, 1234, 5.1e6, 2.3e7} {
		for _, most := range []int{2, 5} {
			ticks := ticker{most}.Ticks(0, high)
			if len(ticks) < 2 || ticks[0].Label != "0" || ticks[len(ticks)-1].Value > high {
				t.Errorf("up to %v, %d labels: got %v", high, most, ticks)
			}
			if len(ticks) > 2*most+1 {
				t.Errorf("up to %v: %d labels are too many", high, len(ticks))
			}
		}
	}
}

// An axis has at least one label, and no more than it has room for; and what lies
// between its ends is within.
func TestLogarithmic(t *testing.T) {
	for _, span := range [][2]float64{{1, 1}, {100, 101}, {120, 180}, {95, 105}, {33, 290}, {7, 9e3}, {1, 1e9}, {0.2, 3e5}, {5e6, 6e6}} {
		for _, labels := range []int{3, 6} {
			s := logarithmic(span[0], span[1], labels)
			checkScale(t, s, span[0], span[1], labels+1)
			if s.high/s.low < narrow {
				t.Errorf("%v fills an axis from %v to %v", span, s.low, s.high)
			}
		}
	}
}

func TestFromZero(t *testing.T) {
	for _, high := range []float64{0, 1, 12, 130, 9e3, 1e6, 4e8} {
		for _, offset := range []float64{1, 30} {
			s := fromZero(high, offset, 3)
			checkScale(t, s, 0, high, 3)
			if got := s.ticker.Ticks(s.low, s.high)[0]; got.Value != 0 {
				t.Errorf("up to %v: the first label is %v", high, got)
			}
		}
	}
}

func checkScale(t *testing.T, s scale, low, high float64, most int) {
	t.Helper()
	var ticks []plot.Tick = s.ticker.Ticks(s.low, s.high)
	if len(ticks) == 0 || len(ticks) > most {
		t.Errorf("from %v to %v: %d labels, want 1 to %d", low, high, len(ticks), most)
	}
	for i, tick := range ticks {
		if tick.Value < s.low || tick.Value > s.high || i > 0 && tick.Value <= ticks[i-1].Value {
			t.Errorf("from %v to %v: the label %v is out of order", low, high, tick)
		}
	}
	for _, v := range []float64{low, high} {
		if at := s.normal.Normalize(s.low, s.high, v); math.IsNaN(at) || at < 0 || at > 1 {
			t.Errorf("from %v to %v: %v is at %v", low, high, v, at)
		}
	}
}
