package estimate

import (
	"fmt"
	"math"
	"slices"

	"serbench/results"
	"serbench/runner/worker"
	"serbench/stats"
)

// The bounds of the warnings.
const (
	linearLow, linearHigh = 1.5, 2.7 // how many times as long twice the work may take
	poolBias              = 0.05     // allocations an operation that collections may add, as a share
	driftPercent          = 5        // between the first and the last third of a launch
	modeDistance          = 0.10     // between two speeds, as a log
	modeShare             = 0.2      // of the samples at the rarer speed, at least
	modeWidth             = 6        // times that the speeds stand further apart than they are wide
	preemptedShare        = 0.02     // of the slices
)

// doubts returns the warnings about a group and its cases.
func (in Input) doubts(group results.Group, cases []results.Case) []results.Warning {
	d := &doubts{group: in.Key}
	if group.Readable != nil && !*group.Readable {
		d.about("", results.ControlFailed, "the control stands %.2g %% from its twin in one launch: nothing is ranked", *group.NoiseFloorPercent)
	}
	in.doubtRounds(d)
	null := in.nullInterval()
	for i := range cases {
		c := &cases[i]
		if c.Status != results.OK {
			continue
		}
		arms := in.arms(c.Serializer)
		in.doubtTimes(d, c, arms, null)
		doubtMemory(d, c, arms)
		doubtShape(d, c, arms)
		in.doubtRatio(d, c, arms)
	}
	return d.warnings
}

// doubts collects warnings.
type doubts struct {
	group    results.CaseKey
	warnings []results.Warning
}

func (d *doubts) about(serializer string, code results.WarningCode, format string, args ...any) {
	key := d.group
	key.Serializer = serializer
	d.warnings = append(d.warnings, results.Warning{Code: code, Case: &key, Message: fmt.Sprintf(format, args...)})
}

// doubtRounds looks at what interrupted the rounds.
func (in Input) doubtRounds(d *doubts) {
	var preemptions int64
	slices := 0
	for _, launch := range in.Launches {
		preemptions += launch.Preemptions
		for _, arm := range launch.Arms {
			slices += len(arm.Slices)
		}
	}
	if share := float64(preemptions) / float64(slices); share > preemptedShare {
		d.about("", results.Preempted, "the system took the processor away %d times in %d slices", preemptions, slices)
	}
}

// nullInterval is the upper end of the empty codec's interval.
func (in Input) nullInterval() float64 {
	var nulls []worker.Arm
	for _, launch := range in.Launches {
		nulls = append(nulls, launch.Null)
	}
	if e := estimate(nulls, cleanSlices); e != nil {
		return e.High
	}
	return 0
}

func (in Input) doubtTimes(d *doubts, c *results.Case, arms []worker.Arm, null float64) {
	if m := c.MutatorNSPerOp; m != nil && m.Median <= null {
		d.about(c.Serializer, results.ZeroMeasurement, "%.2g ns per operation is not more than the empty codec's", m.Median)
	}
	if l := c.LatencyNS; l != nil && !l.Resolved() {
		d.about(c.Serializer, results.BelowTimer, "a single call takes %.0f ns, less than %d times the clock's floor of %.0f ns",
			l.P50, results.LatencyResolution, l.ClockFloor)
	}
	for _, arm := range arms {
		if ratio := arm.Linearity; ratio != 0 && (ratio < linearLow || ratio > linearHigh) {
			d.about(c.Serializer, results.Elided, "twice the operations take %.2f times as long", ratio)
		}
	}
	capped := 0
	for _, arm := range arms {
		if !arm.Warmup.Settled {
			capped++
		}
	}
	if capped*2 > len(arms) {
		d.about(c.Serializer, results.WarmUpCapped, "its time was still changing at the end of the warm-up in %d of %d launches", capped, len(arms))
	}
}

