package all

import (
	"slices"
	"testing"
)

func TestOrder(t *testing.T) {
	want := []string{
		"protobuf", "msgpack", "msgpack-array", "cbor", "cbor-array", "fory",
		"json", "gob", "gob-stream", "floor",
	}
	var got []string
	for _, row := range Serializers() {
		got = append(got, row.Name)
	}
	if !slices.Equal(got, want) {
		t.Errorf("rows %q, want %q", got, want)
	}
}
