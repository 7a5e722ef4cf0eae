// The race detector allocates, so counts mean nothing under it.

//go:build !race

package floor

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

// There is no library to compare with, so the counts are written down: they are
// those of the memory that a value consists of. The strings of a mediacontent
// are one allocation, its titles one each.
func TestAllocations(t *testing.T) {
	const serialize = 1
	for _, d := range datatypes.All() {
		want := map[datatypes.Name]struct{ deserialize, reuse float64 }{
			datatypes.NameStruct:           {1, 0},
			datatypes.NameSample:           {9, 1},
			datatypes.NameMediaContent:     {8, 5},
			datatypes.NameStructList:       {2, 0},
			datatypes.NameSampleList:       {2 + 5*8, 5},
			datatypes.NameMediaContentList: {3 + 5*6, 1 + 5*4},
		}[d.Name]
		codec, _ := codecs(t, d)
		value := d.Canonical(datatypes.DefaultListSize)
		data, err := codec.Serialize(value)
		if err != nil {
			t.Fatal(err)
		}
		for operation, want := range map[serializers.Operation]float64{
			serializers.Serialize:        serialize,
			serializers.SerializeReuse:   0,
			serializers.Deserialize:      want.deserialize,
			serializers.DeserializeReuse: want.reuse,
			serializers.Traverse:         want.deserialize,
		} {
			loop, err := codec.Loop(operation, serializers.Values{Natives: []any{value}, Inputs: [][]byte{data}})
			if err != nil {
				t.Fatal(err)
			}
			got, _ := serializertest.Allocations(500, func() { err = loop.Run(1) })
			if err != nil {
				t.Fatal(err)
			}
			if got != want {
				t.Errorf("%s %s: %v allocations, want %v", d.Name, operation, got, want)
			}
		}
	}
}
