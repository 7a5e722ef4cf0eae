package protobuf

import (
	"reflect"
	"testing"

	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
	"serbench/schemas/benchpb"
	"serbench/schemas/unpackedpb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// Both APIs write the same format.
func TestPayloadBytes(t *testing.T) {
	for _, row := range Serializers() {
		serializertest.PayloadBytes(t, row, map[datatypes.Name]int{
			datatypes.NameStruct:           61,
			datatypes.NameSample:           375,
			datatypes.NameMediaContent:     307,
			datatypes.NameStructList:       315,
			datatypes.NameSampleList:       1890,
			datatypes.NameMediaContentList: 1550,
		})
	}
}

// Whoever does not pack the lists of numbers, as proto2 does not by default,
// writes 460 and 2315 bytes where proto3 writes 375 and 1890. Both read both.
func TestUnpackedPayloadBytes(t *testing.T) {
	for _, test := range []struct {
		datatype         datatypes.Name
		unpacked, packed proto.Message
		bytes            int
	}{
		{datatypes.NameSample, &unpackedpb.Sample{}, &benchpb.Sample{}, 460},
		{datatypes.NameSampleList, &unpackedpb.SampleList{}, &benchpb.SampleList{}, 2315},
	} {
		codec, native := canonical(t, test.datatype)
		data, err := codec.Serialize(native)
		if err != nil {
			t.Fatal(err)
		}
		if err := proto.Unmarshal(data, test.unpacked); err != nil {
			t.Fatalf("%s: read packed as unpacked: %v", test.datatype, err)
		}
		if data, err = proto.Marshal(test.unpacked); err != nil {
			t.Fatal(err)
		}
		if len(data) != test.bytes {
			t.Errorf("%s: %d bytes unpacked, want %d", test.datatype, len(data), test.bytes)
		}
		if err := proto.Unmarshal(data, test.packed); err != nil {
			t.Fatalf("%s: read unpacked as packed: %v", test.datatype, err)
		}
		if !proto.Equal(native.(proto.Message), test.packed) {
			t.Errorf("%s: unpacked and read again it is %v", test.datatype, test.packed)
		}
	}
}

// A writer may leave out a media all of whose fields are zero.
func TestAbsentMediaIsZero(t *testing.T) {
	zero := &datatypes.MediaContent{}
	open, opaque := &benchpb.MediaContent{}, &benchopaquepb.MediaContent{}
	for _, test := range []struct {
		api string
		got *datatypes.MediaContent
		sum datatypes.Checksum
	}{
		{"open", mediaContentFromOpen(open), foldOpenMediaContent(0, open)},
		{"opaque", mediaContentFromOpaque(opaque), foldOpaqueMediaContent(0, opaque)},
	} {
		if diff := datatypes.Diff(zero, test.got, datatypes.Exact); diff != "" {
			t.Errorf("%s: %s", test.api, diff)
		}
		if want := datatypes.FoldMediaContent(0, zero); test.sum != want {
			t.Errorf("%s: checksum %x, want %x", test.api, test.sum, want)
		}
	}
}

// The generator gives the opaque API only where it is asked to: a message with
// fields of its own would be the other row's under another name.
func TestOpaqueHidesFields(t *testing.T) {
	for _, d := range datatypes.All() {
		codec, err := Serializers()[1].Bind(d)
		if err != nil {
			t.Fatal(err)
		}
		message := reflect.TypeOf(codec.FromDomain(d.Fresh())).Elem()
		for _, field := range reflect.VisibleFields(message) {
			if field.Tag.Get("protobuf") != "" && field.IsExported() {
				t.Errorf("%s: field %s is not hidden", message, field.Name)
			}
		}
	}
}

// canonical returns the open row's codec and the canonical value as its native type.
func canonical(t *testing.T, name datatypes.Name) (serializers.Codec, any) {
	t.Helper()
	for _, d := range datatypes.All() {
		if d.Name != name {
			continue
		}
		codec, err := Serializers()[0].Bind(d)
		if err != nil {
			t.Fatal(err)
		}
		return codec, codec.FromDomain(d.Canonical(datatypes.DefaultListSize))
	}
	t.Fatalf("no datatype %s", name)
	return nil, nil
}
