package palette

import (
	"fmt"
	"slices"
	"testing"
)

func TestDistinct(t *testing.T) {
	seen := make(map[string]int)
	for i := range Distinct {
		css := CSS(i)
		if first, ok := seen[css]; ok {
			t.Errorf("colour %d is that of %d: %s", i, first, css)
		}
		seen[css] = i
	}
	if CSS(Distinct) != CSS(0) {
		t.Error("after the last colour the first does not come again")
	}
}

func TestIndices(t *testing.T) {
	var many []string
	for i := range Distinct {
		many = append(many, fmt.Sprint("format ", i))
	}
	whole := make([]int, Distinct)
	for i := range whole {
		whole[i] = i
	}
	for _, test := range []struct {
		name    string
		formats []string
		want    []int
	}{
		{"nothing", nil, []int{}},
		{"one format is one hue in several shades", []string{"protobuf", "protobuf", "protobuf"}, []int{0, 8, 16}},
		{"a format keeps its hue without the others", []string{"JSON", "CBOR"}, []int{5, 2}},
		{"formats that share a hue do not share a shade", []string{"FlatBuffers", "Cap'n Proto", "Cap'n Proto"}, []int{3, 11, 19}},
		{"an unknown one takes a free hue", []string{"new", "protobuf", "new"}, []int{1, 0, 9}},
		{"unknown ones have all colours", many, whole},
	} {
		if got := Indices(test.formats); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}
