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
	"math"

	"serbench/results"
	"serbench/runner/worker"
	"serbench/stats"
)

// An Input is all that was measured of a group.
type Input struct {
	Datatype, Operation string
	// Serializers are those of the plan, in its order.
	Serializers []string
	Baseline    string
	// Launches holds a result of each launch. All have the same arms: those of
	// the serializers that no Failure names.
	Launches []*worker.Result
	Failures []worker.Failure
	// SliceNS is how long a slice was meant to take.
	SliceNS float64
}

// Group returns what a results file says of a group and its cases. The cases are
// in the order of the serializers.
func Group(in Input) (results.Group, []results.Case) {
	group := results.Group{Datatype: in.Datatype, Operation: in.Operation}
	cases := make([]results.Case, 0, len(in.Serializers))
	for _, name := range in.Serializers {
		c := results.Case{Serializer: name, Datatype: in.Datatype, Operation: in.Operation}
		if f := in.failure(name); f != nil {
			c.Status, c.Reason = f.Status, f.Reason
		} else {
			in.fill(&c, in.arms(name))
		}
		cases = append(cases, c)
	}
	if len(in.Launches) > 0 && len(in.Launches[0].Arms) > 0 {
		in.control(&group)
		group.Fastest = fastest(cases)
	}
	return group, cases
}

func (in Input) failure(serializer string) *worker.Failure {
	for i := range in.Failures {
		if in.Failures[i].Serializer == serializer {
			return &in.Failures[i]
		}
	}
	return nil
}

// arms returns a serializer's arm of each launch, or nil if it has none.
func (in Input) arms(serializer string) []worker.Arm {
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
func (in Input) fill(c *results.Case, arms []worker.Arm) {
	c.Status = results.OK
	last := arms[len(arms)-1]
	c.PayloadBytes, c.GzipBytes, c.ZstdBytes = &last.PayloadBytes, &last.GzipBytes, &last.ZstdBytes
	c.NSPerOp = estimate(arms, windowTimes)
	c.MutatorNSPerOp = estimate(arms, cleanSlices)
	c.CPUNSPerOp = estimate(arms, windowCPU)
	c.OpsPerSecond = ptr(1e9 / c.NSPerOp.Median)
	c.BytesPerSecond = ptr(*c.OpsPerSecond * last.PayloadBytes)

	allocations := last.Allocations
	for _, arm := range arms {
		allocations.PerOp = min(allocations.PerOp, arm.Allocations.PerOp)
		allocations.BytesPerOp = min(allocations.BytesPerOp, arm.Allocations.BytesPerOp)
	}
	c.AllocsPerOp, c.AllocBytesPerOp = &allocations.PerOp, &allocations.BytesPerOp
	c.GCPer1000Ops = ptr(1000 * cyclesPerOp(arms))
	c.Samples = samples(arms)

	if baseline := in.arms(in.Baseline); c.Serializer != in.Baseline && len(baseline) > 0 {
		c.Ratio = in.ratio(arms, baseline, windowPairs)
		c.MutatorRatio = in.ratio(arms, baseline, slicePairs)
	}
}

// control sets the group's A/A comparison and the noise floor.
func (in Input) control(group *results.Group) {
	serializer := in.Launches[0].Control.Serializer
	twins := in.arms(serializer)
	controls := make([]worker.Arm, len(in.Launches))
	nulls := make([]worker.Arm, len(in.Launches))
	for i, launch := range in.Launches {
		controls[i], nulls[i] = launch.Control, launch.Null
	}
	group.Control, group.NoiseFloorPercent = in.compareTwins(serializer, controls, twins, windowPairs)
	group.MutatorControl, group.MutatorNoiseFloorPercent = in.compareTwins(serializer, controls, twins, slicePairs)
	if null := estimate(nulls, cleanSlices); null != nil {
		group.NullOpNS = &null.Median
	}
}

// compareTwins returns the ratio of the controls to their twins, and how far the
// two stand apart in the launch in which they stand furthest apart, in percent.
func (in Input) compareTwins(serializer string, controls, twins []worker.Arm, pairs pairing) (*results.Control, *float64) {
	launches := logRatios(controls, twins, pairs)
	combined, ok := combine(launches, in.quantum())
	if !ok {
		return nil, nil
	}
	floor := 0.0
	for _, launch := range launches {
		if len(launch) > 0 {
			floor = max(floor, 100*math.Abs(math.Expm1(stats.Median(launch))))
		}
	}
	return &results.Control{
		Serializer: serializer, Ratio: combined.value, Low: combined.Low, High: combined.High,
	}, &floor
}

func ptr[T any](v T) *T { return &v }
