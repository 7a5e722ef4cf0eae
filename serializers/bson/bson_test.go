package bson

import (
	"bytes"
	"math"
	"testing"

	"go.mongodb.org/mongo-driver/v2/bson"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// TestPayloadBytes pins sizes of which the smallest is easily told: a document is
// its length of four bytes, its fields and a zero, and each of the eight fields of
// a Struct a type, a key of two letters with a zero, and four bytes.
func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           69,
		datatypes.NameSample:           942,
		datatypes.NameMediaContent:     625,
		datatypes.NameStructList:       378,
		datatypes.NameSampleList:       4743,
		datatypes.NameMediaContentList: 3158,
	})
}

func TestDirect(t *testing.T) {
	for _, d := range datatypes.All() {
		var target bytes.Buffer
		encoder := bson.NewEncoder(bson.NewDocumentWriter(&target))
		serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[any]{
			Serialize: bson.Marshal,
			SerializeReuse: func(_ []byte, v any) ([]byte, error) {
				target.Reset()
				err := encoder.Encode(v)
				return target.Bytes(), err
			},
			Deserialize: func(data []byte) (any, error) {
				v := d.Fresh()
				return v, bson.Unmarshal(data, v)
			},
		})
	}
}

// TestDocument holds what the package says of keys and lists.
func TestDocument(t *testing.T) {
	data, err := bson.Marshal(&datatypes.Sample{IntValue: 7, IntArray: []int32{8}})
	if err != nil {
		t.Fatal(err)
	}
	document := bson.Raw(data)
	if got, ok := document.Lookup("intvalue").Int32OK(); !ok || got != 7 {
		t.Errorf("intvalue is %d, %t", got, ok)
	}
	list, ok := document.Lookup("intarray").ArrayOK()
	if want := []byte("\x0c\x00\x00\x00\x100\x00\x08\x00\x00\x00\x00"); !ok || !bytes.Equal(list, want) {
		t.Errorf("intarray is %x, want %x", []byte(list), want)
	}
}

// TestNaN holds which of the numbers that are none the library refuses.
func TestNaN(t *testing.T) {
	for _, test := range []struct {
		name    string
		sample  datatypes.Sample
		refused bool
	}{
		{"a float32 NaN", datatypes.Sample{FloatValue: float32(math.NaN())}, true},
		{"a float32 infinity", datatypes.Sample{FloatValue: float32(math.Inf(1))}, false},
		{"a float64 NaN", datatypes.Sample{DoubleValue: math.NaN()}, false},
		{"a float64 infinity", datatypes.Sample{DoubleValue: math.Inf(-1)}, false},
	} {
		data, err := bson.Marshal(&test.sample)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		err = bson.Unmarshal(data, new(datatypes.Sample))
		if refused := err != nil; refused != test.refused {
			t.Errorf("%s is read with the error %v", test.name, err)
		}
	}
}

// TestReuseAfterError holds that a value that fails in the middle leaves nothing
// for the next one.
func TestReuseAfterError(t *testing.T) {
	r := newReuser()
	if _, err := r.marshal(nil, &struct {
		Number int32
		Wrong  chan int
	}{}); err == nil {
		t.Fatal("a channel was marshalled")
	}
	v := datatypes.All()[0].Canonical(1)
	got, err := r.marshal(nil, v)
	if err != nil {
		t.Fatal(err)
	}
	want, err := bson.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("after an error %x, want %x", got, want)
	}
}
