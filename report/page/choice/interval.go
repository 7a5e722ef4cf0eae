// Package choice ranks the serializers of a run for a use: messages of some
// data, so many operations a message, and what matters about them.
//
// Its position: a rank is only as good as the intervals. It is a range where they
// overlap, and who might be better in time than a smaller one stays on the front of
// size against time.
package choice

import (
	"math"
	"strconv"
)

// An Interval is a figure and its 95 % interval.
type Interval struct {
	V, Low, High float64
}

// scaled returns the interval times a factor.
func (i Interval) scaled(factor float64) Interval {
	return Interval{i.V * factor, i.Low * factor, i.High * factor}
}

// widened returns an interval that reaches a share of its value further to
// either side.
func (i Interval) widened(share float64) Interval {
	return Interval{i.V, max(0, i.Low-i.V*share), i.High + i.V*share}
}

// together adds up figures that were measured apart, so that their errors are
// independent: the deviations add in squares.
func together(parts []Interval) Interval {
	var sum Interval
	var below, above float64
	for _, p := range parts {
		sum.V += p.V
		below += (p.V - p.Low) * (p.V - p.Low)
		above += (p.High - p.V) * (p.High - p.V)
	}
	sum.Low, sum.High = max(0, sum.V-math.Sqrt(below)), sum.V+math.Sqrt(above)
	return sum
}

// endToEnd adds up figures that may all be off to the same side.
func endToEnd(parts []Interval) Interval {
	var sum Interval
	for _, p := range parts {
		sum = Interval{sum.V + p.V, sum.Low + p.Low, sum.High + p.High}
	}
	return sum
}

// A Rank is the ranks that a figure may have, from 1 for the least, as far as the
// intervals tell.
type Rank struct {
	Best, Worst int
}

// Ranks returns the rank of each figure: at best it stands behind all that are
// surely less, at worst before all that are surely more. So any two whose intervals
// overlap share a rank; and who overlaps with the best may be the first.
//
// Note: a single number cannot say that. Overlapping is not transitive: a may tie
// with b and b with c, and a be surely better than c.
func Ranks(figures []Interval) []Rank {
	ranks := make([]Rank, len(figures))
	for i, f := range figures {
		ranks[i] = Rank{1, len(figures)}
		for _, other := range figures {
			switch {
			case other.High < f.Low:
				ranks[i].Best++
			case f.High < other.Low:
				ranks[i].Worst--
			}
		}
	}
	return ranks
}

// String returns the rank as a table shows it: "3", or "3–5".
func (r Rank) String() string {
	if r.Best == r.Worst {
		return strconv.Itoa(r.Best)
	}
	return strconv.Itoa(r.Best) + "–" + strconv.Itoa(r.Worst)
}

// Front returns who is on the Pareto front of size against time: those that no
// other beats. One beats another that is no smaller and, by the medians, no
// faster, if it is smaller, or surely faster.
func Front(bytes []float64, times []Interval) []bool {
	front := make([]bool, len(bytes))
	for i := range bytes {
		front[i] = true
		for j := range bytes {
			if bytes[j] <= bytes[i] && times[j].V <= times[i].V && (bytes[j] < bytes[i] || times[j].High < times[i].Low) {
				front[i] = false
				break
			}
		}
	}
	return front
}
