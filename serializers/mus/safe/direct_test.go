package safe

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

// TestDirect compares the codecs with the calls of the library's documentation.
func TestDirect(t *testing.T) {
	row := serializers.Serializer{Name: rowName, Bind: Bind}
	for _, d := range datatypes.All() {
		direct(t, row, d)
	}
}

func direct(t *testing.T, row serializers.Serializer, d datatypes.Datatype) {
	switch d.Name {
	case datatypes.NameStruct:
		serializertest.AsDirect(t, row, d, serializertest.Direct[*datatypes.Struct]{
			Serialize: func(v *datatypes.Struct) ([]byte, error) {
				bs := make([]byte, structMUS.Size(*v))
				n := structMUS.Marshal(*v, bs)
				return bs[:n], nil
			},
			SerializeReuse: func(bs []byte, v *datatypes.Struct) ([]byte, error) {
				size := structMUS.Size(*v)
				if cap(bs) < size {
					bs = make([]byte, size)
				}
				n := structMUS.Marshal(*v, bs[:size])
				return bs[:n], nil
			},
			Deserialize: func(bs []byte) (*datatypes.Struct, error) {
				v := new(datatypes.Struct)
				var err error
				*v, _, err = structMUS.Unmarshal(bs)
				return v, err
			},
		})
	case datatypes.NameSample:
		serializertest.AsDirect(t, row, d, serializertest.Direct[*datatypes.Sample]{
			Serialize: func(v *datatypes.Sample) ([]byte, error) {
				bs := make([]byte, sampleMUS.Size(*v))
				n := sampleMUS.Marshal(*v, bs)
				return bs[:n], nil
			},
			SerializeReuse: func(bs []byte, v *datatypes.Sample) ([]byte, error) {
				size := sampleMUS.Size(*v)
				if cap(bs) < size {
					bs = make([]byte, size)
				}
				n := sampleMUS.Marshal(*v, bs[:size])
				return bs[:n], nil
			},
			Deserialize: func(bs []byte) (*datatypes.Sample, error) {
				v := new(datatypes.Sample)
				var err error
				*v, _, err = sampleMUS.Unmarshal(bs)
				return v, err
			},
		})
	case datatypes.NameMediaContent:
		serializertest.AsDirect(t, row, d, serializertest.Direct[*datatypes.MediaContent]{
			Serialize: func(v *datatypes.MediaContent) ([]byte, error) {
				bs := make([]byte, mediaContentMUS.Size(*v))
				n := mediaContentMUS.Marshal(*v, bs)
				return bs[:n], nil
			},
			SerializeReuse: func(bs []byte, v *datatypes.MediaContent) ([]byte, error) {
				size := mediaContentMUS.Size(*v)
				if cap(bs) < size {
					bs = make([]byte, size)
				}
				n := mediaContentMUS.Marshal(*v, bs[:size])
				return bs[:n], nil
			},
			Deserialize: func(bs []byte) (*datatypes.MediaContent, error) {
				v := new(datatypes.MediaContent)
				var err error
				*v, _, err = mediaContentMUS.Unmarshal(bs)
				return v, err
			},
		})
	case datatypes.NameStructList:
		serializertest.AsDirect(t, row, d, serializertest.Direct[*datatypes.StructList]{
			Serialize: func(v *datatypes.StructList) ([]byte, error) {
				bs := make([]byte, structsMUS.Size(v.Values))
				n := structsMUS.Marshal(v.Values, bs)
				return bs[:n], nil
			},
			SerializeReuse: func(bs []byte, v *datatypes.StructList) ([]byte, error) {
				size := structsMUS.Size(v.Values)
				if cap(bs) < size {
					bs = make([]byte, size)
				}
				n := structsMUS.Marshal(v.Values, bs[:size])
				return bs[:n], nil
			},
			Deserialize: func(bs []byte) (*datatypes.StructList, error) {
				v := new(datatypes.StructList)
				var err error
				v.Values, _, err = structsMUS.Unmarshal(bs)
				return v, err
			},
		})
	case datatypes.NameSampleList:
		serializertest.AsDirect(t, row, d, serializertest.Direct[*datatypes.SampleList]{
			Serialize: func(v *datatypes.SampleList) ([]byte, error) {
				bs := make([]byte, samplesMUS.Size(v.Values))
				n := samplesMUS.Marshal(v.Values, bs)
				return bs[:n], nil
			},
			SerializeReuse: func(bs []byte, v *datatypes.SampleList) ([]byte, error) {
				size := samplesMUS.Size(v.Values)
				if cap(bs) < size {
					bs = make([]byte, size)
				}
				n := samplesMUS.Marshal(v.Values, bs[:size])
				return bs[:n], nil
			},
			Deserialize: func(bs []byte) (*datatypes.SampleList, error) {
				v := new(datatypes.SampleList)
				var err error
				v.Values, _, err = samplesMUS.Unmarshal(bs)
				return v, err
			},
		})
	case datatypes.NameMediaContentList:
		serializertest.AsDirect(t, row, d, serializertest.Direct[*datatypes.MediaContentList]{
			Serialize: func(v *datatypes.MediaContentList) ([]byte, error) {
				bs := make([]byte, mediaContentsMUS.Size(v.Values))
				n := mediaContentsMUS.Marshal(v.Values, bs)
				return bs[:n], nil
			},
			SerializeReuse: func(bs []byte, v *datatypes.MediaContentList) ([]byte, error) {
				size := mediaContentsMUS.Size(v.Values)
				if cap(bs) < size {
					bs = make([]byte, size)
				}
				n := mediaContentsMUS.Marshal(v.Values, bs[:size])
				return bs[:n], nil
			},
			Deserialize: func(bs []byte) (*datatypes.MediaContentList, error) {
				v := new(datatypes.MediaContentList)
				var err error
				v.Values, _, err = mediaContentsMUS.Unmarshal(bs)
				return v, err
			},
		})
	}
}
