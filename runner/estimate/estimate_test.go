package estimate

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"serbench/engine"
	"serbench/results"
	"serbench/runner/worker"
)

// A model is how the workers of a made-up group measure: with a truth.
type model struct {
	truth    map[string]float64 // ns per operation
	noise    float64            // of a slice, as a log
	layout   float64            // standard deviation between launches, as a log
	launches int
	rounds   int
	windows  int
}

func usual() model {
	return model{
		truth: map[string]float64{"base": 1000, "same": 1000, "near": 1010, "far": 1200, "fast": 500},
		noise: 0.02, layout: 0.005, launches: 8, rounds: 200, windows: 12,
	}
}

var order = []string{"base", "same", "near", "far", "fast"}

// measure makes what the workers would send, and never twice the same.
func (m model) measure(random *rand.Rand) Input {
	in := Input{
		Key: results.CaseKey{Datatype: "struct", Operation: "serialize"}, Serializers: order, Baseline: "base",
		SliceNS: 250_000, Layouts: m.launches,
	}
	for range m.launches {
		launch := &worker.Result{ClockStepNS: 10}
		// What disturbs a round disturbs all of its arms.
		disturbance := make([]float64, max(m.rounds, m.windows))
		for i := range disturbance {
			disturbance[i] = math.Abs(random.NormFloat64()) * 0.1
		}
		arm := func(name string, truth, luck float64) worker.Arm {
			a := worker.Arm{Serializer: name, Anchor: len(launch.Arms) == 0, PayloadBytes: 100, Allocations: engine.Allocations{PerOp: 1, BytesPerOp: 64}}
			at := func(i int) float64 {
				return truth * math.Exp(luck+disturbance[i]+m.noise*random.NormFloat64())
			}
			for i := range m.rounds {
				slice := engine.Slice{NSPerOp: at(i), Clean: i%10 != 0, AnchorClean: i%10 != 1}
				slice.AnchorNS = slice.NSPerOp
				if !a.Anchor {
					slice.AnchorNS = launch.Arms[0].Slices[i].NSPerOp
				}
				a.Slices = append(a.Slices, slice)
			}
			for i := range m.windows {
				elapsed := time.Duration(1000 * at(i))
				w := engine.Window{Ops: 1000, Elapsed: elapsed, CPU: elapsed, Collected: true}
				// The collector takes a tenth, give or take.
				w.GCCPU = time.Duration(float64(elapsed) * (0.1 + 0.01*random.NormFloat64()))
				w.AnchorOverhead = w.Overhead()
				if !a.Anchor {
					w.AnchorOverhead = launch.Arms[0].Windows[i].Overhead()
				}
				a.Windows = append(a.Windows, w)
			}
			return a
		}
		for _, name := range order {
			launch.Arms = append(launch.Arms, arm(name, m.truth[name], m.layout*random.NormFloat64()))
		}
		// The control shares its twin's layout: it is the same code.
		base := launch.Arms[0]
		launch.Control = arm("base", m.truth["base"], 0)
		for i := range launch.Control.Slices {
			launch.Control.Slices[i].NSPerOp = base.Slices[i].NSPerOp * math.Exp(m.noise*random.NormFloat64())
		}
		launch.Null = arm("null", 1.5, 0)
		in.Launches = append(in.Launches, launch)
	}
	return in
}

func reduce(t *testing.T, in Input) (results.Group, []results.Case) {
	t.Helper()
	out, err := Group(in)
	if err != nil {
		t.Fatal(err)
	}
	return out.Group, out.Cases
}

func find(cases []results.Case, name string) *results.Case {
	i := slices.IndexFunc(cases, func(c results.Case) bool { return c.Serializer == name })
	return &cases[i]
}

