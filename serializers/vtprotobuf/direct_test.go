package vtprotobuf

import (
	"testing"

	"serbench/datatypes"
	"serbench/schemas/benchvtpb"
	"serbench/schemas/benchvtpoolpb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestDirect(t *testing.T) {
	copied, aliased, pooled := Serializers()[0], Serializers()[1], Serializers()[2]

	asDirect(t, copied, datatypes.NameStruct, direct((*benchvtpb.Struct).UnmarshalVT))
	asDirect(t, copied, datatypes.NameSample, direct((*benchvtpb.Sample).UnmarshalVT))
	asDirect(t, copied, datatypes.NameMediaContent, direct((*benchvtpb.MediaContent).UnmarshalVT))
	asDirect(t, copied, datatypes.NameStructList, direct((*benchvtpb.StructList).UnmarshalVT))
	asDirect(t, copied, datatypes.NameSampleList, direct((*benchvtpb.SampleList).UnmarshalVT))
	asDirect(t, copied, datatypes.NameMediaContentList, direct((*benchvtpb.MediaContentList).UnmarshalVT))

	asDirect(t, aliased, datatypes.NameStruct, direct((*benchvtpb.Struct).UnmarshalVTUnsafe))
	asDirect(t, aliased, datatypes.NameSample, direct((*benchvtpb.Sample).UnmarshalVTUnsafe))
	asDirect(t, aliased, datatypes.NameMediaContent, direct((*benchvtpb.MediaContent).UnmarshalVTUnsafe))
	asDirect(t, aliased, datatypes.NameStructList, direct((*benchvtpb.StructList).UnmarshalVTUnsafe))
	asDirect(t, aliased, datatypes.NameSampleList, direct((*benchvtpb.SampleList).UnmarshalVTUnsafe))
	asDirect(t, aliased, datatypes.NameMediaContentList, direct((*benchvtpb.MediaContentList).UnmarshalVTUnsafe))

	asDirect(t, pooled, datatypes.NameStruct, directPooled(benchvtpoolpb.StructFromVTPool))
	asDirect(t, pooled, datatypes.NameSample, directPooled(benchvtpoolpb.SampleFromVTPool))
	asDirect(t, pooled, datatypes.NameMediaContent, directPooled(benchvtpoolpb.MediaContentFromVTPool))
	asDirect(t, pooled, datatypes.NameStructList, directPooled(benchvtpoolpb.StructListFromVTPool))
	asDirect(t, pooled, datatypes.NameSampleList, directPooled(benchvtpoolpb.SampleListFromVTPool))
	asDirect(t, pooled, datatypes.NameMediaContentList, directPooled(benchvtpoolpb.MediaContentListFromVTPool))
}

// TestDirectWithoutGenerics leaves out type parameters, whose methods are called through
// a table, where that weighs most: on the smallest message.
func TestDirectWithoutGenerics(t *testing.T) {
	asDirect(t, Serializers()[0], datatypes.NameStruct, serializertest.Direct[*benchvtpb.Struct]{
		Serialize: func(m *benchvtpb.Struct) ([]byte, error) { return m.MarshalVT() },
		SerializeReuse: func(buffer []byte, m *benchvtpb.Struct) ([]byte, error) {
			size := m.SizeVT()
			if cap(buffer) < size {
				buffer = make([]byte, size)
			}
			n, err := m.MarshalToSizedBufferVT(buffer[:size])
			return buffer[:n], err
		},
		Deserialize: func(data []byte) (*benchvtpb.Struct, error) {
			m := &benchvtpb.Struct{}
			return m, m.UnmarshalVT(data)
		},
		DeserializeReuse: func(m *benchvtpb.Struct, data []byte) (*benchvtpb.Struct, error) {
			m.Reset()
			return m, m.UnmarshalVT(data)
		},
	})
	asDirect(t, Serializers()[2], datatypes.NameStruct, serializertest.Direct[*benchvtpoolpb.Struct]{
		Serialize: func(m *benchvtpoolpb.Struct) ([]byte, error) { return m.MarshalVT() },
		SerializeReuse: func(buffer []byte, m *benchvtpoolpb.Struct) ([]byte, error) {
			size := m.SizeVT()
			if cap(buffer) < size {
				buffer = make([]byte, size)
			}
			n, err := m.MarshalToSizedBufferVT(buffer[:size])
			return buffer[:n], err
		},
		Deserialize: func(data []byte) (*benchvtpoolpb.Struct, error) {
			m := benchvtpoolpb.StructFromVTPool()
			return m, m.UnmarshalVT(data)
		},
		DeserializeReuse: func(old *benchvtpoolpb.Struct, data []byte) (*benchvtpoolpb.Struct, error) {
			old.ReturnToVTPool()
			m := benchvtpoolpb.StructFromVTPool()
			return m, m.UnmarshalVT(data)
		},
	})
}

// direct reads with the method that a row is named for.
func direct[M message[T], T any](unmarshal func(M, []byte) error) serializertest.Direct[M] {
	d := directWrite[M]()
	d.Deserialize = func(data []byte) (M, error) {
		var m T
		return &m, unmarshal(&m, data)
	}
	d.DeserializeReuse = func(m M, data []byte) (M, error) {
		m.Reset()
		return m, unmarshal(m, data)
	}
	return d
}

// directPooled does with pools what the README says, for input that is valid.
func directPooled[M pooledMessage[T], T any](fromPool func() M) serializertest.Direct[M] {
	d := directWrite[M]()
	d.Deserialize = func(data []byte) (M, error) {
		m := fromPool()
		return m, m.UnmarshalVT(data)
	}
	d.DeserializeReuse = func(old M, data []byte) (M, error) {
		old.ReturnToVTPool()
		m := fromPool()
		return m, m.UnmarshalVT(data)
	}
	return d
}

func directWrite[M message[T], T any]() serializertest.Direct[M] {
	return serializertest.Direct[M]{
		Serialize: func(m M) ([]byte, error) { return m.MarshalVT() },
		SerializeReuse: func(buffer []byte, m M) ([]byte, error) {
			size := m.SizeVT()
			if cap(buffer) < size {
				buffer = make([]byte, size)
			}
			n, err := m.MarshalToSizedBufferVT(buffer[:size])
			return buffer[:n], err
		},
	}
}

func asDirect[N any](t *testing.T, row serializers.Serializer, name datatypes.Name, direct serializertest.Direct[N]) {
	t.Helper()
	for _, d := range datatypes.All() {
		if d.Name == name {
			serializertest.AsDirect(t, row, d, direct)
		}
	}
}
