package estimate

import (
	"math"

	"serbench/results"
	"serbench/runner/worker"
)

// A view picks the samples of an arm that an estimate is made from, in
// nanoseconds per operation.
type view func(worker.Arm) []float64

// cleanSlices are the slices free of the collector.
func cleanSlices(arm worker.Arm) []float64 {
	var times []float64
	for _, slice := range arm.Slices {
		if slice.Clean {
			times = append(times, slice.NSPerOp)
		}
	}
	return times
}

// windowTimes are the times of one core, the collector's work included.
func windowTimes(arm worker.Arm) []float64 {
	times := make([]float64, len(arm.Windows))
	for i, w := range arm.Windows {
		times[i] = w.NSPerOp()
	}
	return times
}

// windowCPU are the processor times of the windows, or nil where the system does
// not tell.
func windowCPU(arm worker.Arm) []float64 {
	var times []float64
	for _, w := range arm.Windows {
		if w.CPU > 0 {
			times = append(times, w.CPUNSPerOp())
		}
	}
	return times
}

// cyclesPerOp is how many GC cycles an operation causes: a window holds one or
// none.
func cyclesPerOp(arms []worker.Arm) float64 {
	var cycles, ops float64
	for _, arm := range arms {
		for _, w := range arm.Windows {
			ops += float64(w.Ops)
			if w.Collected {
				cycles++
			}
		}
	}
	return cycles / ops
}

// keptSlices is how many slices of a launch a results file keeps, spread evenly over
// it: enough to see drift, modes and outliers, where all of them would make a file
// of tens of megabytes for a wide field. Estimates are made from all.
const keptSlices = 100

// samples lists the windows of the launches and at most so many slices of each, in
// the order in which they were taken.
func samples(arms []worker.Arm, slices int) *results.Samples {
	s := &results.Samples{}
	add := func(launch int, kind results.SampleKind, ns float64) {
		s.Launch = append(s.Launch, launch)
		s.Kind = append(s.Kind, kind)
		s.NSPerOp = append(s.NSPerOp, significant(ns))
	}
	for launch, arm := range arms {
		step := max(1, (len(arm.Slices)-1)/slices+1)
		for i := 0; i < len(arm.Slices); i += step {
			slice := arm.Slices[i]
			kind := results.Slice
			if !slice.Clean {
				kind = results.GCSlice
			}
			add(launch, kind, slice.NSPerOp)
		}
		for _, w := range arm.Windows {
			add(launch, results.Window, w.NSPerOp())
		}
	}
	return s
}

// significant rounds a sample to six digits, far below what a clock can tell, so
// that a file of a hundred thousand samples stays readable.
func significant(ns float64) float64 {
	scale := math.Pow(10, 5-math.Floor(math.Log10(ns)))
	return math.Round(ns*scale) / scale
}

// A pairing returns the log-ratios of two arms of one launch, each from samples that
// were neighbours in time.
type pairing func(a, b worker.Arm) []float64

// slicePairs compares the slices of one round, leaving out what a GC cycle may have
// touched.
func slicePairs(a, b worker.Arm) []float64 { return byAnchor(a, b, relativeSlices) }

// overheadPairs compares what the collector adds to the time of the code, in the
// windows with one number.
func overheadPairs(a, b worker.Arm) []float64 { return byAnchor(a, b, relativeOverheads) }

// byAnchor compares two arms by way of the anchor's samples that stood next to
// theirs.
func byAnchor(a, b worker.Arm, relative func(worker.Arm) []float64) []float64 {
	as, bs := relative(a), relative(b)
	if b.Anchor {
		bs = make([]float64, len(as)) // nothing lies between the anchor and itself
	}
	if a.Anchor {
		as = make([]float64, len(bs))
	}
	var ratios []float64
	for k := range min(len(as), len(bs)) {
		if ratio := as[k] - bs[k]; !math.IsNaN(ratio) {
			ratios = append(ratios, ratio)
		}
	}
	return ratios
}

// relativeSlices returns the log-ratios of an arm's slices to the anchor's, NaN
// where either is not clean.
func relativeSlices(arm worker.Arm) []float64 {
	ratios := make([]float64, len(arm.Slices))
	for i, slice := range arm.Slices {
		ratios[i] = math.NaN()
		if slice.Clean && slice.AnchorClean {
			ratios[i] = math.Log(slice.NSPerOp / slice.AnchorNS)
		}
	}
	return ratios
}

// relativeOverheads returns the log-ratios of the overheads of an arm's windows to
// the anchor's.
func relativeOverheads(arm worker.Arm) []float64 {
	ratios := make([]float64, len(arm.Windows))
	for i, w := range arm.Windows {
		ratios[i] = math.Log(w.Overhead() / w.AnchorOverhead)
	}
	return ratios
}
