package engine

import (
	"runtime/debug"

	"serbench/stats"
)

// linearityPairs is how many pairs of slices the test takes.
const linearityPairs = 9

// Linearity returns for each arm how many times as long twice the operations take:
// about 2, unless the compiler has removed or hoisted the work, or one operation
// is not like the next. It is the median of pairs of slices, each arm by itself.
//
// Note: collections are as rare as in [Session.Rounds]. With one every few slices
// they can fall into step with the pairs, and then one half of each pays for both.
func (s *Session) Linearity() ([]float64, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(roundsGC))
	ratios := make([]float64, len(s.arms))
	for i := range s.arms {
		var pairs []float64
		n := s.arms[i].perSlice
		for range linearityPairs {
			once, err := s.time(i, n, "linearity")
			if err != nil {
				return nil, err
			}
			twice, err := s.time(i, 2*n, "linearity")
			if err != nil {
				return nil, err
			}
			pairs = append(pairs, float64(twice)/float64(once))
		}
		ratios[i] = stats.Median(pairs)
	}
	return ratios, nil
}
