package kelindar

import (
	"bytes"
	"reflect"
	"testing"
	"testing/iotest"

	"github.com/kelindar/binary"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// Integers are zigzag varints and nothing has a tag or a name, as in Avro: the
// eight numbers of a Struct take 3+5+3+4+3+3+5+1 bytes. A list is its length and its
// elements, without the zero that ends Avro's: that is a byte less for each of the
// seven lists of a Sample, and the two of a MediaContent. A pointer takes a byte.
func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           27,
		datatypes.NameSample:           272 - 7,
		datatypes.NameMediaContent:     284 - 2,
		datatypes.NameStructList:       1 + 5*27,
		datatypes.NameSampleList:       1 + 5*265,
		datatypes.NameMediaContentList: 1 + 5*282,
	})
}

func TestDirect(t *testing.T) {
	for _, d := range datatypes.All() {
		var target bytes.Buffer
		serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[any]{
			Serialize: func(v any) ([]byte, error) { return binary.Marshal(v) },
			SerializeReuse: func(_ []byte, v any) ([]byte, error) {
				target.Reset()
				err := binary.MarshalTo(v, &target)
				return target.Bytes(), err
			},
			Deserialize: func(data []byte) (any, error) {
				v := d.Fresh()
				return v, binary.Unmarshal(data, v)
			},
		})
	}
}

// TestLeftOut holds why the row neither decodes over values nor reads streams. Once
// the library has mended either, this fails, and the row has something to gain.
func TestLeftOut(t *testing.T) {
	data, err := binary.Marshal(&datatypes.Sample{BooleanArray: []bool{true, true, true}})
	if err != nil {
		t.Fatal(err)
	}
	want := &datatypes.Sample{}
	if err := binary.Unmarshal(data, want); err != nil {
		t.Fatal(err)
	}

	over := &datatypes.Sample{IntArray: []int32{1}}
	if err := binary.Unmarshal(data, over); err != nil {
		t.Fatal(err)
	}
	if reflect.DeepEqual(over, want) {
		t.Error("decoding over a value left nothing old")
	}

	stream := &datatypes.Sample{}
	err = binary.NewDecoder(iotest.OneByteReader(bytes.NewReader(data))).Decode(stream)
	if err == nil && reflect.DeepEqual(stream, want) {
		t.Error("a stream that came in pieces was read")
	}
}