func doubtMemory(d *doubts, c *results.Case, arms []worker.Arm) {
	starved, windows, unequal := 0, 0, 0
	for _, arm := range arms {
		if !arm.Allocations.Equal {
			unequal++
		}
		for _, w := range arm.Windows {
			windows++
			if !w.Collected && arm.Allocations.BytesPerOp > 0 {
				starved++
			}
		}
		if on, off := arm.Collection, arm.Allocations.PerOp; on != nil && on.AllocsPerOp > off*(1+poolBias)+poolBias {
			d.about(c.Serializer, results.PoolBiased, "%.3g allocations per operation with the collector off, %.3g with it on", off, on.AllocsPerOp)
		}
	}
	if starved > 0 {
		d.about(c.Serializer, results.GCStarved, "%d of %d windows ended without a GC cycle though it allocates", starved, windows)
	}
	if unequal > 0 {
		d.about(c.Serializer, results.AllocNondeterministic, "repeated counts of its allocations differ in %d of %d launches: the least is shown", unequal, len(arms))
	}
}

// doubtShape looks at the distribution of the slices, launch by launch. What
// changes for all arms alike is the machine, which the canary watches; so each slice
// is taken relative to the baseline's next to it.
func doubtShape(d *doubts, c *results.Case, arms []worker.Arm) {
	drifting, multimodal := 0, 0
	for _, arm := range arms {
		logs := slices.DeleteFunc(relativeSlices(arm), math.IsNaN)
		if third := len(logs) / 3; third >= leastForShape {
			if drifts(logs[:third], logs[len(logs)-third:]) {
				drifting++
			}
		}
		if bimodal(logs) {
			multimodal++
		}
	}
	if drifting*2 > len(arms) {
		d.about(c.Serializer, results.NonStationary, "its time changes by more than %d %% within %d of %d launches", driftPercent, drifting, len(arms))
	}
	if multimodal*2 > len(arms) {
		d.about(c.Serializer, results.Multimodal, "its slices gather around two speeds in %d of %d launches", multimodal, len(arms))
	}
}

// drifts reports whether the later of two stretches of log-times stands apart from
// the earlier one by more than a drift may be, and by more than chance.
func drifts(first, last []float64) bool {
	a, _ := stats.MedianInterval(first, excludingConfidence)
	b, _ := stats.MedianInterval(last, excludingConfidence)
	apart := a.High < b.Low || b.High < a.Low
	return apart && math.Abs(stats.Median(last)-stats.Median(first)) > math.Log1p(driftPercent/100.0)
}

// leastForShape is how many slices a distribution's shape can be told from.
const leastForShape = 20

// bimodal reports whether log-times gather around two speeds: whether the best
// split of them in two leaves two parts that are both common, far apart, and
// narrow. The tenth of them at either end is left aside here: a few stray slices
// are no speed.
func bimodal(times []float64) bool {
	if len(times) < leastForShape {
		return false
	}
	logs := slices.Sorted(slices.Values(times))
	logs = logs[len(logs)/10 : len(logs)-len(logs)/10]
	// The widest gap that leaves enough on either side.
	edge := max(2, int(modeShare*float64(len(logs))))
	split, widest := 0, 0.0
	for i := edge; i <= len(logs)-edge; i++ {
		if gap := logs[i] - logs[i-1]; gap > widest {
			split, widest = i, gap
		}
	}
	if split == 0 {
		return false
	}
	low, high := logs[:split], logs[split:]
	distance := stats.Median(high) - stats.Median(low)
	width := max(stats.Deviation(low), stats.Deviation(high))
	return distance > modeDistance && distance > modeWidth*width
}

// doubtRatio tells where layouts decide more than the serializers do.
func (in Input) doubtRatio(d *doubts, c *results.Case, arms []worker.Arm) {
	if in.Layouts < 2 || c.MutatorRatio == nil || c.MutatorRatio.Verdict != results.Unresolved {
		return
	}
	comparison := compare(arms, in.arms(in.Baseline), mutatorPairs, in.quantum())
	if len(comparison.medians) < 2 {
		return
	}
	if spread, value := stats.Deviation(comparison.medians), math.Abs(comparison.value()); spread > value {
		d.about(c.Serializer, results.LayoutDominates, "its ratio to the baseline is %.3g, and %.2g %% is what it varies by between link layouts",
			c.MutatorRatio.Value, 100*spread)
	}
}
