package protobuf

import (
	"testing"

	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/schemas/benchpb"
	"serbench/schemas/unpackedpb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           61,
		datatypes.NameSample:           375,
		datatypes.NameMediaContent:     307,
		datatypes.NameStructList:       315,
		datatypes.NameSampleList:       1890,
		datatypes.NameMediaContentList: 1550,
	})
}

func TestAllocations(t *testing.T) {
	serializertest.SameAllocations(t, Serializers()[0], func(d datatypes.Datatype) serializertest.Direct {
		_, native := canonical(t, d.Name)
		fresh := native.(proto.Message).ProtoReflect().New
		return serializertest.Direct{
			Serialize: func(native any) ([]byte, error) {
				return proto.Marshal(native.(proto.Message))
			},
			SerializeReuse: func(buffer []byte, native any) ([]byte, error) {
				return proto.MarshalOptions{}.MarshalAppend(buffer[:0], native.(proto.Message))
			},
			Deserialize: func(data []byte) (any, error) {
				m := fresh().Interface()
				return m, proto.Unmarshal(data, m)
			},
			DeserializeReuse: func(native any, data []byte) (any, error) {
				return native, proto.Unmarshal(data, native.(proto.Message))
			},
		}
	})
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
	got := mediaContentToDomain(&benchpb.MediaContent{})
	if diff := datatypes.Diff(&datatypes.MediaContent{}, got, datatypes.NilIsEmpty); diff != "" {
		t.Error(diff)
	}
}

// canonical returns a codec and the canonical value as its native type.
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
