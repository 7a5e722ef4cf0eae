package cbor

import (
	"bytes"
	"testing"

	"github.com/fxamacker/cbor/v2"

	"serbench/datatypes"
	"serbench/serializers"
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
	// A number below 24 is one byte, so that these are the arrays and a byte for
	// each field: 8 of a Struct, 22 of a Sample, 2+12+3·5 of a MediaContent.
	serializertest.PayloadBytes(t, rows[2], map[datatypes.Name]int{
		datatypes.NameStruct:           32 + 8,
		datatypes.NameSample:           304 + 22,
		datatypes.NameMediaContent:     295 + 29,
		datatypes.NameStructList:       162 + 1 + 5*8,
		datatypes.NameSampleList:       1522 + 1 + 5*22,
		datatypes.NameMediaContentList: 1477 + 1 + 5*29,
	})
}

func TestDirect(t *testing.T) {
	m := defaults(t)
	rows := Serializers()
	for i, d := range datatypes.All() {
		serializertest.AsDirect(t, rows[0], d, direct(m, d.Fresh))
		arrays[i](t, rows[1], d, m)
		keyed[i](t, rows[2], d, m)
	}
}

// A comparison is made for one datatype and its native type.
type comparison func(*testing.T, serializers.Serializer, datatypes.Datatype, modes)

// The comparisons are in the order of datatypes.All.
var (
	arrays = []comparison{
		overwriting[arrayStruct], overwriting[arraySample], overwriting[arrayMediaContent],
		overwriting[arrayStructList], overwriting[arraySampleList], overwriting[arrayMediaContentList],
	}
	keyed = []comparison{
		compare[keyedStruct], compare[keyedSample], compare[keyedMediaContent],
		compare[keyedStructList], compare[keyedSampleList], compare[keyedMediaContentList],
	}
)

func compare[N any](t *testing.T, row serializers.Serializer, d datatypes.Datatype, m modes) {
	t.Helper()
	serializertest.AsDirect(t, row, d, direct(m, func() *N { return new(N) }))
}

func overwriting[N any](t *testing.T, row serializers.Serializer, d datatypes.Datatype, m modes) {
	t.Helper()
	library := direct(m, func() *N { return new(N) })
	library.DeserializeReuse = func(v *N, data []byte) (*N, error) {
		return v, m.decode.Unmarshal(data, v)
	}
	serializertest.AsDirect(t, row, d, library)
}

// direct holds the calls of the library's documentation. Its buffer for
// MarshalToBuffer is the user's own, which the codec has to make from a slice.
func direct[N any](m modes, fresh func() N) serializertest.Direct[N] {
	var buffer bytes.Buffer
	return serializertest.Direct[N]{
		Serialize: func(v N) ([]byte, error) { return m.encode.Marshal(v) },
		SerializeReuse: func(_ []byte, v N) ([]byte, error) {
			buffer.Reset()
			err := m.encode.MarshalToBuffer(v, &buffer)
			return buffer.Bytes(), err
		},
		Deserialize: func(data []byte) (N, error) {
			v := fresh()
			return v, m.decode.Unmarshal(data, v)
		},
	}
}

// defaults makes the modes of the library's default options.
func defaults(t *testing.T) modes {
	t.Helper()
	encode, err := cbor.EncOptions{}.UserBufferEncMode()
	if err != nil {
		t.Fatal(err)
	}
	decode, err := cbor.DecOptions{}.DecMode()
	if err != nil {
		t.Fatal(err)
	}
	return modes{encode, decode}
}

// TestArrayLength holds what DeserializeReuse of "cbor-array" relies on: that an
// array of another length than the struct is refused and not half taken.
func TestArrayLength(t *testing.T) {
	m := defaults(t)
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

// TestKeys holds that the keys of "cbor-keyasint" are the numbers from 1 on. A tag
// that the library does not know would leave a text there.
func TestKeys(t *testing.T) {
	data, err := defaults(t).encode.Marshal(&keyedSample{})
	if err != nil {
		t.Fatal(err)
	}
	var sample map[int]any
	if err := cbor.Unmarshal(data, &sample); err != nil {
		t.Fatal(err)
	}
	for key := range 22 {
		if _, ok := sample[1+key]; !ok {
			t.Errorf("no key %d among %v", 1+key, sample)
		}
	}
}
