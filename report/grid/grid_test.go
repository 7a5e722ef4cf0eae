package grid

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"serbench/results"
)

func ok(serializer string, low, median, high float64) results.Case {
	return results.Case{
		Serializer: serializer, Datatype: "struct", Operation: "serialize", Status: results.OK,
		NSPerOp: &results.Estimate{Median: median, Low: low, High: high},
	}
}

func TestFastest(t *testing.T) {
	no, yes := false, true
	failed := results.Case{Serializer: "c", Datatype: "struct", Operation: "serialize", Status: results.Failed}
	for _, test := range []struct {
		name           string
		group          *results.Group
		cases          []results.Case
		want           []string
		wantUnreadable bool
	}{
		{"one is clear", nil, []results.Case{ok("a", 9, 10, 11), ok("b", 12, 13, 14)}, []string{"a"}, false},
		{"overlapping intervals tie", nil, []results.Case{ok("a", 10, 11, 12), ok("b", 9, 10, 11), ok("c", 12, 13, 14)}, []string{"a", "b"}, false},
		{"touching intervals tie", nil, []results.Case{ok("a", 9, 10, 11), ok("b", 11, 12, 13)}, []string{"a", "b"}, false},
		{"no chain of ties", nil, []results.Case{ok("a", 9, 10, 11), ok("b", 10, 12, 14), ok("c", 13, 14, 15)}, []string{"a", "b"}, false},
		{"who failed does not win", nil, []results.Case{failed, ok("a", 9, 10, 11)}, []string{"a"}, false},
		{"nobody", nil, []results.Case{failed}, nil, false},
		{"the run's word counts", &results.Group{Fastest: []string{"b"}, Readable: &yes}, []results.Case{ok("a", 9, 10, 11), ok("b", 12, 13, 14)}, []string{"b"}, false},
		{"unreadable", &results.Group{Fastest: []string{"b"}, Readable: &no}, []results.Case{ok("a", 9, 10, 11), ok("b", 12, 13, 14)}, nil, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			file := &results.File{
				Config:      results.Config{Datatypes: []string{"struct"}, Operations: []string{"serialize"}},
				Serializers: []results.Serializer{{Name: "a"}, {Name: "b"}, {Name: "c"}},
				Cases:       test.cases,
			}
			if test.group != nil {
				group := *test.group
				group.Datatype, group.Operation = "struct", "serialize"
				file.Groups = []results.Group{group}
			}
			g := New(file)
			got := g.Fastest(g.Rows[0])
			if !slices.Equal(got.Names, test.want) || got.Unreadable != test.wantUnreadable {
				t.Errorf("got %+v, want %v, unreadable %v", got, test.want, test.wantUnreadable)
			}
		})
	}
}