func TestVerdictsOfATruth(t *testing.T) {
	const runs = 100
	random := rand.New(rand.NewPCG(1, 1))
	mutator, headline := map[string]map[results.Verdict]int{}, map[string]map[results.Verdict]int{}
	for _, name := range order {
		mutator[name], headline[name] = map[results.Verdict]int{}, map[results.Verdict]int{}
	}
	covered, readable, floors := 0, 0, 0.0
	for range runs {
		group, cases := reduce(t, usual().measure(random))
		for _, name := range order[1:] {
			c := find(cases, name)
			mutator[name][c.MutatorRatio.Verdict]++
			headline[name][c.Ratio.Verdict]++
		}
		if r := find(cases, "near").MutatorRatio; r.Low <= 1.01 && 1.01 <= r.High {
			covered++
		}
		if *group.Readable {
			readable++
		}
		floors += *group.MutatorNoiseFloorPercent / runs
		if *group.Readable && !slices.Equal(group.Fastest, []string{"fast"}) {
			t.Errorf("fastest: %v", group.Fastest)
		}
	}
	if wrong := mutator["same"][results.Faster] + mutator["same"][results.Slower] +
		headline["same"][results.Faster] + headline["same"][results.Slower]; wrong > runs/50 {
		t.Errorf("equal code was called faster or slower %d times of %d", wrong, 2*runs)
	}
	if n := mutator["same"][results.Tie]; n < runs*9/10 {
		t.Errorf("equal code was called a tie %d times of %d: %v", n, runs, mutator["same"])
	}
	for _, name := range []string{"far", "fast"} {
		want := results.Slower
		if name == "fast" {
			want = results.Faster
		}
		if mutator[name][want] < runs*98/100 || headline[name][want] < runs*98/100 {
			t.Errorf("%s: mutator %v, headline %v", name, mutator[name], headline[name])
		}
	}
	if n := mutator["near"][results.Faster]; n > 0 {
		t.Errorf("code 1 %% slower was called faster %d times", n)
	}
	if covered < runs*90/100 { // 0.95 less three standard errors
		t.Errorf("the interval holds the truth %d times of %d", covered, runs)
	}
	if readable < runs*95/100 {
		t.Errorf("the group was readable %d times of %d", readable, runs)
	}
	if floors < 0.05 || floors > 1 {
		t.Errorf("mean noise floor %g %%", floors)
	}
}

// The layouts' accidents must widen the interval, since rounds do not.
func TestIntervalsKnowLayouts(t *testing.T) {
	m := usual()
	m.layout = 0.03
	random := rand.New(rand.NewPCG(3, 3))
	wrong, spread := 0, 0.0
	const runs = 100
	for range runs {
		group, cases := reduce(t, m.measure(random))
		switch find(cases, "same").MutatorRatio.Verdict {
		case results.Faster, results.Slower:
			wrong++
		}
		spread += *group.LayoutSpreadPercent / runs
	}
	if wrong > 5 {
		t.Errorf("with a spread of 3 %% between layouts equal code was told apart %d times of %d", wrong, runs)
	}
	// Both arms of a ratio have a layout: √2 · 3 %.
	if math.Abs(spread-4.2) > 0.6 {
		t.Errorf("layout spread %.2f %%, want about 4.2", spread)
	}
}

func TestUnreadableGroupRanksNothing(t *testing.T) {
	in := usual().measure(rand.New(rand.NewPCG(4, 4)))
	for _, launch := range in.Launches {
		for i := range launch.Control.Windows {
			launch.Control.Windows[i].GCCPU *= 2
		}
	}
	group, cases := reduce(t, in)
	if *group.Readable || group.Fastest != nil {
		t.Errorf("readable %v, fastest %v", *group.Readable, group.Fastest)
	}
	if v := find(cases, "far").Ratio.Verdict; v != results.Unresolved {
		t.Errorf("headline verdict %s", v)
	}
	if v := find(cases, "far").MutatorRatio.Verdict; v != results.Slower {
		t.Errorf("the slices' control is in order, yet the mutator verdict is %s", v)
	}
}

