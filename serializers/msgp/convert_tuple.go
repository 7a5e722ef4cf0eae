package msgp

import (
	"serbench/datatypes"
	"serbench/serializers/convert"
)

func structToTuple(v *datatypes.Struct) *tupleStruct   { return (*tupleStruct)(v) }
func structFromTuple(v *tupleStruct) *datatypes.Struct { return (*datatypes.Struct)(v) }
func sampleToTuple(v *datatypes.Sample) *tupleSample   { return (*tupleSample)(v) }
func sampleFromTuple(v *tupleSample) *datatypes.Sample { return (*datatypes.Sample)(v) }
func imageToTuple(v *datatypes.Image) *tupleImage      { return (*tupleImage)(v) }
func imageFromTuple(v *tupleImage) *datatypes.Image    { return (*datatypes.Image)(v) }

func mediaContentToTuple(v *datatypes.MediaContent) *tupleMediaContent {
	return &tupleMediaContent{Media: tupleMedia(v.Media), Images: convert.Each(v.Images, imageToTuple)}
}

func mediaContentFromTuple(v *tupleMediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{Media: datatypes.Media(v.Media), Images: convert.Each(v.Images, imageFromTuple)}
}

func structListToTuple(v *datatypes.StructList) *tupleStructList {
	return &tupleStructList{Values: convert.Each(v.Values, structToTuple)}
}

func structListFromTuple(v *tupleStructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Each(v.Values, structFromTuple)}
}

func sampleListToTuple(v *datatypes.SampleList) *tupleSampleList {
	return &tupleSampleList{Values: convert.Each(v.Values, sampleToTuple)}
}

func sampleListFromTuple(v *tupleSampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Each(v.Values, sampleFromTuple)}
}

func mediaContentListToTuple(v *datatypes.MediaContentList) *tupleMediaContentList {
	return &tupleMediaContentList{Values: convert.Each(v.Values, mediaContentToTuple)}
}

func mediaContentListFromTuple(v *tupleMediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Each(v.Values, mediaContentFromTuple)}
}
