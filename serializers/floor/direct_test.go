package floor

import (
	"slices"
	"testing"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

// The library is the package's own functions, called by their names. What the
// codec adds to them is that it calls them through variables.
func TestDirect(t *testing.T) {
	asDirect(t, datatypes.NameStruct, serializertest.Direct[*datatypes.Struct]{
		Serialize: func(m *datatypes.Struct) ([]byte, error) {
			b := make([]byte, sizeStruct(m))
			putStruct(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *datatypes.Struct) ([]byte, error) {
			b := resized(buffer, sizeStruct(m))
			putStruct(b, len(b), m)
			return b, nil
		},
		Deserialize: func(data []byte) (*datatypes.Struct, error) {
			m := new(datatypes.Struct)
			return m, readStruct(data, m)
		},
		DeserializeReuse: func(m *datatypes.Struct, data []byte) (*datatypes.Struct, error) {
			resetStruct(m)
			return m, readStruct(data, m)
		},
	})
	asDirect(t, datatypes.NameSample, serializertest.Direct[*datatypes.Sample]{
		Serialize: func(m *datatypes.Sample) ([]byte, error) {
			b := make([]byte, sizeSample(m))
			putSample(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *datatypes.Sample) ([]byte, error) {
			b := resized(buffer, sizeSample(m))
			putSample(b, len(b), m)
			return b, nil
		},
		Deserialize: func(data []byte) (*datatypes.Sample, error) {
			m := new(datatypes.Sample)
			return m, readSample(data, m)
		},
		DeserializeReuse: func(m *datatypes.Sample, data []byte) (*datatypes.Sample, error) {
			resetSample(m)
			return m, readSample(data, m)
		},
	})
	asDirect(t, datatypes.NameMediaContent, serializertest.Direct[*datatypes.MediaContent]{
		Serialize: func(m *datatypes.MediaContent) ([]byte, error) {
			b := make([]byte, sizeMediaContent(m))
			putMediaContent(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *datatypes.MediaContent) ([]byte, error) {
			b := resized(buffer, sizeMediaContent(m))
			putMediaContent(b, len(b), m)
			return b, nil
		},
		Deserialize: func(data []byte) (*datatypes.MediaContent, error) {
			m := new(datatypes.MediaContent)
			return m, readMediaContent(data, string(data), m)
		},
		DeserializeReuse: func(m *datatypes.MediaContent, data []byte) (*datatypes.MediaContent, error) {
			resetMediaContent(m)
			return m, readMediaContent(data, string(data), m)
		},
	})
	asDirect(t, datatypes.NameStructList, serializertest.Direct[*datatypes.StructList]{
		Serialize: func(m *datatypes.StructList) ([]byte, error) {
			b := make([]byte, sizeStructList(m))
			putStructList(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *datatypes.StructList) ([]byte, error) {
			b := resized(buffer, sizeStructList(m))
			putStructList(b, len(b), m)
			return b, nil
		},
		Deserialize: func(data []byte) (*datatypes.StructList, error) {
			m := new(datatypes.StructList)
			return m, readStructList(data, m)
		},
		DeserializeReuse: func(m *datatypes.StructList, data []byte) (*datatypes.StructList, error) {
			m.Values = m.Values[:0]
			return m, readStructList(data, m)
		},
	})
	asDirect(t, datatypes.NameSampleList, serializertest.Direct[*datatypes.SampleList]{
		Serialize: func(m *datatypes.SampleList) ([]byte, error) {
			b := make([]byte, sizeSampleList(m))
			putSampleList(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *datatypes.SampleList) ([]byte, error) {
			b := resized(buffer, sizeSampleList(m))
			putSampleList(b, len(b), m)
			return b, nil
		},
		Deserialize: func(data []byte) (*datatypes.SampleList, error) {
			m := new(datatypes.SampleList)
			return m, readSampleList(data, m)
		},
		DeserializeReuse: func(m *datatypes.SampleList, data []byte) (*datatypes.SampleList, error) {
			m.Values = m.Values[:0]
			return m, readSampleList(data, m)
		},
	})
	asDirect(t, datatypes.NameMediaContentList, serializertest.Direct[*datatypes.MediaContentList]{
		Serialize: func(m *datatypes.MediaContentList) ([]byte, error) {
			b := make([]byte, sizeMediaContentList(m))
			putMediaContentList(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *datatypes.MediaContentList) ([]byte, error) {
			b := resized(buffer, sizeMediaContentList(m))
			putMediaContentList(b, len(b), m)
			return b, nil
		},
		Deserialize: func(data []byte) (*datatypes.MediaContentList, error) {
			m := new(datatypes.MediaContentList)
			return m, readMediaContentList(data, string(data), m)
		},
		DeserializeReuse: func(m *datatypes.MediaContentList, data []byte) (*datatypes.MediaContentList, error) {
			m.Values = m.Values[:0]
			return m, readMediaContentList(data, string(data), m)
		},
	})
}

func asDirect[N any](t *testing.T, name datatypes.Name, direct serializertest.Direct[N]) {
	t.Run(string(name), func(t *testing.T) {
		serializertest.AsDirect(t, Serializers()[0], named(t, name), direct)
	})
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

// resized returns a slice of n bytes in the buffer's memory if it has the room.
func resized(buffer []byte, n int) []byte {
	return slices.Grow(buffer[:0], n)[:n]
}
