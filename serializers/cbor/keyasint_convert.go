package cbor

import (
	"serbench/datatypes"
	"serbench/serializers/convert"
)

// Values converted to and fro share memory with what they were made from. A nil
// list stays nil.
//
// A conversion between structs ignores tags, so that those without structs in them
// need no copy, and a field that is in one of the structs alone does not compile.

func structToKeyed(v *datatypes.Struct) *keyedStruct   { return (*keyedStruct)(v) }
func structFromKeyed(v *keyedStruct) *datatypes.Struct { return (*datatypes.Struct)(v) }

func sampleToKeyed(v *datatypes.Sample) *keyedSample   { return (*keyedSample)(v) }
func sampleFromKeyed(v *keyedSample) *datatypes.Sample { return (*datatypes.Sample)(v) }

func imageToKeyed(v *datatypes.Image) *keyedImage   { return (*keyedImage)(v) }
func imageFromKeyed(v *keyedImage) *datatypes.Image { return (*datatypes.Image)(v) }

func mediaContentToKeyed(v *datatypes.MediaContent) *keyedMediaContent {
	return &keyedMediaContent{Media: keyedMedia(v.Media), Images: convert.Each(v.Images, imageToKeyed)}
}

func mediaContentFromKeyed(v *keyedMediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{Media: datatypes.Media(v.Media), Images: convert.Each(v.Images, imageFromKeyed)}
}

func structListToKeyed(v *datatypes.StructList) *keyedStructList {
	return &keyedStructList{Values: convert.Each(v.Values, structToKeyed)}
}

func structListFromKeyed(v *keyedStructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Each(v.Values, structFromKeyed)}
}

func sampleListToKeyed(v *datatypes.SampleList) *keyedSampleList {
	return &keyedSampleList{Values: convert.Each(v.Values, sampleToKeyed)}
}

func sampleListFromKeyed(v *keyedSampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Each(v.Values, sampleFromKeyed)}
}

func mediaContentListToKeyed(v *datatypes.MediaContentList) *keyedMediaContentList {
	return &keyedMediaContentList{Values: convert.Each(v.Values, mediaContentToKeyed)}
}

func mediaContentListFromKeyed(v *keyedMediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Each(v.Values, mediaContentFromKeyed)}
}
