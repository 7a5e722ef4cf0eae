package easyproto

import (
	"encoding/hex"
	"reflect"
	"testing"

	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/schemas/unpackedpb"
	"serbench/serializers"
	"serbench/serializers/protobuf"
)

// The library's two ways of its own: zeros are written, and -1 takes five bytes.
func TestBytes(t *testing.T) {
	codec, _ := codecs(t, datatypes.All()[0])
	for _, test := range []struct {
		value datatypes.Struct
		want  string
	}{
		{datatypes.Struct{}, "08001000180020002800300038004000"},
		{datatypes.Struct{F1: -1}, "08ffffffff0f1000180020002800300038004000"},
	} {
		data, err := codec.Serialize(&test.value)
		if err != nil {
			t.Fatal(err)
		}
		if got := hex.EncodeToString(data); got != test.want {
			t.Errorf("%+v: %s, want %s", test.value, got, test.want)
		}
	}
}

// protobuf reads every value that easyproto writes.
func TestProtobufReads(t *testing.T) {
	for _, d := range datatypes.All() {
		own, reference := codecs(t, d)
		for i, value := range values(t, d) {
			data, err := own.Serialize(value)
			if err != nil {
				t.Fatal(err)
			}
			native, err := reference.Deserialize(data)
			if err != nil {
				t.Fatalf("%s: value %d: %v", d.Name, i, err)
			}
			if diff := datatypes.Diff(value, reference.ToDomain(native), datatypes.NilIsEmpty); diff != "" {
				t.Fatalf("%s: value %d: %s", d.Name, i, diff)
			}
		}
	}
}

// easyproto reads every value that protobuf writes, unless it holds a negative
// int32: then it returns an error.
func TestReadsProtobuf(t *testing.T) {
	read, refused := 0, 0
	for _, d := range datatypes.All() {
		own, reference := codecs(t, d)
		for i, value := range values(t, d) {
			data, err := reference.Serialize(reference.FromDomain(value))
			if err != nil {
				t.Fatal(err)
			}
			got, err := own.Deserialize(data)
			if negative := hasNegativeInt32(value); negative != (err != nil) {
				t.Fatalf("%s: value %d: error %v, negative int32: %t", d.Name, i, err, negative)
			}
			if err != nil {
				refused++
				continue
			}
			read++
			if diff := datatypes.Diff(value, got, datatypes.NilIsEmpty); diff != "" {
				t.Fatalf("%s: value %d: %s", d.Name, i, diff)
			}
		}
	}
	if read < 10 || refused < 10 {
		t.Errorf("%d values read and %d refused: too few to say anything", read, refused)
	}
}

func TestReadsUnpackedLists(t *testing.T) {
	d := datatypes.All()[1]
	own, _ := codecs(t, d)
	want := d.Canonical(0).(*datatypes.Sample)
	data, err := own.Serialize(want)
	if err != nil {
		t.Fatal(err)
	}
	unpacked := &unpackedpb.Sample{}
	if err := proto.Unmarshal(data, unpacked); err != nil {
		t.Fatal(err)
	}
	// What protobuf writes of a negative int32 is not for easyproto.
	for _, list := range [][]int32{want.IntArray, want.ShortArray, unpacked.IntArray, unpacked.ShortArray} {
		for i, v := range list {
			list[i] = max(v, -v)
		}
	}
	if data, err = proto.Marshal(unpacked); err != nil {
		t.Fatal(err)
	}
	got, err := own.Deserialize(data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := datatypes.Diff(want, got, datatypes.NilIsEmpty); diff != "" {
		t.Error(diff)
	}
}

func hasNegativeInt32(value any) (has bool) {
	datatypes.EachLeaf(value, func(leaf reflect.Value) {
		has = has || leaf.Kind() == reflect.Int32 && leaf.Int() < 0
	})
	return has
}

// values returns values of the canonical shape, and of any.
func values(t *testing.T, d datatypes.Datatype) []any {
	t.Helper()
	values, err := d.Values(50, datatypes.DefaultListSize, 1)
	if err != nil {
		t.Fatal(err)
	}
	return append(values, d.Arbitrary(100, 1)...)
}

// codecs returns easyproto's codec and protobuf's.
func codecs(t *testing.T, d datatypes.Datatype) (own, reference serializers.Codec) {
	t.Helper()
	own, err := Serializers()[0].Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	reference, err = protobuf.Serializers()[0].Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	return own, reference
}
