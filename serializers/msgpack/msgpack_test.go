package msgpack

import (
	"bytes"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           55,
		datatypes.NameSample:           562,
		datatypes.NameMediaContent:     479,
		datatypes.NameStructList:       284,
		datatypes.NameSampleList:       2819,
		datatypes.NameMediaContentList: 2404,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           31,
		datatypes.NameSample:           292,
		datatypes.NameMediaContent:     294,
		datatypes.NameStructList:       157,
		datatypes.NameSampleList:       1462,
		datatypes.NameMediaContentList: 1472,
	})
}

// TestOneOption holds that the rows differ in nothing that Marshal's defaults
// decide: the library's own Marshal writes the same but for wide integers.
func TestOneOption(t *testing.T) {
	type text struct{ Name, Value string }
	v := &text{"a", "b"}
	want, err := msgpack.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	got, err := marshal(v, false)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("marshal gives %x, msgpack.Marshal gives %x", got, want)
	}
}
