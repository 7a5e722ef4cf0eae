package chart

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"serbench/results"
)

// decoded is what the page's script gets of a chart.
type decoded struct {
	Option struct {
		Series []struct {
			Name string
			Type string
			Data []struct{ Value any }
		}
	}
	Texts  [][]string
	Labels []string
	Gaps   []string
}

func decode(t *testing.T, c Chart) decoded {
	t.Helper()
	var d decoded
	if err := json.Unmarshal([]byte(c.Data), &d); err != nil {
		t.Fatal(err)
	}
	return d
}

func lines() []Line {
	return []Line{
		{"fast", "#111111", &results.Case{
			Status: results.OK, NSPerOp: &results.Estimate{Median: 100, Low: 99, High: 101}, PayloadBytes: new(61.0), AllocsPerOp: new(0.0),
		}},
		{"slow", "#222222", &results.Case{Status: results.OK, NSPerOp: &results.Estimate{Median: 1000, Low: 900, High: 1100}, PayloadBytes: new(60.5)}},
		{"</script>", "#333333", &results.Case{Status: results.Failed, Reason: "no"}},
		{"none", "#444444", nil},
	}
}

func TestGroup(t *testing.T) {
	charts, err := Group("Struct, Serialize", lines())
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, c := range charts {
		ids = append(ids, c.ID)
		if strings.Contains(string(c.Data), "</script") {
			t.Errorf("%s: a name ends the script", c.ID)
		}
	}
	// What nobody has figures of is not drawn.
	if want := []string{"throughput", "times", "allocations", "sizes"}; !slices.Equal(ids, want) {
		t.Fatalf("got the charts %v, want %v", ids, want)
	}
	d := decode(t, charts[0])
	if want := []string{"", "", "failed", "–"}; !slices.Equal(d.Gaps, want) {
		t.Errorf("got the gaps %q, want %q", d.Gaps, want)
	}
	if want := []string{"10.0M", "1.0M", "", ""}; !slices.Equal(d.Labels, want) {
		t.Errorf("got the labels %q, want %q", d.Labels, want)
	}
	if len(d.Option.Series) != 2 || d.Option.Series[1].Type != "custom" || len(d.Option.Series[1].Data) != 2 {
		t.Errorf("the intervals are not over the bars: %+v", d.Option.Series)
	}
	if label := charts[0].Label; !strings.Contains(label, "Least: slow 1,000,000 ops/s. Most: fast 10,000,000 ops/s.") {
		t.Errorf("the text in the chart's place is %q", label)
	}
	// A count of 0 is a figure, what was not counted is none.
	d = decode(t, charts[2])
	if got := d.Option.Series[0].Data; got[0].Value != 0.0 || got[1].Value != nothing {
		t.Errorf("got the allocations %v", got)
	}
}

func TestLatency(t *testing.T) {
	l := &results.Latency{Samples: 100, P50: 50, P99: 99, Max: 300, ClockFloor: 1}
	for v := range 100 {
		l.Values, l.Counts = append(l.Values, float64(v)), append(l.Counts, 1)
	}
	c, ok, err := latency("Struct, Serialize", []Line{
		{"with", "#111111", &results.Case{LatencyNS: l}},
		{"without", "#222222", &results.Case{LatencyNS: &results.Latency{P50: 1}}},
	})
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	d := decode(t, c)
	box := d.Option.Series[0].Data
	if len(box) != 1 || !slices.Equal(box[0].Value.([]any), []any{4.0, 24.0, 49.0, 74.0, 94.0}) {
		t.Errorf("got the boxes %v", box)
	}
	// There is no 99.9 % of a hundred calls.
	if len(d.Option.Series) != 3 || d.Option.Series[1].Name != "99 %" || d.Option.Series[2].Name != "longest" {
		t.Errorf("got the series %+v", d.Option.Series)
	}
	if _, ok, err := latency("", lines()); ok || err != nil {
		t.Errorf("without distributions there is a chart: %v, %v", ok, err)
	}
}

func TestLines(t *testing.T) {
	var empty, one, two Curve
	empty.Add(0, 5, "0 elements: 5 ns")
	empty.Add(1, 6, "1 element: 6 ns")
	one.Add(1, 5, "1 element: 5 ns")
	two.Name = "two"
	two.Add(1, 5, "1 element: 5 ns")
	two.Add(10, 50, "10 elements: 50 ns")
	c, ok, err := Lines("curves", "title", "subject", []Curve{empty, one, two})
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	d := decode(t, c)
	if len(d.Option.Series) != 1 || d.Option.Series[0].Name != "two" || len(d.Texts[0]) != 2 {
		t.Errorf("got the series %+v, want the one with two points on a logarithmic axis", d.Option.Series)
	}
	if _, ok, _ := Lines("curves", "title", "subject", []Curve{empty, one}); ok {
		t.Error("there is a chart without a line")
	}
}

func TestFront(t *testing.T) {
	c, err := Front([]Point{
		{Name: "large", Colour: "#111111", Bytes: 200, NS: 50, Low: 49, High: 51, Front: true},
		{Name: "small", Colour: "#222222", Bytes: 100, NS: 90, Low: 80, High: 100, Front: true},
		{Name: "neither", Colour: "#333333", Bytes: 300, NS: 95, Low: 90, High: 100},
	})
	if err != nil {
		t.Fatal(err)
	}
	d := decode(t, c)
	if got := d.Texts[0]; got[0] != "100 bytes, 90±10 ns" {
		t.Errorf("got the texts %q, want the smallest first", got)
	}
	if front := d.Option.Series[1].Data; len(front) != 2 {
		t.Errorf("the front has %d points, want 2", len(front))
	}
}
