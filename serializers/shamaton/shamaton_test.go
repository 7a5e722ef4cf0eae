package shamaton

import (
	"bytes"
	"errors"
	"testing"
	"testing/iotest"

	"github.com/shamaton/msgpack/v3"
	"github.com/shamaton/msgpack/v3/def"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

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

func TestDirect(t *testing.T) {
	rows := Serializers()
	for _, d := range datatypes.All() {
		serializertest.AsDirect(t, rows[0], d, serializertest.Direct[any]{
			Serialize: func(v any) ([]byte, error) { return msgpack.MarshalAsMap(v) },
			Deserialize: func(data []byte) (any, error) {
				v := d.Fresh()
				return v, msgpack.UnmarshalAsMap(data, v)
			},
		})
		serializertest.AsDirect(t, rows[1], d, serializertest.Direct[any]{
			Serialize: func(v any) ([]byte, error) { return msgpack.MarshalAsArray(v) },
			Deserialize: func(data []byte) (any, error) {
				v := d.Fresh()
				return v, msgpack.UnmarshalAsArray(data, v)
			},
		})
	}
}

// TestShortReads holds why there are no streams: a reader that gives a byte at a
// time makes another value, without an error.
func TestShortReads(t *testing.T) {
	want := datatypes.Struct{F1: 1 << 20}
	data, err := msgpack.MarshalAsArray(&want)
	if err != nil {
		t.Fatal(err)
	}
	var got datatypes.Struct
	if err := msgpack.UnmarshalReadAsArray(bytes.NewReader(data), &got); err != nil || got != want {
		t.Fatalf("read at once: %+v, %v, want %+v", got, err, want)
	}
	if err := msgpack.UnmarshalReadAsArray(iotest.OneByteReader(bytes.NewReader(data)), &got); err != nil || got == want {
		t.Errorf("read byte by byte: %+v, %v, want another value and no error", got, err)
	}
}

// TestKeepsOldFields holds why there is no DeserializeReuse.
func TestKeepsOldFields(t *testing.T) {
	empty, err := msgpack.MarshalAsArray(&datatypes.StructList{})
	if err != nil {
		t.Fatal(err)
	}
	v := datatypes.StructList{Values: make([]datatypes.Struct, 1)}
	if err := msgpack.UnmarshalAsArray(empty, &v); err != nil {
		t.Fatal(err)
	}
	if len(v.Values) != 1 {
		t.Error("nil replaces an old list: DeserializeReuse could be offered")
	}
}

// TestLengthsAreChecked holds that the array of 2³²−1 elements which ends a
// process that reads it from a stream is an error where this adapter reads it.
func TestLengthsAreChecked(t *testing.T) {
	var v []any
	err := msgpack.UnmarshalAsArray([]byte{0xdd, 0xff, 0xff, 0xff, 0xff}, &v)
	if !errors.Is(err, def.ErrLackDataLengthToSlice) {
		t.Errorf("an array head without its array: %v, want %v", err, def.ErrLackDataLengthToSlice)
	}
}
