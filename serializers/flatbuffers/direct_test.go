package flatbuffers

import (
	"bytes"
	"testing"

	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
	"serbench/serializers/serializertest"
)

// What builds and reads the tables is application code, which the codec does not
// add to; the library's own calls around it stand here as in its tutorial.
func TestDirect(t *testing.T) {
	asDirect(t, datatypes.NameStruct, writeStruct, func(data []byte) (*datatypes.Struct, error) {
		v := new(datatypes.Struct)
		readStruct(benchfb.GetRootAsStruct(data, 0), v)
		return v, nil
	})
	asDirect(t, datatypes.NameSample, writeSample, func(data []byte) (*datatypes.Sample, error) {
		v := new(datatypes.Sample)
		readSample(benchfb.GetRootAsSample(data, 0), v)
		return v, nil
	})
	asDirect(t, datatypes.NameMediaContent, writeMediaContent, func(data []byte) (*datatypes.MediaContent, error) {
		v := new(datatypes.MediaContent)
		readMediaContent(benchfb.GetRootAsMediaContent(data, 0), v)
		return v, nil
	})
	asDirect(t, datatypes.NameStructList, writeStructList, func(data []byte) (*datatypes.StructList, error) {
		list := benchfb.GetRootAsStructList(data, 0)
		values := make([]datatypes.Struct, list.ValuesLength())
		for i := range values {
			var element benchfb.Struct
			list.Values(&element, i)
			readStruct(&element, &values[i])
		}
		return &datatypes.StructList{Values: values}, nil
	})
	asDirect(t, datatypes.NameSampleList, writeSampleList, func(data []byte) (*datatypes.SampleList, error) {
		list := benchfb.GetRootAsSampleList(data, 0)
		values := make([]datatypes.Sample, list.ValuesLength())
		for i := range values {
			var element benchfb.Sample
			list.Values(&element, i)
			readSample(&element, &values[i])
		}
		return &datatypes.SampleList{Values: values}, nil
	})
	asDirect(t, datatypes.NameMediaContentList, writeMediaContentList, func(data []byte) (*datatypes.MediaContentList, error) {
		list := benchfb.GetRootAsMediaContentList(data, 0)
		values := make([]datatypes.MediaContent, list.ValuesLength())
		for i := range values {
			var element benchfb.MediaContent
			list.Values(&element, i)
			readMediaContent(&element, &values[i])
		}
		return &datatypes.MediaContentList{Values: values}, nil
	})
}

func asDirect[T any](
	t *testing.T, name datatypes.Name,
	write func(*builder, *T) flatbuffers.UOffsetT, deserialize func(data []byte) (*T, error),
) {
	t.Run(string(name), func(t *testing.T) {
		b := &builder{Builder: flatbuffers.NewBuilder(1024)}
		serializertest.AsDirect(t, Serializers()[0], named(t, name), serializertest.Direct[*T]{
			Serialize: func(v *T) ([]byte, error) {
				b.Reset()
				root := write(b, v)
				b.Finish(root)
				return bytes.Clone(b.FinishedBytes()), nil
			},
			Deserialize: deserialize,
		})
	})
}
