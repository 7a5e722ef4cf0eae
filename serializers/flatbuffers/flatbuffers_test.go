package flatbuffers

import (
	"fmt"
	"slices"
	"testing"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// Numbers have the width of their type, so that they can be read in place. A
// table begins with 4 bytes to its vtable, which has 2 for each field after 4 of
// its own, and which all tables of one shape share; an element of a list of
// tables has 4 more to the table; a string 4 for its length and a zero at its
// end. So a struct takes 4 to the root, 20 for the vtable and 4+32; and five of
// them 4, 12+8 for the list's table and its vtable, padded, 4+5·4 for the list,
// and 20+5·36.
func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           60,
		datatypes.NameSample:           528,
		datatypes.NameMediaContent:     536,
		datatypes.NameStructList:       244,
		datatypes.NameSampleList:       2488,
		datatypes.NameMediaContentList: 2504,
	})
}

// TestCutOffPanics holds the weakness that the proof of the other one leaves open:
// accessors panic where a buffer ends too early.
func TestCutOffPanics(t *testing.T) {
	for _, d := range datatypes.All() {
		codec := bound(t, d)
		data, err := codec.Serialize(d.Canonical(2))
		if err != nil {
			t.Fatal(err)
		}
		half := len(data) / 2
		if err := panics(func() { codec.Deserialize(data[:half:half]) }); err == nil {
			t.Errorf("%s: half of a buffer was read without a panic", d.Name)
		}
	}
}

func panics(call func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	call()
	return nil
}

// TestAbsentMedia holds that a media that a writer left out is read as one whose
// fields are all zero.
func TestAbsentMedia(t *testing.T) {
	b := newBuilder()
	benchfb.MediaContentStart(b.Builder)
	b.Finish(benchfb.MediaContentEnd(b.Builder))
	data := b.FinishedBytes()

	got, err := deserializeMediaContent(data)
	if err != nil {
		t.Fatal(err)
	}
	zero := &datatypes.MediaContent{}
	if diff := datatypes.Diff(zero, got, datatypes.NilIsEmpty); diff != "" {
		t.Error(diff)
	}
	sum, err := traverseMediaContent(data)
	if err != nil {
		t.Fatal(err)
	}
	if want := datatypes.FoldMediaContent(0, zero); sum != want {
		t.Errorf("checksum %016x, want %016x", sum, want)
	}
}

// TestTraverseMakesNothing holds that reading in place allocates nothing.
func TestTraverseMakesNothing(t *testing.T) {
	for _, d := range datatypes.All() {
		codec := bound(t, d)
		data, err := codec.Serialize(d.Canonical(datatypes.DefaultListSize))
		if err != nil {
			t.Fatal(err)
		}
		allocations := testing.AllocsPerRun(100, func() {
			if _, err := codec.Traverse(data); err != nil {
				t.Fatal(err)
			}
		})
		if allocations != 0 {
			t.Errorf("%s: %v allocations", d.Name, allocations)
		}
	}
}

func bound(t *testing.T, d datatypes.Datatype) serializers.Codec {
	t.Helper()
	codec, err := Serializers()[0].Bind(d)
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
