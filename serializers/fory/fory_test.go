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

func TestDirect(t *testing.T) {
	compare := []func(*testing.T, datatypes.Datatype){
		asDirect[foryStruct], asDirect[forySample], asDirect[foryMediaContent],
		asDirect[foryStructList], asDirect[forySampleList], asDirect[foryMediaContentList],
	}
	for i, d := range datatypes.All() {
		compare[i](t, d)
	}
}

// asDirect compares with an instance of its own and the calls of the library's
// documentation. The buffer of SerializeTo is the user's own, which the codec has
// to make from a slice.
func asDirect[N any](t *testing.T, d datatypes.Datatype) {
	t.Helper()
	instance, err := newInstance()
	if err != nil {
		t.Fatal(err)
	}
	buffer := fory.NewByteBuffer(nil)
	serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[*N]{
		Serialize: func(v *N) ([]byte, error) {
			data, err := instance.Serialize(v)
			return bytes.Clone(data), err
		},
		SerializeReuse: func(_ []byte, v *N) ([]byte, error) {
			buffer.Reset()
			err := instance.SerializeTo(buffer, v)
			return buffer.Bytes(), err
		},
		Deserialize: func(data []byte) (*N, error) {
			v := new(N)
			return v, instance.Deserialize(data, v)
		},
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
