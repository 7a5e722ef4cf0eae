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

// TestReuseOfLargeBuffer holds that the caller's buffer is used again beyond the
// 64 KiB at which a ByteBuffer that is reset gives its memory up.
func TestReuseOfLargeBuffer(t *testing.T) {
	d := datatypes.All()[3]
	codec, err := Serializers()[0].Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	native := codec.FromDomain(d.Canonical(10_000))
	buffer, err := codec.SerializeReuse(nil, native)
	if err != nil {
		t.Fatal(err)
	}
	if len(buffer) <= 64<<10 {
		t.Fatalf("%d bytes are no test of a large buffer", len(buffer))
	}
	again, err := codec.SerializeReuse(buffer, native)
	if err != nil {
		t.Fatal(err)
	}
	if &again[0] != &buffer[0] {
		t.Error("a large buffer was replaced")
	}
}
