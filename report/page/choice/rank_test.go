package choice

import (
	"encoding/json"
	"math"
	"slices"
	"testing"

	"serbench/report/grid"
	"serbench/results"
)

// run is two datatypes and two operations of four serializers: a is the baseline, b
// half as fast and about half as large, c as fast as a within the noise, and d fails once.
func run() *results.File {
	file := &results.File{
		Config: results.Config{Baseline: "a", Datatypes: []string{"x", "y"}, Operations: []string{"serialize", "deserialize"}},
		Serializers: []results.Serializer{
			{Name: "a", Traits: results.Traits{Unsafe: true}}, {Name: "b"}, {Name: "c"}, {Name: "d"},
		},
	}
	floor := 2.0
	for d, datatype := range file.Config.Datatypes {
		for _, operation := range file.Config.Operations {
			file.Groups = append(file.Groups, results.Group{Datatype: datatype, Operation: operation, NoiseFloorPercent: &floor})
			add := func(serializer string, ratio, bytes, allocs float64) {
				ns := 100 * float64(d+1) * ratio
				c := results.Case{
					Serializer: serializer, Datatype: datatype, Operation: operation, Status: results.OK,
					NSPerOp: &results.Estimate{Median: ns, Low: ns * 0.8, High: ns * 1.2}, PayloadBytes: &bytes, AllocsPerOp: &allocs,
				}
				if serializer != "a" {
					c.Ratio = &results.Ratio{Baseline: "a", Value: ratio, Low: ratio * 0.99, High: ratio * 1.01}
				}
				file.Cases = append(file.Cases, c)
			}
			add("a", 1, 100, 0)
			add("b", 2, 51, 3)
			add("c", 1.01, 100, 1)
			if datatype == "x" {
				add("d", 0.1, 10, 0)
			} else {
				file.Cases = append(file.Cases, results.Case{Serializer: "d", Datatype: datatype, Operation: operation, Status: results.Failed, Reason: "no"})
			}
		}
	}
	return file
}

// names returns the ranking as "name rank".
func names(m *Model, places []Place) []string {
	var list []string
	for _, p := range places {
		list = append(list, m.Serializers[p.Serializer].Name+" "+p.Rank.String())
	}
	return list
}

func TestRank(t *testing.T) {
	m := New(grid.New(run()))
	for _, test := range []struct {
		name    string
		use     func(*Use)
		want    []string
		without []int
	}{
		{"time", func(u *Use) { u.Bytes = 0 }, []string{"a 1–2", "c 1–2", "b 3"}, []int{3}},
		{"bytes", func(u *Use) { u.CPU = 0 }, []string{"b 1", "a 2–3", "c 2–3"}, []int{3}},
		{"allocations", func(u *Use) { u.CPU, u.Bytes, u.Allocs = 0, 0, 1 }, []string{"a 1", "c 2", "b 3"}, []int{3}},
		{"what all can do", func(u *Use) { u.Datum = 0 }, []string{"d 1", "a 2–4", "c 2–4", "b 2–4"}, nil},
		{"what nobody measured", func(u *Use) { u.Latency = 1 }, nil, []int{0, 1, 2, 3}},
		{"nothing matters", func(u *Use) { u.CPU, u.Bytes = 0, 0 }, []string{"a 1–3", "b 1–3", "c 1–3"}, []int{3}},
	} {
		t.Run(test.name, func(t *testing.T) {
			use := m.Usual()
			test.use(&use)
			places, without := m.Rank(use)
			if got := names(m, places); !slices.Equal(got, test.want) || !slices.Equal(without, test.without) {
				t.Errorf("got %v without %v, want %v without %v", got, without, test.want, test.without)
			}
		})
	}
}

// The figures of a place are those of a message, the mean over the data.
func TestPlace(t *testing.T) {
	m := New(grid.New(run()))
	places, _ := m.Rank(m.Usual())
	i := slices.IndexFunc(places, func(p Place) bool { return m.Serializers[p.Serializer].Name == "b" })
	b := places[i]
	if b.Paired.V != 600 || b.Bytes != 51 || *b.Allocs != 6 || b.P99 != nil {
		t.Errorf("got %+v", b)
	}
	// The clock's errors may all be to one side, 20 %; those of the ratios, 1 % and
	// half the noise floor, are independent.
	if got := b.Absolute.High - b.Absolute.V; math.Abs(got-120) > 1e-9 {
		t.Errorf("the clock's margin is %v", got)
	}
	if got, want := b.Paired.High-b.Paired.V, 0.02*math.Sqrt(2*200*200+2*400*400)/2; math.Abs(got-want) > 1e-9 {
		t.Errorf("the margin of comparing is %v, want %v", got, want)
	}
}

// The baseline is known without error as far as others are compared with it.
func TestPairedBaseline(t *testing.T) {
	m := New(grid.New(run()))
	if got, want := m.Cells[0][0][0].Paired, (Interval{100, 99, 101}); got != want {
		t.Errorf("got %v, want %v: the noise floor alone", got, want)
	}
}

// A group that ranks noise ranks nobody.
func TestUnreadable(t *testing.T) {
	file := run()
	for i := range file.Groups[:2] {
		file.Groups[i].Readable = new(false)
	}
	m := New(grid.New(file))
	if !slices.Equal(m.Data, []string{"y"}) {
		t.Errorf("got the data %v, want y alone", m.Data)
	}
}

func TestUsual(t *testing.T) {
	for _, test := range []struct {
		operations []string
		want       []float64
	}{
		{[]string{"serialize", "serialize-reuse", "deserialize", "traverse"}, []float64{1, 0, 1, 0}},
		{[]string{"serialize-reuse", "traverse"}, []float64{1, 0}},
		{[]string{"deserialize"}, []float64{1}},
	} {
		for i, operation := range test.operations {
			if got := usually(operation, test.operations); got != test.want[i] {
				t.Errorf("%s of %v: got %v times, want %v", operation, test.operations, got, test.want[i])
			}
		}
	}
}

func TestMarshalCell(t *testing.T) {
	got, err := json.Marshal(&Cell{Paired: Interval{1.5, 1, 2}, Absolute: Interval{3, 2, 4}, Bytes: new(61.0)})
	if want := `[1.5,1,2,3,2,4,61,null,null,null,null]`; err != nil || string(got) != want {
		t.Errorf("got %s, %v, want %s", got, err, want)
	}
}
