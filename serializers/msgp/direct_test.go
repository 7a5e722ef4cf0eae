package msgp

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestDirect(t *testing.T) {
	maps, tuples := Serializers()[0], Serializers()[1]

	asDirect(t, maps, datatypes.NameStruct, (*mapStruct).MarshalMsg, (*mapStruct).UnmarshalMsg)
	asDirect(t, maps, datatypes.NameSample, (*mapSample).MarshalMsg, (*mapSample).UnmarshalMsg)
	asDirect(t, maps, datatypes.NameMediaContent, (*mapMediaContent).MarshalMsg, (*mapMediaContent).UnmarshalMsg)
	asDirect(t, maps, datatypes.NameStructList, (*mapStructList).MarshalMsg, (*mapStructList).UnmarshalMsg)
	asDirect(t, maps, datatypes.NameSampleList, (*mapSampleList).MarshalMsg, (*mapSampleList).UnmarshalMsg)
	asDirect(t, maps, datatypes.NameMediaContentList, (*mapMediaContentList).MarshalMsg, (*mapMediaContentList).UnmarshalMsg)

	asDirect(t, tuples, datatypes.NameStruct, (*tupleStruct).MarshalMsg, (*tupleStruct).UnmarshalMsg)
	asDirect(t, tuples, datatypes.NameSample, (*tupleSample).MarshalMsg, (*tupleSample).UnmarshalMsg)
	asDirect(t, tuples, datatypes.NameMediaContent, (*tupleMediaContent).MarshalMsg, (*tupleMediaContent).UnmarshalMsg)
	asDirect(t, tuples, datatypes.NameStructList, (*tupleStructList).MarshalMsg, (*tupleStructList).UnmarshalMsg)
	asDirect(t, tuples, datatypes.NameSampleList, (*tupleSampleList).MarshalMsg, (*tupleSampleList).UnmarshalMsg)
	asDirect(t, tuples, datatypes.NameMediaContentList, (*tupleMediaContentList).MarshalMsg, (*tupleMediaContentList).UnmarshalMsg)
}

// asDirect compares a row with the generated methods of its native type.
func asDirect[T any](t *testing.T, row serializers.Serializer, name datatypes.Name,
	marshal func(*T, []byte) ([]byte, error), unmarshal func(*T, []byte) ([]byte, error),
) {
	t.Helper()
	direct := serializertest.Direct[*T]{
		Serialize:      func(v *T) ([]byte, error) { return marshal(v, nil) },
		SerializeReuse: func(buffer []byte, v *T) ([]byte, error) { return marshal(v, buffer[:0]) },
		Deserialize: func(data []byte) (*T, error) {
			v := new(T)
			_, err := unmarshal(v, data)
			return v, err
		},
	}
	if row.Traits.ValueReuse {
		direct.DeserializeReuse = func(v *T, data []byte) (*T, error) {
			_, err := unmarshal(v, data)
			return v, err
		}
	}
	for _, d := range datatypes.All() {
		if d.Name == name {
			serializertest.AsDirect(t, row, d, direct)
		}
	}
}
