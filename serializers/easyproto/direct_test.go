package easyproto

import (
	"testing"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

// What the README calls MarshalProtobuf and UnmarshalProtobuf, on one pool.
func TestDirect(t *testing.T) {
	for _, row := range Serializers() {
		strings := copied
		if row.Traits.ZeroCopy {
			strings = aliased
		}
		var pool easyproto.MarshalerPool
		asDirect(t, row, datatypes.All()[0], serializertest.Direct[*datatypes.Struct]{
			Serialize: func(v *datatypes.Struct) ([]byte, error) {
				m := pool.Get()
				marshalStruct(m.MessageMarshaler(), v)
				data := m.Marshal(nil)
				pool.Put(m)
				return data, nil
			},
			SerializeReuse: func(buffer []byte, v *datatypes.Struct) ([]byte, error) {
				m := pool.Get()
				marshalStruct(m.MessageMarshaler(), v)
				data := m.Marshal(buffer[:0])
				pool.Put(m)
				return data, nil
			},
			Deserialize: func(data []byte) (*datatypes.Struct, error) {
				v := new(datatypes.Struct)
				return v, unmarshalStruct(data, v, strings)
			},
			DeserializeReuse: func(v *datatypes.Struct, data []byte) (*datatypes.Struct, error) {
				return v, unmarshalStruct(data, v, strings)
			},
		})
		asDirect(t, row, datatypes.All()[1], serializertest.Direct[*datatypes.Sample]{
			Serialize: func(v *datatypes.Sample) ([]byte, error) {
				m := pool.Get()
				marshalSample(m.MessageMarshaler(), v)
				data := m.Marshal(nil)
				pool.Put(m)
				return data, nil
			},
			SerializeReuse: func(buffer []byte, v *datatypes.Sample) ([]byte, error) {
				m := pool.Get()
				marshalSample(m.MessageMarshaler(), v)
				data := m.Marshal(buffer[:0])
				pool.Put(m)
				return data, nil
			},
			Deserialize: func(data []byte) (*datatypes.Sample, error) {
				v := new(datatypes.Sample)
				return v, unmarshalSample(data, v, strings)
			},
			DeserializeReuse: func(v *datatypes.Sample, data []byte) (*datatypes.Sample, error) {
				return v, unmarshalSample(data, v, strings)
			},
		})
		asDirect(t, row, datatypes.All()[2], serializertest.Direct[*datatypes.MediaContent]{
			Serialize: func(v *datatypes.MediaContent) ([]byte, error) {
				m := pool.Get()
				marshalMediaContent(m.MessageMarshaler(), v)
				data := m.Marshal(nil)
				pool.Put(m)
				return data, nil
			},
			SerializeReuse: func(buffer []byte, v *datatypes.MediaContent) ([]byte, error) {
				m := pool.Get()
				marshalMediaContent(m.MessageMarshaler(), v)
				data := m.Marshal(buffer[:0])
				pool.Put(m)
				return data, nil
			},
			Deserialize: func(data []byte) (*datatypes.MediaContent, error) {
				v := new(datatypes.MediaContent)
				return v, unmarshalMediaContent(data, v, strings)
			},
			DeserializeReuse: func(v *datatypes.MediaContent, data []byte) (*datatypes.MediaContent, error) {
				return v, unmarshalMediaContent(data, v, strings)
			},
		})
		asDirect(t, row, datatypes.All()[3], serializertest.Direct[*datatypes.StructList]{
			Serialize: func(v *datatypes.StructList) ([]byte, error) {
				m := pool.Get()
				marshalStructList(m.MessageMarshaler(), v)
				data := m.Marshal(nil)
				pool.Put(m)
				return data, nil
			},
			SerializeReuse: func(buffer []byte, v *datatypes.StructList) ([]byte, error) {
				m := pool.Get()
				marshalStructList(m.MessageMarshaler(), v)
				data := m.Marshal(buffer[:0])
				pool.Put(m)
				return data, nil
			},
			Deserialize: func(data []byte) (*datatypes.StructList, error) {
				v := new(datatypes.StructList)
				return v, unmarshalStructList(data, v, strings)
			},
			DeserializeReuse: func(v *datatypes.StructList, data []byte) (*datatypes.StructList, error) {
				return v, unmarshalStructList(data, v, strings)
			},
		})
		asDirect(t, row, datatypes.All()[4], serializertest.Direct[*datatypes.SampleList]{
			Serialize: func(v *datatypes.SampleList) ([]byte, error) {
				m := pool.Get()
				marshalSampleList(m.MessageMarshaler(), v)
				data := m.Marshal(nil)
				pool.Put(m)
				return data, nil
			},
			SerializeReuse: func(buffer []byte, v *datatypes.SampleList) ([]byte, error) {
				m := pool.Get()
				marshalSampleList(m.MessageMarshaler(), v)
				data := m.Marshal(buffer[:0])
				pool.Put(m)
				return data, nil
			},
			Deserialize: func(data []byte) (*datatypes.SampleList, error) {
				v := new(datatypes.SampleList)
				return v, unmarshalSampleList(data, v, strings)
			},
			DeserializeReuse: func(v *datatypes.SampleList, data []byte) (*datatypes.SampleList, error) {
				return v, unmarshalSampleList(data, v, strings)
			},
		})
		asDirect(t, row, datatypes.All()[5], serializertest.Direct[*datatypes.MediaContentList]{
			Serialize: func(v *datatypes.MediaContentList) ([]byte, error) {
				m := pool.Get()
				marshalMediaContentList(m.MessageMarshaler(), v)
				data := m.Marshal(nil)
				pool.Put(m)
				return data, nil
			},
			SerializeReuse: func(buffer []byte, v *datatypes.MediaContentList) ([]byte, error) {
				m := pool.Get()
				marshalMediaContentList(m.MessageMarshaler(), v)
				data := m.Marshal(buffer[:0])
				pool.Put(m)
				return data, nil
			},
			Deserialize: func(data []byte) (*datatypes.MediaContentList, error) {
				v := new(datatypes.MediaContentList)
				return v, unmarshalMediaContentList(data, v, strings)
			},
			DeserializeReuse: func(v *datatypes.MediaContentList, data []byte) (*datatypes.MediaContentList, error) {
				return v, unmarshalMediaContentList(data, v, strings)
			},
		})
	}
}

func asDirect[N any](t *testing.T, row serializers.Serializer, d datatypes.Datatype, direct serializertest.Direct[N]) {
	t.Run(row.Name+"/"+string(d.Name), func(t *testing.T) { serializertest.AsDirect(t, row, d, direct) })
}
