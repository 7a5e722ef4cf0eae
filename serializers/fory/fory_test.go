package fory

import (
	"bytes"
	"testing"

	"github.com/apache/fory/go/fory"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           57,
		datatypes.NameSample:           445,
		datatypes.NameMediaContent:     362,
		datatypes.NameStructList:       182,
		datatypes.NameSampleList:       1978,
		datatypes.NameMediaContentList: 1531,
	})
}

// fresh holds a function for each datatype that returns a new native value.
var fresh = map[datatypes.Name]func() any{
	datatypes.NameStruct:           func() any { return new(foryStruct) },
	datatypes.NameSample:           func() any { return new(forySample) },
	datatypes.NameMediaContent:     func() any { return new(foryMediaContent) },
	datatypes.NameStructList:       func() any { return new(foryStructList) },
	datatypes.NameSampleList:       func() any { return new(forySampleList) },
	datatypes.NameMediaContentList: func() any { return new(foryMediaContentList) },
}

func TestAllocations(t *testing.T) {
	serializertest.SameAllocations(t, Serializers()[0], func(d datatypes.Datatype) serializertest.Direct {
		instance, err := newInstance()
		if err != nil {
			t.Fatal(err)
		}
		buffer := fory.NewByteBuffer(nil)
		return serializertest.Direct{
			Serialize: func(v any) ([]byte, error) {
				data, err := instance.Serialize(v)
				return bytes.Clone(data), err
			},
			SerializeReuse: func(_ []byte, v any) ([]byte, error) {
				buffer.Reset()
				err := instance.SerializeTo(buffer, v)
				return buffer.Bytes(), err
			},
			Deserialize: func(data []byte) (any, error) {
				v := fresh[d.Name]()
				return v, instance.Deserialize(data, v)
			},
		}
	})
}
