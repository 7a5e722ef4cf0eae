package choice

import (
	"cmp"
	"math"
	"slices"
	"strconv"
)

// A Use is what the ranking is for.
type Use struct {
	// Datum is the index of the data, or -1 for a mix: a message of each.
	Datum int
	// Times is how often a message goes through each operation.
	Times []float64
	// The weights of what matters. All 0 is no ranking.
	CPU, Bytes, Allocs, Latency float64
}

// Usual is the use that a page begins with: a message of each kind of data, time
// and bytes of equal weight.
func (m *Model) Usual() Use {
	use := Use{Datum: -1, CPU: 5, Bytes: 5}
	for _, operation := range m.Operations {
		use.Times = append(use.Times, operation.Times)
	}
	return use
}

// A Place is a serializer's place in a ranking, its figures those of a message in
// the mean over the data.
type Place struct {
	Serializer int // its index
	Rank       Rank
	// Score is the weighted geometric mean of how many times the best it costs in
	// each respect, from 1.
	Score    Interval
	Paired   Interval
	Absolute Interval
	Bytes    float64
	Allocs   *float64
	P99      *float64
	Front    bool
}

// Rank returns the places of the serializers that have all figures that the use
// needs, the best first, and the indexes of those that have not.
func (m *Model) Rank(use Use) (places []Place, without []int) {
	for s := range m.Serializers {
		p, ok := m.place(s, use)
		if !ok {
			without = append(without, s)
			continue
		}
		places = append(places, p)
	}
	score(places, use)
	slices.SortStableFunc(places, func(a, b Place) int { return cmp.Compare(a.Score.V, b.Score.V) })
	var scores, times []Interval
	var bytes []float64
	for _, p := range places {
		scores, times, bytes = append(scores, p.Score), append(times, p.Paired), append(bytes, p.Bytes)
	}
	ranks, front := Ranks(scores), Front(bytes, times)
	for i := range places {
		places[i].Rank, places[i].Front = ranks[i], front[i]
	}
	return places, without
}

// place adds up a serializer's figures over the data and operations of a use.
func (m *Model) place(s int, use Use) (Place, bool) {
	var paired, absolute []Interval
	bytes, allocs, p99 := 0.0, new(0.0), new(0.0)
	data := 0
	for d := range m.Data {
		if use.Datum >= 0 && d != use.Datum {
			continue
		}
		data++
		var size *float64
		for o, n := range use.Times {
			list := m.Cells[d][o]
			if n == 0 || list == nil {
				continue
			}
			c := list[s]
			if c == nil {
				return Place{}, false
			}
			if size == nil {
				size = c.Bytes
			}
			paired = append(paired, c.Paired.scaled(n))
			absolute = append(absolute, c.Absolute.scaled(n))
			allocs = add(allocs, c.Allocs, n)
			p99 = add(p99, c.P99, n)
		}
		if size == nil {
			return Place{}, false
		}
		bytes += *size
	}
	if data == 0 || use.Allocs > 0 && allocs == nil || use.Latency > 0 && p99 == nil {
		return Place{}, false
	}
	share := 1 / float64(data)
	return Place{
		Serializer: s,
		Paired:     together(paired).scaled(share),
		Absolute:   endToEnd(absolute).scaled(share),
		Bytes:      bytes * share,
		Allocs:     times(allocs, share),
		P99:        times(p99, share),
	}, true
}

// add returns the sum with v so many times, or nil where either is not known.
func add(sum, v *float64, n float64) *float64 {
	if sum == nil || v == nil {
		return nil
	}
	return new(*sum + *v*n)
}

// times returns v so many times, or nil where it is not known.
func times(v *float64, n float64) *float64 { return add(new(0.0), v, n) }

// score sets the scores of places against the best of each respect.
//
// Allocations are counted as one more than they are, so that none is better than
// few by a factor that is finite; and nothing is less than a byte or a nanosecond.
func score(places []Place, use Use) {
	logs := make([]float64, len(places))
	respect := func(weight float64, of func(*Place) float64) {
		if weight == 0 || len(places) == 0 {
			return
		}
		best := math.Inf(1)
		for i := range places {
			best = min(best, of(&places[i]))
		}
		for i := range places {
			logs[i] += weight * math.Log(of(&places[i])/best)
		}
	}
	respect(use.CPU, func(p *Place) float64 { return p.Paired.V })
	respect(use.Bytes, func(p *Place) float64 { return max(1, p.Bytes) })
	respect(use.Allocs, func(p *Place) float64 { return 1 + *p.Allocs })
	respect(use.Latency, func(p *Place) float64 { return max(1, *p.P99) })
	total := use.CPU + use.Bytes + use.Allocs + use.Latency
	for i := range places {
		p := &places[i]
		if total == 0 {
			p.Score = Interval{1, 1, 1}
			continue
		}
		v := math.Exp(logs[i] / total)
		share := use.CPU / total
		p.Score = Interval{v, v * math.Pow(p.Paired.Low/p.Paired.V, share), v * math.Pow(p.Paired.High/p.Paired.V, share)}
	}
}

// short keeps the digits of a figure that printing it needs.
func short(v float64) float64 {
	r, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 7, 64), 64)
	if err != nil {
		return v
	}
	return r
}

// BySize returns the places ordered by size, the smallest first.
func BySize(places []Place) []Place {
	sorted := slices.Clone(places)
	slices.SortStableFunc(sorted, func(a, b Place) int {
		return cmp.Or(cmp.Compare(a.Bytes, b.Bytes), cmp.Compare(a.Paired.V, b.Paired.V))
	})
	return sorted
}
