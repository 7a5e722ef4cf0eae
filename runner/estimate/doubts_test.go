package estimate

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"serbench/engine"
	"serbench/results"
)

func codes(warnings []results.Warning, serializer string) []results.WarningCode {
	var codes []results.WarningCode
	for _, w := range warnings {
		if w.Case.Serializer == serializer {
			codes = append(codes, w.Code)
		}
	}
	return codes
}

// A group in which nothing is wrong has no warning; each fault has its own.
func TestDoubts(t *testing.T) {
	measure := func(spoil func(in *Input)) []results.Warning {
		in := usual().measure(rand.New(rand.NewPCG(9, 9)))
		for _, launch := range in.Launches {
			for i := range launch.Arms {
				a := &launch.Arms[i]
				a.Warmup.Settled, a.Allocations.Equal, a.Linearity = true, true, 2
				a.Calls.NS = []int64{1000, 1000, 1000}
			}
			launch.Null.Calls.NS = []int64{30}
		}
		spoil(&in)
		out, err := Group(in)
		if err != nil {
			t.Fatal(err)
		}
		return out.Warnings
	}
	far := func(spoil func(launch int, in *Input)) func(*Input) {
		return func(in *Input) {
			for launch := range in.Launches {
				spoil(launch, in)
			}
		}
	}
	const i = 3 // the arm "far"
	for _, test := range []struct {
		name  string
		spoil func(*Input)
		about string
		want  []results.WarningCode
	}{
		{"nothing", func(*Input) {}, "far", nil},
		{"nothing", func(*Input) {}, "", nil},
		{"elided", far(func(l int, in *Input) { in.Launches[l].Arms[i].Linearity = 1.1 }), "far", slices.Repeat([]results.WarningCode{results.Elided}, 8)},
		{"warm-up", far(func(l int, in *Input) { in.Launches[l].Arms[i].Warmup.Settled = l < 2 }), "far", []results.WarningCode{results.WarmUpCapped}},
		{"allocations", far(func(l int, in *Input) { in.Launches[l].Arms[i].Allocations.Equal = l > 0 }), "far", []results.WarningCode{results.AllocNondeterministic}},
		{"starved", far(func(l int, in *Input) { in.Launches[l].Arms[i].Windows[0].Collected = false }), "far", []results.WarningCode{results.GCStarved}},
		{"pools", far(func(l int, in *Input) {
			if l == 0 {
				in.Launches[l].Arms[i].Collection = &engine.Collection{Ops: 100, AllocsPerOp: 1.5}
			}
		}), "far", []results.WarningCode{results.PoolBiased}},
		{"clock", far(func(l int, in *Input) { in.Launches[l].Null.Calls.NS = []int64{500} }), "far", []results.WarningCode{results.BelowTimer}},
		{"empty", far(func(l int, in *Input) {
			for k := range in.Launches[l].Arms[i].Slices {
				in.Launches[l].Arms[i].Slices[k].NSPerOp = 1.4
			}
		}), "far", []results.WarningCode{results.ZeroMeasurement}},
		{"drift", far(func(l int, in *Input) {
			for k := range in.Launches[l].Arms[i].Slices {
				in.Launches[l].Arms[i].Slices[k].NSPerOp *= 1 + 0.3*float64(k)/200
			}
		}), "far", []results.WarningCode{results.NonStationary}},
		{"modes", far(func(l int, in *Input) {
			for k := range in.Launches[l].Arms[i].Slices {
				in.Launches[l].Arms[i].Slices[k].NSPerOp *= math.Pow(1.5, float64(min(k%3, 1)))
			}
		}), "far", []results.WarningCode{results.Multimodal}},
		{"preempted", far(func(l int, in *Input) { in.Launches[l].Preemptions = 100 }), "", []results.WarningCode{results.Preempted}},
		{"control", far(func(l int, in *Input) {
			for k := range in.Launches[l].Control.Windows {
				in.Launches[l].Control.Windows[k].GCCPU *= 2
			}
		}), "", []results.WarningCode{results.ControlFailed}},
	} {
		if got := codes(measure(test.spoil), test.about); !slices.Equal(got, test.want) {
			t.Errorf("%s: warnings about %q: %v, want %v", test.name, test.about, got, test.want)
		}
	}
}

func TestLayoutDominates(t *testing.T) {
	m := usual()
	m.layout, m.truth["near"] = 0.05, 1005
	seen := 0
	for seed := range uint64(10) {
		in := m.measure(rand.New(rand.NewPCG(seed, 1)))
		out, err := Group(in)
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(codes(out.Warnings, "near"), results.LayoutDominates) {
			seen++
		}
	}
	if seen < 7 {
		t.Errorf("a spread of 5 %% over a difference of half a percent was seen %d times of 10", seen)
	}
}

func TestBimodal(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, test := range []struct {
		name string
		draw func() float64
		want bool
	}{
		{"one speed", func() float64 { return 0.02 * random.NormFloat64() }, false},
		{"one speed and a tail", func() float64 { return 0.02 * random.ExpFloat64() * random.ExpFloat64() }, false},
		{"two speeds", func() float64 { return 0.3*float64(random.IntN(2)) + 0.02*random.NormFloat64() }, true},
		{"two speeds too near to tell", func() float64 { return 0.05*float64(random.IntN(2)) + 0.02*random.NormFloat64() }, false},
		{"uniform", func() float64 { return math.Log1p(random.Float64()) }, false},
	} {
		times := make([]float64, 300)
		for i := range times {
			times[i] = test.draw()
		}
		if got := bimodal(times); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}
