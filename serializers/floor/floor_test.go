package floor

import (
	"bytes"
	"fmt"
	"testing"

	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/schemas/unpackedpb"
	"serbench/serializers"
	"serbench/serializers/protobuf"
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

// Every value of whatever shape has protobuf's bytes, and comes back from them.
func TestBytesAreProtobufs(t *testing.T) {
	for _, d := range datatypes.All() {
		t.Run(string(d.Name), func(t *testing.T) {
			own, reference := codecs(t, d)
			values, err := d.Values(300, datatypes.DefaultListSize, 1)
			if err != nil {
				t.Fatal(err)
			}
			for i, value := range append(values, d.Arbitrary(300, 1)...) {
				want, err := reference.Serialize(reference.FromDomain(value))
				if err != nil {
					t.Fatalf("value %d: %v", i, err)
				}
				got, err := own.Serialize(value)
				if err != nil {
					t.Fatalf("value %d: %v", i, err)
				}
				if !bytes.Equal(got, want) {
					t.Fatalf("value %d: protobuf writes\n%x\nfloor writes\n%x", i, want, got)
				}
				if err := reads(own, want, value); err != nil {
					t.Fatalf("value %d: %v", i, err)
				}
			}
		})
	}
}

func TestReadsUnpackedLists(t *testing.T) {
	for _, d := range datatypes.All() {
		var unpacked proto.Message
		switch d.Name {
		case datatypes.NameSample:
			unpacked = &unpackedpb.Sample{}
		case datatypes.NameSampleList:
			unpacked = &unpackedpb.SampleList{}
		default:
			continue
		}
		own, _ := codecs(t, d)
		for i, value := range append(d.Arbitrary(100, 1), d.Canonical(datatypes.DefaultListSize)) {
			data, err := own.Serialize(value)
			if err != nil {
				t.Fatal(err)
			}
			if err := proto.Unmarshal(data, unpacked); err != nil {
				t.Fatal(err)
			}
			if data, err = proto.Marshal(unpacked); err != nil {
				t.Fatal(err)
			}
			if err := reads(own, data, value); err != nil {
				t.Fatalf("%s: value %d: %v", d.Name, i, err)
			}
		}
	}
}

// Elements that are written over keep the memory of their own lists, also those
// that a shorter list has left out in between.
func TestReuseKeepsCapacityOfElements(t *testing.T) {
	long := &datatypes.SampleList{Values: make([]datatypes.Sample, 3)}
	for i := range long.Values {
		long.Values[i].IntArray = []int32{1, 2, 3}
	}
	short := &datatypes.SampleList{Values: long.Values[:1]}

	codec := codec(sizeSampleList, putSampleList, readSampleList, overwriteSampleList, datatypes.FoldSampleList)
	target := &datatypes.SampleList{}
	var last *int32
	for _, list := range []*datatypes.SampleList{long, short, long} {
		data, err := codec.Serialize(list)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := codec.DeserializeReuse(target, data); err != nil {
			t.Fatal(err)
		}
		if last == nil {
			last = &target.Values[2].IntArray[0]
		}
	}
	if &target.Values[2].IntArray[0] != last {
		t.Error("the memory of an element's list was not used again")
	}
}

// reads returns an error unless the codec deserializes data to want.
func reads(codec serializers.Codec, data []byte, want any) error {
	got, err := codec.Deserialize(data)
	if err != nil {
		return fmt.Errorf("read %x: %w", data, err)
	}
	if diff := datatypes.Diff(want, got, datatypes.NilIsEmpty); diff != "" {
		return fmt.Errorf("read %x: %s", data, diff)
	}
	return nil
}

// codecs returns floor's codec and protobuf's.
func codecs(t testing.TB, d datatypes.Datatype) (own, reference serializers.Codec) {
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
