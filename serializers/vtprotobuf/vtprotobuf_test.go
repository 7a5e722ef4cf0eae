package vtprotobuf

import (
	"bytes"
	"testing"

	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/schemas/benchvtpb"
	"serbench/schemas/benchvtpoolpb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// The bytes are those of google.golang.org/protobuf.
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

// The messages are also those of google.golang.org/protobuf, which writes the same
// bytes and reads them back.
func TestSameAsReflection(t *testing.T) {
	for _, row := range Serializers() {
		for _, d := range datatypes.All() {
			codec, native := canonical(t, row, d)
			got, err := codec.Serialize(native)
			if err != nil {
				t.Fatal(err)
			}
			message := native.(proto.Message)
			want, err := proto.Marshal(message)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s of %s: %x, proto.Marshal gives %x", row.Name, d.Name, got, want)
			}
			again, err := codec.Deserialize(want)
			if err != nil {
				t.Fatal(err)
			}
			if !proto.Equal(message, again.(proto.Message)) {
				t.Errorf("%s of %s: read as %v", row.Name, d.Name, again)
			}
		}
	}
}

// TestUnmarshalMerges holds why a message is reset before it is used again.
func TestUnmarshalMerges(t *testing.T) {
	m := &benchvtpb.Struct{F1: 1}
	if err := m.UnmarshalVT(nil); err != nil {
		t.Fatal(err)
	}
	if m.F1 != 1 {
		t.Error("UnmarshalVT left nothing old")
	}
}

// TestTextIsNotChecked holds what the package says of strings.
func TestTextIsNotChecked(t *testing.T) {
	data := []byte{1<<3 | 2, 1, 0xff} // field 1, a string of one byte
	if err := proto.Unmarshal(data, &benchvtpb.Image{}); err == nil {
		t.Error("proto.Unmarshal takes what is not UTF-8")
	}
	m := &benchvtpb.Image{}
	if err := m.UnmarshalVT(data); err != nil || m.Uri != "\xff" {
		t.Errorf("UnmarshalVT gives %q, %v", m.Uri, err)
	}
}

// TestFailedReadReturnsNothing holds that the pool does not get a message that the
// caller still has.
func TestFailedReadReturnsNothing(t *testing.T) {
	codec := pooled(benchvtpoolpb.ImageFromVTPool,
		func(m *benchvtpoolpb.Image) *benchvtpoolpb.Image { return m },
		func(m *benchvtpoolpb.Image) *benchvtpoolpb.Image { return m },
		foldPooledImage)
	old, err := codec.Deserialize(nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := codec.DeserializeReuse(old, []byte{1<<3 | 2, 1})
	if err == nil {
		t.Fatal("a string that is cut off is no error")
	}
	if got != old {
		t.Error("the caller has another message than before")
	}
	for range 10 {
		if benchvtpoolpb.ImageFromVTPool() == old {
			t.Fatal("the pool has the caller's message")
		}
	}
}

// A writer may leave out a media all of whose fields are zero.
func TestAbsentMediaIsZero(t *testing.T) {
	zero := &datatypes.MediaContent{}
	plain, pooled := &benchvtpb.MediaContent{}, &benchvtpoolpb.MediaContent{}
	for _, test := range []struct {
		messages string
		got      *datatypes.MediaContent
		sum      datatypes.Checksum
	}{
		{"plain", mediaContentFromPlain(plain), foldPlainMediaContent(0, plain)},
		{"pooled", mediaContentFromPooled(pooled), foldPooledMediaContent(0, pooled)},
	} {
		if diff := datatypes.Diff(zero, test.got, datatypes.Exact); diff != "" {
			t.Errorf("%s: %s", test.messages, diff)
		}
		if want := datatypes.FoldMediaContent(0, zero); test.sum != want {
			t.Errorf("%s: checksum %x, want %x", test.messages, test.sum, want)
		}
	}
}

// canonical returns a codec and the canonical value as its native type.
func canonical(t *testing.T, row serializers.Serializer, d datatypes.Datatype) (serializers.Codec, any) {
	t.Helper()
	codec, err := row.Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	return codec, codec.FromDomain(d.Canonical(datatypes.DefaultListSize))
}