func TestFailures(t *testing.T) {
	in := usual().measure(rand.New(rand.NewPCG(5, 5)))
	in.Failures = []worker.Failure{
		{Serializer: "base", Status: results.Failed, Reason: "panic"},
		{Serializer: "near", Status: results.Unsupported, Reason: "cannot"},
	}
	for _, launch := range in.Launches {
		launch.Arms = slices.DeleteFunc(launch.Arms, func(a worker.Arm) bool { return a.Serializer == "base" || a.Serializer == "near" })
		launch.Control = launch.Arms[0]
	}
	group, cases := reduce(t, in)
	if c := find(cases, "base"); c.Status != results.Failed || c.Reason != "panic" || c.NSPerOp != nil {
		t.Errorf("base: %+v", c)
	}
	if c := find(cases, "near"); c.Status != results.Unsupported || c.Reason != "cannot" {
		t.Errorf("near: %+v", c)
	}
	if c := find(cases, "far"); c.Status != results.OK || c.Ratio != nil || c.NSPerOp == nil {
		t.Errorf("far, without a baseline: %+v", c)
	}
	if group.Control.Serializer != "same" || group.LayoutSpreadPercent != nil {
		t.Errorf("control %+v, layout spread %v", group.Control, group.LayoutSpreadPercent)
	}

	in.Launches, in.Failures = nil, nil
	for _, name := range order {
		in.Failures = append(in.Failures, worker.Failure{Serializer: name, Status: results.Failed, Reason: "all"})
	}
	group, cases = reduce(t, in)
	if len(cases) != len(order) || group.Control != nil || group.Readable != nil {
		t.Errorf("without a launch: %+v", group)
	}
}

// A yardstick is compared like everybody else and wins nothing.
func TestYardstickIsNotFastest(t *testing.T) {
	in := usual().measure(rand.New(rand.NewPCG(7, 7)))
	if group, _ := reduce(t, in); !slices.Equal(group.Fastest, []string{"fast"}) {
		t.Fatalf("fastest: %v", group.Fastest)
	}
	in.Yardsticks = []string{"fast"}
	group, cases := reduce(t, in)
	if len(group.Fastest) == 0 || slices.Contains(group.Fastest, "fast") {
		t.Errorf("fastest: %v", group.Fastest)
	}
	if r := find(cases, "fast").Ratio; r == nil || r.Verdict != results.Faster {
		t.Errorf("the yardstick's ratio: %+v", r)
	}
}

func TestFigures(t *testing.T) {
	in := usual().measure(rand.New(rand.NewPCG(6, 6)))
	_, cases := reduce(t, in)
	c := find(cases, "far")
	if *c.AllocsPerOp != 1 || *c.AllocBytesPerOp != 64 || *c.PayloadBytes != 100 {
		t.Errorf("counts: %v %v %v", *c.AllocsPerOp, *c.AllocBytesPerOp, *c.PayloadBytes)
	}
	if *c.GCPer1000Ops != 1 {
		t.Errorf("%v cycles in 1000 operations, want 1", *c.GCPer1000Ops)
	}
	if got, want := *c.OpsPerSecond, 1e9/c.NSPerOp.Median; got != want {
		t.Errorf("%v ops/s, want %v", got, want)
	}
}

// All windows are kept, and of 200 slices a launch half, or all of them.
func TestKeptSamples(t *testing.T) {
	in := usual().measure(rand.New(rand.NewPCG(6, 6)))
	for _, raw := range []bool{false, true} {
		in.Raw = raw
		_, cases := reduce(t, in)
		slices := map[bool]int{false: 100, true: 200}[raw]
		s := find(cases, "far").Samples
		if want := 8 * (slices + 12); len(s.Launch) != want || len(s.Kind) != want || len(s.NSPerOp) != want {
			t.Errorf("raw %t: %d samples, want %d", raw, len(s.Launch), want)
		}
		if s.Kind[0] != results.GCSlice || s.Kind[1] != results.Slice || s.Kind[slices+11] != results.Window {
			t.Errorf("raw %t: kinds %v %v %v", raw, s.Kind[0], s.Kind[1], s.Kind[slices+11])
		}
	}
}

func TestSignificant(t *testing.T) {
	for _, test := range []struct{ in, want float64 }{
		{123456.789, 123457}, {1.23456789, 1.23457}, {0.0123456789, 0.0123457}, {1e9 + 1, 1e9},
	} {
		if got := significant(test.in); math.Abs(got-test.want) > 1e-9*test.want {
			t.Errorf("significant(%v) = %v, want %v", test.in, got, test.want)
		}
	}
}
