package capnp

import (
	"encoding/binary"
	"slices"
	"strings"
	"testing"

	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// A message begins with the number and the size of its segments, here one, and a
// pointer to its root, 8 bytes each. Numbers have the width of their type, and what
// is pointed to begins at a multiple of 8. So a struct takes 16+32 bytes, and a
// list of five 16, 8 for the pointer to the list, 8 for the size of its elements
// and 5·32. Packing leaves out the zeros and adds a byte for each eight bytes, or
// more where there are none to leave out.
func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           48,
		datatypes.NameSample:           496,
		datatypes.NameMediaContent:     496,
		datatypes.NameStructList:       192,
		datatypes.NameSampleList:       2432,
		datatypes.NameMediaContentList: 2432,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           35,
		datatypes.NameSample:           310,
		datatypes.NameMediaContent:     349,
		datatypes.NameStructList:       165,
		datatypes.NameSampleList:       1578,
		datatypes.NameMediaContentList: 1744,
	})
}

// TestLongList holds that a list is read that is too long for the library's own
// limit, which counts more than there are bytes.
//
// Note: it is not one list of all the truth values, since the library panics on one
// that is longer than 2²².
func TestLongList(t *testing.T) {
	if testing.Short() {
		t.Skip("a long list takes long")
	}
	long := &datatypes.SampleList{Values: slices.Repeat([]datatypes.Sample{{BooleanArray: make([]bool, 3<<20)}}, 3)}
	for _, row := range Serializers() {
		codec := bound(t, row, named(t, datatypes.NameSampleList))
		data, err := codec.Serialize(long)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := codec.Deserialize(data); err != nil {
			t.Errorf("%s: deserialize: %v", row.Name, err)
		}
		if _, err := codec.Traverse(data); err != nil {
			t.Errorf("%s: traverse: %v", row.Name, err)
		}
	}

	data, err := bound(t, Serializers()[0], named(t, datatypes.NameSampleList)).Serialize(long)
	if err != nil {
		t.Fatal(err)
	}
	msg, err := capnp.Unmarshal(data)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := traverseSampleList(msg); err == nil || !strings.Contains(err.Error(), "traversal limit") {
		t.Errorf("by the library's own limit: error %v: want the limit", err)
	}
}

// TestListOfNothing holds that a message of 32 bytes is refused that stands for a
// list of 65536 elements without fields, and that the library's own limit allows
// it.
func TestListOfNothing(t *testing.T) {
	var data []byte
	for _, word := range []uint64{
		3 << 32,      // one segment of three words
		1 << 48,      // the root, with one pointer
		7<<32 | 1,    // a list of structs that take no words
		1 << 16 << 2, // as many structs
	} {
		data = binary.LittleEndian.AppendUint64(data, word)
	}
	codec := bound(t, Serializers()[0], named(t, datatypes.NameMediaContentList))
	if _, err := codec.Deserialize(data); err == nil {
		t.Error("deserialize gave no error")
	}
	if _, err := codec.Traverse(data); err == nil {
		t.Error("traverse gave no error")
	}
	msg, err := capnp.Unmarshal(data)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := traverseMediaContentList(msg); err != nil {
		t.Errorf("by the library's own limit: %v", err)
	}
}

// TestAbsentMedia holds that a media that a writer left out is read as one whose
// fields are all zero.
func TestAbsentMedia(t *testing.T) {
	data := binary.LittleEndian.AppendUint64(nil, 1<<32) // one segment of one word
	data = binary.LittleEndian.AppendUint64(data, 0)     // the root, absent as well
	codec := bound(t, Serializers()[0], named(t, datatypes.NameMediaContent))
	got, err := codec.Deserialize(data)
	if err != nil {
		t.Fatal(err)
	}
	zero := &datatypes.MediaContent{}
	if diff := datatypes.Diff(zero, got, datatypes.Exact); diff != "" {
		t.Error(diff)
	}
	sum, err := codec.Traverse(data)
	if err != nil {
		t.Fatal(err)
	}
	if want := datatypes.FoldMediaContent(0, zero); sum != want {
		t.Errorf("checksum %016x, want %016x", sum, want)
	}
}

func bound(t *testing.T, row serializers.Serializer, d datatypes.Datatype) serializers.Codec {
	t.Helper()
	codec, err := row.Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	return codec
}

func named(t *testing.T, name datatypes.Name) datatypes.Datatype {
	t.Helper()
	all := datatypes.All()
	i := slices.IndexFunc(all, func(d datatypes.Datatype) bool { return d.Name == name })
	if i < 0 {
		t.Fatalf("no datatype %s", name)
	}
	return all[i]
}
