package ugorji

import (
	"bytes"
	"testing"

	"github.com/ugorji/go/codec"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/cbor"
	"serbench/serializers/msgpack"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// MessagePack and CBOR take what they take everywhere, see TestSameBytes. JSON takes
// two bytes more than that of encoding/json for each float that is a whole number,
// which is written as 12.0: a Sample has ten.
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
		datatypes.NameStruct:           56,
		datatypes.NameSample:           574,
		datatypes.NameMediaContent:     480,
		datatypes.NameStructList:       289,
		datatypes.NameSampleList:       2879,
		datatypes.NameMediaContentList: 2409,
	})
	serializertest.PayloadBytes(t, rows[2], map[datatypes.Name]int{
		datatypes.NameStruct:           103,
		datatypes.NameSample:           696 + 10*2,
		datatypes.NameMediaContent:     595,
		datatypes.NameStructList:       532,
		datatypes.NameSampleList:       3497 + 5*10*2,
		datatypes.NameMediaContentList: 2992,
	})
}

func TestDirect(t *testing.T) {
	handles := []codec.Handle{
		&codec.MsgpackHandle{WriteExt: true, PositiveIntUnsigned: true},
		&codec.CborHandle{},
		&codec.JsonHandle{},
	}
	for i, row := range Serializers() {
		for _, d := range datatypes.All() {
			var out []byte
			encoder, decoder := codec.NewEncoderBytes(&out, handles[i]), codec.NewDecoderBytes(nil, handles[i])
			serializertest.AsDirect(t, row, d, serializertest.Direct[any]{
				Serialize: func(v any) ([]byte, error) {
					out = nil
					encoder.ResetBytes(&out)
					err := encoder.Encode(v)
					return out, err
				},
				SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
					out = buffer
					encoder.ResetBytes(&out)
					err := encoder.Encode(v)
					return out, err
				},
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					decoder.ResetBytes(data)
					return v, decoder.Decode(v)
				},
			})
		}
	}
}

// TestSameBytes holds that the rows of one format differ in the library alone:
// every value has the bytes that the format's other row writes. Values with NaN and
// infinities are left out, which the other CBOR row writes in half precision.
func TestSameBytes(t *testing.T) {
	rows := Serializers()
	for _, pair := range [][2]serializers.Serializer{
		{rows[0], msgpack.Serializers()[0]},
		{rows[1], cbor.Serializers()[0]},
	} {
		for _, d := range datatypes.All() {
			for i, value := range append(d.Arbitrary(100, 1), d.Canonical(datatypes.DefaultListSize)) {
				if !datatypes.IsFinite(value) {
					continue
				}
				got, want := serialized(t, pair[0], d, value), serialized(t, pair[1], d, value)
				if !bytes.Equal(got, want) {
					t.Fatalf("%s: value %d: %s writes\n%x\n%s writes\n%x", d.Name, i, pair[0].Name, got, pair[1].Name, want)
				}
			}
		}
	}
}

func serialized(t *testing.T, row serializers.Serializer, d datatypes.Datatype, value any) []byte {
	t.Helper()
	c, err := row.Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	data, err := c.Serialize(c.FromDomain(value))
	if err != nil {
		t.Fatal(err)
	}
	return data
}
