// Code generated from ../safe/records.go. DO NOT EDIT.

package unsafe

import (
	"slices"

	"serbench/datatypes"
	"serbench/serializers"
)

func bindStruct() serializers.Codec {
	return serializers.Binding[*datatypes.Struct, *datatypes.Struct]{
		Fold: datatypes.FoldStruct,
		Serialize: func(v *datatypes.Struct) ([]byte, error) {
			bs := make([]byte, structMUS.Size(*v))
			structMUS.Marshal(*v, bs)
			return bs, nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.Struct) ([]byte, error) {
			size := structMUS.Size(*v)
			bs := slices.Grow(buffer[:0], size)[:size]
			structMUS.Marshal(*v, bs)
			return bs, nil
		},
		Deserialize: func(data []byte) (*datatypes.Struct, error) {
			v, _, err := structMUS.Unmarshal(data)
			return &v, err
		},
	}.Codec()
}

func bindSample() serializers.Codec {
	return serializers.Binding[*datatypes.Sample, *datatypes.Sample]{
		Fold:      datatypes.FoldSample,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v *datatypes.Sample) ([]byte, error) {
			bs := make([]byte, sampleMUS.Size(*v))
			sampleMUS.Marshal(*v, bs)
			return bs, nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.Sample) ([]byte, error) {
			size := sampleMUS.Size(*v)
			bs := slices.Grow(buffer[:0], size)[:size]
			sampleMUS.Marshal(*v, bs)
			return bs, nil
		},
		Deserialize: func(data []byte) (*datatypes.Sample, error) {
			v, _, err := sampleMUS.Unmarshal(data)
			return &v, err
		},
	}.Codec()
}

func bindMediaContent() serializers.Codec {
	return serializers.Binding[*datatypes.MediaContent, *datatypes.MediaContent]{
		Fold:      datatypes.FoldMediaContent,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v *datatypes.MediaContent) ([]byte, error) {
			bs := make([]byte, mediaContentMUS.Size(*v))
			mediaContentMUS.Marshal(*v, bs)
			return bs, nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.MediaContent) ([]byte, error) {
			size := mediaContentMUS.Size(*v)
			bs := slices.Grow(buffer[:0], size)[:size]
			mediaContentMUS.Marshal(*v, bs)
			return bs, nil
		},
		Deserialize: func(data []byte) (*datatypes.MediaContent, error) {
			v, _, err := mediaContentMUS.Unmarshal(data)
			return &v, err
		},
	}.Codec()
}
