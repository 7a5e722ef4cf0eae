package msgp

import (
	"serbench/datatypes"
	"serbench/serializers/convert"
)

// Values converted to and fro share strings, titles and lists of numbers with
// what they were made from. A type that holds no other of this package has the
// domain's layout, so that a pointer to the one is a pointer to the other.

func structToMap(v *datatypes.Struct) *mapStruct   { return (*mapStruct)(v) }
func structFromMap(v *mapStruct) *datatypes.Struct { return (*datatypes.Struct)(v) }
func sampleToMap(v *datatypes.Sample) *mapSample   { return (*mapSample)(v) }
func sampleFromMap(v *mapSample) *datatypes.Sample { return (*datatypes.Sample)(v) }
func imageToMap(v *datatypes.Image) *mapImage      { return (*mapImage)(v) }
func imageFromMap(v *mapImage) *datatypes.Image    { return (*datatypes.Image)(v) }

func mediaContentToMap(v *datatypes.MediaContent) *mapMediaContent {
	return &mapMediaContent{Media: mapMedia(v.Media), Images: convert.Each(v.Images, imageToMap)}
}

func mediaContentFromMap(v *mapMediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{Media: datatypes.Media(v.Media), Images: convert.Each(v.Images, imageFromMap)}
}

func structListToMap(v *datatypes.StructList) *mapStructList {
	return &mapStructList{Values: convert.Each(v.Values, structToMap)}
}

func structListFromMap(v *mapStructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Each(v.Values, structFromMap)}
}

func sampleListToMap(v *datatypes.SampleList) *mapSampleList {
	return &mapSampleList{Values: convert.Each(v.Values, sampleToMap)}
}

func sampleListFromMap(v *mapSampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Each(v.Values, sampleFromMap)}
}

func mediaContentListToMap(v *datatypes.MediaContentList) *mapMediaContentList {
	return &mapMediaContentList{Values: convert.Each(v.Values, mediaContentToMap)}
}

func mediaContentListFromMap(v *mapMediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Each(v.Values, mediaContentFromMap)}
}
