package fory

import (
	"serbench/datatypes"
	"serbench/serializers/convert"
)

// Values converted to and fro share strings and lists of numbers with what they
// were made from. A nil list stays nil; a nil title does not stay nil.
//
// A conversion between structs ignores tags, so that the two datatypes without
// optional fields need none of their own, and a field that is in one of the
// structs alone does not compile.

func fromStruct(v *datatypes.Struct) *foryStruct { return (*foryStruct)(v) }
func toStruct(v *foryStruct) *datatypes.Struct   { return (*datatypes.Struct)(v) }

func fromSample(v *datatypes.Sample) *forySample { return (*forySample)(v) }
func toSample(v *forySample) *datatypes.Sample   { return (*datatypes.Sample)(v) }

func fromMedia(v *datatypes.Media) *foryMedia {
	return &foryMedia{
		URI:        v.URI,
		Title:      orEmpty(v.Title),
		Width:      v.Width,
		Height:     v.Height,
		Format:     v.Format,
		Duration:   v.Duration,
		Size:       v.Size,
		Bitrate:    v.Bitrate,
		HasBitrate: v.HasBitrate,
		Persons:    v.Persons,
		Player:     v.Player,
		Copyright:  v.Copyright,
	}
}

func toMedia(v *foryMedia) *datatypes.Media {
	return &datatypes.Media{
		URI:        v.URI,
		Title:      &v.Title,
		Width:      v.Width,
		Height:     v.Height,
		Format:     v.Format,
		Duration:   v.Duration,
		Size:       v.Size,
		Bitrate:    v.Bitrate,
		HasBitrate: v.HasBitrate,
		Persons:    v.Persons,
		Player:     v.Player,
		Copyright:  v.Copyright,
	}
}

func fromImage(v *datatypes.Image) *foryImage {
	return &foryImage{
		URI:    v.URI,
		Title:  orEmpty(v.Title),
		Width:  v.Width,
		Height: v.Height,
		Size:   v.Size,
	}
}

func toImage(v *foryImage) *datatypes.Image {
	return &datatypes.Image{
		URI:    v.URI,
		Title:  &v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   v.Size,
	}
}

func orEmpty(title *string) string {
	if title == nil {
		return ""
	}
	return *title
}

func fromMediaContent(v *datatypes.MediaContent) *foryMediaContent {
	return &foryMediaContent{Media: *fromMedia(&v.Media), Images: convert.Each(v.Images, fromImage)}
}

func toMediaContent(v *foryMediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{Media: *toMedia(&v.Media), Images: convert.Each(v.Images, toImage)}
}

func fromStructList(v *datatypes.StructList) *foryStructList {
	return &foryStructList{Values: convert.Each(v.Values, fromStruct)}
}

func toStructList(v *foryStructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Each(v.Values, toStruct)}
}

func fromSampleList(v *datatypes.SampleList) *forySampleList {
	return &forySampleList{Values: convert.Each(v.Values, fromSample)}
}

func toSampleList(v *forySampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Each(v.Values, toSample)}
}

func fromMediaContentList(v *datatypes.MediaContentList) *foryMediaContentList {
	return &foryMediaContentList{Values: convert.Each(v.Values, fromMediaContent)}
}

func toMediaContentList(v *foryMediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Each(v.Values, toMediaContent)}
}
