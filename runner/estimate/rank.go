package estimate

import (
	"cmp"
	"math"
	"slices"

	"serbench/results"
	"serbench/runner/worker"
	"serbench/stats"
)

// What the two kinds of ratio are made of.
var (
	mutatorPairs  = []pairing{slicePairs}
	headlinePairs = []pairing{slicePairs, overheadPairs}
)

// A noise is what a group's control showed of one kind of time.
type noise struct {
	floor    float64 // as a log-ratio
	readable bool
}

// controls sets the group's A/A comparisons and returns what they showed of the
// headline and of mutator time.
func (in Input) controls(group *results.Group) (headline, mutator noise) {
	serializer := in.Launches[0].Control.Serializer
	twins := in.arms(serializer)
	controls := make([]worker.Arm, len(in.Launches))
	nulls := make([]worker.Arm, len(in.Launches))
	for i, launch := range in.Launches {
		controls[i], nulls[i] = launch.Control, launch.Null
	}
	show := func(pairs []pairing) (noise, *results.Control, *float64) {
		c := compare(controls, twins, pairs, in.quantum())
		if c.empty() {
			return noise{}, nil, nil
		}
		interval := c.interval(stats.Confidence).Exp()
		return noise{floor: c.distance(), readable: readable(c)},
			&results.Control{Serializer: serializer, Ratio: math.Exp(c.value()), Low: interval.Low, High: interval.High},
			new(100 * math.Expm1(c.distance()))
	}
	headline, group.Control, group.NoiseFloorPercent = show(headlinePairs)
	mutator, group.MutatorControl, group.MutatorNoiseFloorPercent = show(mutatorPairs)
	group.Readable = &headline.readable
	if null := estimate(nulls, cleanSlices); null != nil {
		group.NullOpNS = &null.Median
	}
	return headline, mutator
}

// rank sets the ratio to the baseline of every case that has one.
func (in Input) rank(cases []results.Case, noise noise, pairs []pairing, field func(*results.Case) **results.Ratio) {
	baseline := in.arms(in.Baseline)
	var ranked []*results.Case
	var comparisons []*comparison
	for i := range cases {
		c := &cases[i]
		if c.Status != results.OK || c.Serializer == in.Baseline {
			continue
		}
		if comparison := compare(in.arms(c.Serializer), baseline, pairs, in.quantum()); !comparison.empty() {
			ranked, comparisons = append(ranked, c), append(comparisons, comparison)
		}
	}
	verdicts := judge(comparisons, noise.floor)
	for i, c := range comparisons {
		interval := c.interval(stats.Confidence).Exp()
		if !noise.readable {
			verdicts[i] = results.Unresolved
		}
		*field(ranked[i]) = &results.Ratio{
			Baseline: in.Baseline, Value: math.Exp(c.value()), Low: interval.Low, High: interval.High,
			Verdict: verdicts[i], DetectablePercent: new(c.detectable(len(comparisons), noise.floor)),
		}
	}
}

// fastest names the case with the least headline and all that are not slower than it
// by a verdict: no order among them is a result. Yardsticks win nothing.
func (in Input) fastest(cases []results.Case, floor float64) []string {
	var ranked []*results.Case
	for i := range cases {
		if c := &cases[i]; c.Status == results.OK && !slices.Contains(in.Yardsticks, c.Serializer) {
			ranked = append(ranked, c)
		}
	}
	if len(ranked) == 0 {
		return nil
	}
	winner := slices.MinFunc(ranked, func(a, b *results.Case) int { return cmp.Compare(in.score(a), in.score(b)) })
	var others []*results.Case
	var comparisons []*comparison
	for _, c := range ranked {
		if c != winner {
			others = append(others, c)
			comparisons = append(comparisons, compare(in.arms(c.Serializer), in.arms(winner.Serializer), headlinePairs, in.quantum()))
		}
	}
	names := []string{winner.Serializer}
	for i, verdict := range judge(comparisons, floor) {
		if verdict != results.Slower {
			names = append(names, others[i].Serializer)
		}
	}
	return names
}

// score is what the least of wins: the ratio to the baseline, which knows nothing of
// how fast the machine was meanwhile, or the time where there is no baseline.
func (in Input) score(c *results.Case) float64 {
	switch {
	case c.Ratio != nil:
		return c.Ratio.Value
	case c.Serializer == in.Baseline:
		return 1
	}
	return c.NSPerOp.Median
}

// layoutSpread returns the standard deviation over launches of the cases' mutator
// log-ratios to the baseline, in the median case, in percent; nil for one launch.
func (in Input) layoutSpread(cases []results.Case) *float64 {
	baseline := in.arms(in.Baseline)
	var spreads []float64
	for _, c := range cases {
		if c.Status != results.OK || c.Serializer == in.Baseline {
			continue
		}
		if comparison := compare(in.arms(c.Serializer), baseline, mutatorPairs, in.quantum()); len(comparison.medians) > 1 {
			spreads = append(spreads, 100*stats.Deviation(comparison.medians))
		}
	}
	if in.Layouts < 2 || len(spreads) == 0 {
		return nil
	}
	return new(stats.Median(spreads))
}
