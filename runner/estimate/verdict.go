package estimate

import (
	"math"

	"serbench/results"
	"serbench/stats"
)

// The rules of a verdict.
const (
	leastDifference = 0.005 // a difference that is worth a verdict: half a percent
	tieMargin       = 0.03  // within which two are called a tie
	mostFloor       = 0.05  // above which a group is unreadable
	// excludingShare is the share of launches whose control may stand apart by
	// chance.
	excludingShare = 8
)

// judge returns the verdict on each comparison against a noise floor, as
// log-ratios. The verdicts of a group are taken together: a difference is called
// only if it stands out among so many comparisons.
//
//   - faster or slower: the interval, adjusted for the number of comparisons, lies
//     outside ±δ, δ being the noise floor or half a percent if that is larger, and
//     all launches but at most one agree in sign
//   - tie: the interval lies within ±δ, or ±3 % if that is larger
//   - unresolved: anything else
func judge(comparisons []*comparison, floor float64) []results.Verdict {
	delta := max(floor, math.Log1p(leastDifference))
	ps := make([]float64, len(comparisons))
	for i, c := range comparisons {
		ps[i] = c.beyond(delta)
	}
	verdicts := make([]results.Verdict, len(comparisons))
	for i, differs := range stats.Holm(ps, 1-stats.Confidence) {
		c := comparisons[i]
		interval, margin := c.interval(stats.Confidence), max(delta, math.Log1p(tieMargin))
		switch {
		case differs && c.agree() && c.value() < 0:
			verdicts[i] = results.Faster
		case differs && c.agree():
			verdicts[i] = results.Slower
		case interval.Low >= -margin && interval.High <= margin:
			verdicts[i] = results.Tie
		default:
			verdicts[i] = results.Unresolved
		}
	}
	return verdicts
}

// detectable returns the smallest difference from the baseline, in percent, that
// would have been called with this scatter among n comparisons.
func (c *comparison) detectable(n int, floor float64) float64 {
	interval := c.interval(1 - (1-stats.Confidence)/float64(n))
	half := max(interval.High-c.value(), c.value()-interval.Low)
	return 100 * math.Expm1(half+max(floor, math.Log1p(leastDifference)))
}

// readable reports whether a group's control behaves: its floor is low, and hardly
// a launch finds a difference where there is none.
func readable(control *comparison) bool {
	allowed := max(1, len(control.medians)/excludingShare)
	return control.distance() <= math.Log1p(mostFloor) && control.excluding() <= allowed
}
