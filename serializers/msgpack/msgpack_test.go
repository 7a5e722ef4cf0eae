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

func TestAllocations(t *testing.T) {
	for i, row := range Serializers() {
		arrays := i == 1
		serializertest.SameAllocations(t, row, func(d datatypes.Datatype) serializertest.Direct {
			reused := msgpack.NewEncoder(nil)
			reused.UseCompactInts(true)
			reused.UseArrayEncodedStructs(arrays)
			var target bytes.Buffer
			return serializertest.Direct{
				Serialize: func(v any) ([]byte, error) {
					encoder := msgpack.GetEncoder()
					defer msgpack.PutEncoder(encoder)
					var buffer bytes.Buffer
					encoder.Reset(&buffer)
					encoder.UseCompactInts(true)
					encoder.UseArrayEncodedStructs(arrays)
					err := encoder.Encode(v)
					return buffer.Bytes(), err
				},
				SerializeReuse: func(_ []byte, v any) ([]byte, error) {
					target.Reset()
					reused.ResetWriter(&target)
					err := reused.Encode(v)
					return target.Bytes(), err
				},
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return v, msgpack.Unmarshal(data, v)
				},
			}
		})
	}
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
