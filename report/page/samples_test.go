package page

import (
	"reflect"
	"testing"

	"serbench/results"
)

func TestPacked(t *testing.T) {
	got := packed("case-1", "a", &results.Samples{
		Launch:  []int{0, 0, 0, 1, 1, 0},
		Kind:    []results.SampleKind{results.Slice, results.GCSlice, results.Window, results.Slice, results.Window, results.Slice},
		NSPerOp: []float64{1, 2, 3, 4, 5, 6.123456789},
	})
	want := samplesCase{
		Anchor: "case-1", Name: "a", Launches: [][2]int{{0, 3}, {1, 2}, {0, 1}}, Kinds: "sgwsws", NS: []float64{1, 2, 3, 4, 5, 6.1234568},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