// Times that the clock gave are those of different moments; by way of the ratio they
// are comparable.
func TestPaired(t *testing.T) {
	withRatio := ok("b", 15, 16, 17)
	withRatio.Ratio = &results.Ratio{Baseline: "a", Value: 2, Low: 1.5, High: 3}
	lost := ok("d", 15, 16, 17)
	lost.Ratio = &results.Ratio{Baseline: "gone", Value: 2, Low: 1.5, High: 3}
	file := &results.File{
		Config: results.Config{
			Datatypes: []string{"struct"}, Operations: []string{"serialize"}, Baseline: "a",
		},
		Serializers: []results.Serializer{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d"}, {Name: "e"}},
		Cases: []results.Case{
			ok("a", 9, 10, 11), withRatio, ok("c", 5, 6, 7), lost,
			{Serializer: "e", Datatype: "struct", Operation: "serialize", Status: results.Failed},
		},
	}
	g := New(file)
	for _, test := range []struct {
		name, serializer string
		want             *results.Estimate
	}{
		{"the baseline is without error", "a", &results.Estimate{Median: 10, Low: 10, High: 10}},
		{"ratio times the baseline", "b", &results.Estimate{Median: 20, Low: 15, High: 30}},
		{"no ratio", "c", &results.Estimate{Median: 6, Low: 5, High: 7}},
		{"a baseline that the file lacks", "d", &results.Estimate{Median: 16, Low: 15, High: 17}},
		{"failed", "e", nil},
		{"unknown", "f", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := g.Paired(g.Rows[0], test.serializer); !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

func TestNew(t *testing.T) {
	file := &results.File{
		Config: results.Config{
			Datatypes:  []string{"sample", "struct", "custom"},
			Operations: []string{"serialize", "deserialize", "serialize-reuse"},
		},
		Serializers: []results.Serializer{{Name: "a"}, {Name: "b"}},
		Groups:      []results.Group{{Datatype: "struct", Operation: "serialize"}},
		Cases: []results.Case{
			ok("a", 9, 10, 11),
			{Serializer: "b", Datatype: "sample", Operation: "deserialize", Status: results.Unsupported},
		},
	}
	g := New(file)
	if !slices.Equal(g.Datatypes, []string{"sample", "struct"}) || !slices.Equal(g.Operations, []string{"serialize", "deserialize"}) {
		t.Errorf("got datatypes %v and operations %v", g.Datatypes, g.Operations)
	}
	if len(g.Rows) != 2 || g.Rows[0].Datatype != "sample" || g.Rows[0].Group != nil || g.Rows[1].Group != &file.Groups[0] {
		t.Errorf("got rows %+v", g.Rows)
	}
	if len(g.Unmeasured) != 7 {
		t.Errorf("got %d groups that were not measured, want 7", len(g.Unmeasured))
	}
	if g.Cell(g.Rows[1], "a") != &file.Cases[0] || g.Cell(g.Rows[1], "b") != nil {
		t.Error("a cell is not its case")
	}
}

func TestOnly(t *testing.T) {
	file := &results.File{
		Serializers: []results.Serializer{{Name: "a", Format: "A"}},
		Config:      results.Config{Datatypes: []string{"struct", "sample"}, Operations: []string{"serialize", "deserialize"}},
	}
	for _, datatype := range file.Config.Datatypes {
		for _, operation := range file.Config.Operations {
			file.Cases = append(file.Cases, results.Case{Serializer: "a", Datatype: datatype, Operation: operation, Status: results.OK})
		}
	}
	g := New(file)
	part := g.Only(func(row Row) bool { return row.Datatype == "sample" && row.Operation == "serialize" })
	if len(part.Rows) != 1 || !slices.Equal(part.Datatypes, []string{"sample"}) || !slices.Equal(part.Operations, []string{"serialize"}) {
		t.Errorf("got rows %v, datatypes %v and operations %v", part.Rows, part.Datatypes, part.Operations)
	}
	if part.Cell(part.Rows[0], "a") == nil || len(g.Rows) != 4 {
		t.Error("the part has no cases, or the whole has lost rows")
	}
}

func TestRateOf(t *testing.T) {
	c := ok("a", 50, 100, 200)
	if got, known := RateOf(&c); !known || got != (Rate{1e7, 5e6, 2e7}) {
		t.Errorf("got %v, %v", got, known)
	}
	c = ok("a", 0, 100, 200)
	if got, known := RateOf(&c); !known || math.IsInf(got.High, 0) || got.High != 1.5e7 {
		t.Errorf("with an interval that reaches 0: got %v, %v", got, known)
	}
	c.Status = results.Failed
	if _, known := RateOf(&c); known {
		t.Error("a failed case has a rate")
	}
	if _, known := RateOf(nil); known {
		t.Error("no case has a rate")
	}
}

func TestHeading(t *testing.T) {
	for in, want := range map[string]string{"mediacontentlist": "MediaContentList", "struct": "Struct", "my_type": "my_type", "": ""} {
		if got := Heading(in); got != want {
			t.Errorf("Heading(%q) = %q, want %q", in, got, want)
		}
	}
	for in, want := range map[string]string{"serialize": "Serialize", "serialize-reuse": "Serialize-reuse", "<b>": "<b>", "": ""} {
		if got := Title(in); got != want {
			t.Errorf("Title(%q) = %q, want %q", in, got, want)
		}
	}
}
