// Code generated from ../safe/recordlists.go. DO NOT EDIT.

package unsafe

import (
	"slices"

	"serbench/datatypes"
	"serbench/serializers"
)

func bindStructList() serializers.Codec {
	return serializers.Binding[*datatypes.StructList, *datatypes.StructList]{
		Fold:      datatypes.FoldStructList,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v *datatypes.StructList) ([]byte, error) {
			bs := make([]byte, structsMUS.Size(v.Values))
			structsMUS.Marshal(v.Values, bs)
			return bs, nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.StructList) ([]byte, error) {
			size := structsMUS.Size(v.Values)
			bs := slices.Grow(buffer[:0], size)[:size]
			structsMUS.Marshal(v.Values, bs)
			return bs, nil
		},
		Deserialize: func(data []byte) (*datatypes.StructList, error) {
			v, _, err := structsMUS.Unmarshal(data)
			return &datatypes.StructList{Values: v}, err
		},
	}.Codec()
}

func bindSampleList() serializers.Codec {
	return serializers.Binding[*datatypes.SampleList, *datatypes.SampleList]{
		Fold:      datatypes.FoldSampleList,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v *datatypes.SampleList) ([]byte, error) {
			bs := make([]byte, samplesMUS.Size(v.Values))
			samplesMUS.Marshal(v.Values, bs)
			return bs, nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.SampleList) ([]byte, error) {
			size := samplesMUS.Size(v.Values)
			bs := slices.Grow(buffer[:0], size)[:size]
			samplesMUS.Marshal(v.Values, bs)
			return bs, nil
		},
		Deserialize: func(data []byte) (*datatypes.SampleList, error) {
			v, _, err := samplesMUS.Unmarshal(data)
			return &datatypes.SampleList{Values: v}, err
		},
	}.Codec()
}

func bindMediaContentList() serializers.Codec {
	return serializers.Binding[*datatypes.MediaContentList, *datatypes.MediaContentList]{
		Fold:      datatypes.FoldMediaContentList,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v *datatypes.MediaContentList) ([]byte, error) {
			bs := make([]byte, mediaContentsMUS.Size(v.Values))
			mediaContentsMUS.Marshal(v.Values, bs)
			return bs, nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.MediaContentList) ([]byte, error) {
			size := mediaContentsMUS.Size(v.Values)
			bs := slices.Grow(buffer[:0], size)[:size]
			mediaContentsMUS.Marshal(v.Values, bs)
			return bs, nil
		},
		Deserialize: func(data []byte) (*datatypes.MediaContentList, error) {
			v, _, err := mediaContentsMUS.Unmarshal(data)
			return &datatypes.MediaContentList{Values: v}, err
		},
	}.Codec()
}
