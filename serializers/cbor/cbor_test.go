package cbor

import (
	"bytes"
	"testing"

	"github.com/fxamacker/cbor/v2"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           56,
		datatypes.NameSample:           574,
		datatypes.NameMediaContent:     480,
		datatypes.NameStructList:       289,
		datatypes.NameSampleList:       2879,
		datatypes.NameMediaContentList: 2409,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           32,
		datatypes.NameSample:           304,
		datatypes.NameMediaContent:     295,
		datatypes.NameStructList:       162,
		datatypes.NameSampleList:       1522,
		datatypes.NameMediaContentList: 1477,
	})
}

// freshArray holds a function for each datatype that returns a new native value
// of the row "cbor-array".
var freshArray = map[datatypes.Name]func() any{
	datatypes.NameStruct:           func() any { return new(arrayStruct) },
	datatypes.NameSample:           func() any { return new(arraySample) },
	datatypes.NameMediaContent:     func() any { return new(arrayMediaContent) },
	datatypes.NameStructList:       func() any { return new(arrayStructList) },
	datatypes.NameSampleList:       func() any { return new(arraySampleList) },
	datatypes.NameMediaContentList: func() any { return new(arrayMediaContentList) },
}

func TestAllocations(t *testing.T) {
	encode, err := cbor.EncOptions{}.UserBufferEncMode()
	if err != nil {
		t.Fatal(err)
	}
	decode, err := cbor.DecOptions{}.DecMode()
	if err != nil {
		t.Fatal(err)
	}
	direct := func(fresh func() any) serializertest.Direct {
		var buffer bytes.Buffer
		return serializertest.Direct{
			Serialize: func(v any) ([]byte, error) { return encode.Marshal(v) },
			SerializeReuse: func(_ []byte, v any) ([]byte, error) {
				buffer.Reset()
				err := encode.MarshalToBuffer(v, &buffer)
				return buffer.Bytes(), err
			},
			Deserialize: func(data []byte) (any, error) {
				v := fresh()
				return v, decode.Unmarshal(data, v)
			},
		}
	}
	rows := Serializers()
	serializertest.SameAllocations(t, rows[0], func(d datatypes.Datatype) serializertest.Direct {
		return direct(d.Fresh)
	})
	serializertest.SameAllocations(t, rows[1], func(d datatypes.Datatype) serializertest.Direct {
		library := direct(freshArray[d.Name])
		library.DeserializeReuse = func(v any, data []byte) (any, error) {
			return v, decode.Unmarshal(data, v)
		}
		return library
	})
}

// TestArrayLength holds what DeserializeReuse of "cbor-array" relies on: that an
// array of another length than the struct is refused and not half taken.
func TestArrayLength(t *testing.T) {
	m, err := newModes()
	if err != nil {
		t.Fatal(err)
	}
	for _, fields := range []int{7, 9} {
		data, err := m.encode.Marshal(make([]int, fields))
		if err != nil {
			t.Fatal(err)
		}
		if err := m.decode.Unmarshal(data, new(arrayStruct)); err == nil {
			t.Errorf("an array of %d elements was taken for a struct of 8", fields)
		}
	}
}
