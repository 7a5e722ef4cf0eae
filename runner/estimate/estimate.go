// Package estimate turns what the workers of a group measured into what a results
// file says about it.
//
// It removes no sample. A time is a median; a ratio is a mean over launches of
// medians of paired log-ratios, pairs being neighbours in time. An interval is
// the wider of two: what the samples of the launches scatter, and what the
// launches differ. The second is the larger one where the layout of the binary
// in memory matters, which no number of samples in one process can show.
package estimate

import (
	"fmt"
	"math"

	"serbench/engine"
	"serbench/results"
	"serbench/runner/worker"
)

// An Input is all that was measured of a group.
type Input struct {
	// Key names the group.
	Key results.CaseKey
	// Serializers are those of the plan, in its order.
	Serializers []string
	Baseline    string
	// Yardsticks are serializers that show what the work itself costs and that nobody
	// can use: they are measured like the others and are never the fastest.
	Yardsticks []string
	// Launches holds a result of each launch, with an arm of every serializer that
	// no Failure names, and all with the same control. Without a launch every
	// serializer has failed.
	Launches []*worker.Result
	Failures []worker.Failure
	// SliceNS is how long a slice was meant to take.
	SliceNS float64
	// Layouts is how many link layouts the launches were spread over.
	Layouts int
	// Cold has the first calls of a serializer, each in a process of its own.
	Cold map[string][]worker.Cold
	// Raw asks for every slice and every single call to be kept.
	Raw bool
}

// An Output is what a results file says of a group.
type Output struct {
	Group    results.Group
	Cases    []results.Case // in the order of the serializers
	Warnings []results.Warning
}

// Group returns what a results file says of a group and its cases. An error means
// that a sample is impossible.
func Group(in Input) (Output, error) {
	group, cases, err := in.figures()
	if err != nil {
		return Output{}, fmt.Errorf("%s: %w", in.Key, err)
	}
	return Output{Group: group, Cases: cases, Warnings: in.doubts(group, cases)}, nil
}

func (in Input) figures() (results.Group, []results.Case, error) {
	group := results.Group{Datatype: in.Key.Datatype, Operation: in.Key.Operation, Params: in.Key.Params}
	cases := make([]results.Case, 0, len(in.Serializers))
	for _, name := range in.Serializers {
		c := results.Case{Serializer: name, Datatype: in.Key.Datatype, Operation: in.Key.Operation, Params: in.Key.Params}
		if f := in.failure(name); f != nil {
			c.Status, c.Reason = f.Status, f.Reason
		} else {
			if err := in.fill(&c, in.arms(name)); err != nil {
				return results.Group{}, nil, fmt.Errorf("%s: %w", name, err)
			}
			coldStart(&c, in.Cold[name])
		}
		cases = append(cases, c)
	}
	if len(in.Launches) == 0 {
		return group, cases, nil
	}
	headline, mutator := in.controls(&group)
	in.rank(cases, headline, headlinePairs, func(c *results.Case) **results.Ratio { return &c.Ratio })
	in.rank(cases, mutator, mutatorPairs, func(c *results.Case) **results.Ratio { return &c.MutatorRatio })
	if headline.readable {
		group.Fastest = in.fastest(cases, headline.floor)
	}
	group.LayoutSpreadPercent = in.layoutSpread(cases)
	group.PeakMemoryBytes = in.peakMemory()
	return group, cases, nil
}

// peakMemory is the most that a process of the group used, or nil where the system
// does not tell.
func (in Input) peakMemory() *float64 {
	most := int64(0)
	for _, launch := range in.Launches {
		most = max(most, launch.PeakMemory)
	}
	if most == 0 {
		return nil
	}
	return new(float64(most))
}

func (in Input) failure(serializer string) *worker.Failure {
	for i := range in.Failures {
		if in.Failures[i].Serializer == serializer {
			return &in.Failures[i]
		}
	}
	return nil
}

// arms returns a serializer's arm of each launch, or nil if it has failed, perhaps
// after some launches.
func (in Input) arms(serializer string) []worker.Arm {
	if in.failure(serializer) != nil {
		return nil
	}
	var arms []worker.Arm
	for _, launch := range in.Launches {
		for _, arm := range launch.Arms {
			if arm.Serializer == serializer {
				arms = append(arms, arm)
			}
		}
	}
	return arms
}

// fill sets the figures of a case from its arms, one a launch.
func (in Input) fill(c *results.Case, arms []worker.Arm) (err error) {
	c.Status = results.OK
	last := arms[len(arms)-1]
	c.Tolerance = last.Tolerance
	c.PayloadBytes, c.GzipBytes, c.ZstdBytes = &last.PayloadBytes, &last.GzipBytes, &last.ZstdBytes
	c.NSPerOp = estimate(arms, windowTimes)
	c.MutatorNSPerOp = estimate(arms, cleanSlices)
	c.CPUNSPerOp = estimate(arms, windowCPU)
	c.OpsPerSecond = new(1e9 / c.NSPerOp.Median)
	c.BytesPerSecond = new(*c.OpsPerSecond * last.PayloadBytes)

	allocations := last.Allocations
	for _, arm := range arms {
		allocations.PerOp = min(allocations.PerOp, arm.Allocations.PerOp)
		allocations.BytesPerOp = min(allocations.BytesPerOp, arm.Allocations.BytesPerOp)
	}
	c.AllocsPerOp, c.AllocBytesPerOp = &allocations.PerOp, &allocations.BytesPerOp
	c.GCPer1000Ops = new(1000 * cyclesPerOp(arms))
	c.Collector, c.RetainedBytes = collector(arms), retained(arms)
	c.Parallel = parallel(arms)
	kept := keptSlices
	if in.Raw {
		kept = math.MaxInt
	}
	c.Samples = samples(arms, kept)
	c.LatencyNS, err = in.latency(arms)
	return err
}

// quantum is the relative error that the step of the clock puts on a part of a
// slice.
func (in Input) quantum() float64 {
	step := 0.0
	for _, launch := range in.Launches {
		step = max(step, launch.ClockStepNS)
	}
	return step / (in.SliceNS / engine.Parts)
}
