package protobuf

import (
	"testing"

	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
	"serbench/schemas/benchpb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestDirect(t *testing.T) {
	open, opaque := Serializers()[0], Serializers()[1]

	asDirect[*benchpb.Struct](t, open, datatypes.NameStruct)
	asDirect[*benchpb.Sample](t, open, datatypes.NameSample)
	asDirect[*benchpb.MediaContent](t, open, datatypes.NameMediaContent)
	asDirect[*benchpb.StructList](t, open, datatypes.NameStructList)
	asDirect[*benchpb.SampleList](t, open, datatypes.NameSampleList)
	asDirect[*benchpb.MediaContentList](t, open, datatypes.NameMediaContentList)

	asDirect[*benchopaquepb.Struct](t, opaque, datatypes.NameStruct)
	asDirect[*benchopaquepb.Sample](t, opaque, datatypes.NameSample)
	asDirect[*benchopaquepb.MediaContent](t, opaque, datatypes.NameMediaContent)
	asDirect[*benchopaquepb.StructList](t, opaque, datatypes.NameStructList)
	asDirect[*benchopaquepb.SampleList](t, opaque, datatypes.NameSampleList)
	asDirect[*benchopaquepb.MediaContentList](t, opaque, datatypes.NameMediaContentList)
}

// asDirect makes the calls of the library's documentation, on a message as the
// library makes one.
func asDirect[M interface {
	*T
	proto.Message
}, T any](t *testing.T, row serializers.Serializer, name datatypes.Name) {
	t.Helper()
	direct := serializertest.Direct[M]{
		Serialize: func(m M) ([]byte, error) { return proto.Marshal(m) },
		SerializeReuse: func(buffer []byte, m M) ([]byte, error) {
			return proto.MarshalOptions{}.MarshalAppend(buffer[:0], m)
		},
		Deserialize: func(data []byte) (M, error) {
			var m T
			return &m, proto.Unmarshal(data, M(&m))
		},
		DeserializeReuse: func(m M, data []byte) (M, error) {
			return m, proto.Unmarshal(data, m)
		},
	}
	for _, d := range datatypes.All() {
		if d.Name == name {
			serializertest.AsDirect(t, row, d, direct)
		}
	}
}
