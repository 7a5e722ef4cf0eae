package cbor

import (
	"serbench/datatypes"
	"serbench/serializers/convert"
)

// Values converted to and fro share strings, titles and lists of numbers with
// what they were made from. A nil list stays nil. Field by field it must be, since
// the domain structs have no blank field: Go has no conversion between the two.

func structToArray(v *datatypes.Struct) *arrayStruct {
	return &arrayStruct{
		F1: v.F1, F2: v.F2, F3: v.F3, F4: v.F4,
		F5: v.F5, F6: v.F6, F7: v.F7, F8: v.F8,
	}
}

func structFromArray(v *arrayStruct) *datatypes.Struct {
	return &datatypes.Struct{
		F1: v.F1, F2: v.F2, F3: v.F3, F4: v.F4,
		F5: v.F5, F6: v.F6, F7: v.F7, F8: v.F8,
	}
}

func sampleToArray(v *datatypes.Sample) *arraySample {
	return &arraySample{
		IntValue:          v.IntValue,
		LongValue:         v.LongValue,
		FloatValue:        v.FloatValue,
		DoubleValue:       v.DoubleValue,
		ShortValue:        v.ShortValue,
		CharValue:         v.CharValue,
		BooleanValue:      v.BooleanValue,
		IntValueBoxed:     v.IntValueBoxed,
		LongValueBoxed:    v.LongValueBoxed,
		FloatValueBoxed:   v.FloatValueBoxed,
		DoubleValueBoxed:  v.DoubleValueBoxed,
		ShortValueBoxed:   v.ShortValueBoxed,
		CharValueBoxed:    v.CharValueBoxed,
		BooleanValueBoxed: v.BooleanValueBoxed,
		IntArray:          v.IntArray,
		LongArray:         v.LongArray,
		FloatArray:        v.FloatArray,
		DoubleArray:       v.DoubleArray,
		ShortArray:        v.ShortArray,
		CharArray:         v.CharArray,
		BooleanArray:      v.BooleanArray,
		String:            v.String,
	}
}

func sampleFromArray(v *arraySample) *datatypes.Sample {
	return &datatypes.Sample{
		IntValue:          v.IntValue,
		LongValue:         v.LongValue,
		FloatValue:        v.FloatValue,
		DoubleValue:       v.DoubleValue,
		ShortValue:        v.ShortValue,
		CharValue:         v.CharValue,
		BooleanValue:      v.BooleanValue,
		IntValueBoxed:     v.IntValueBoxed,
		LongValueBoxed:    v.LongValueBoxed,
		FloatValueBoxed:   v.FloatValueBoxed,
		DoubleValueBoxed:  v.DoubleValueBoxed,
		ShortValueBoxed:   v.ShortValueBoxed,
		CharValueBoxed:    v.CharValueBoxed,
		BooleanValueBoxed: v.BooleanValueBoxed,
		IntArray:          v.IntArray,
		LongArray:         v.LongArray,
		FloatArray:        v.FloatArray,
		DoubleArray:       v.DoubleArray,
		ShortArray:        v.ShortArray,
		CharArray:         v.CharArray,
		BooleanArray:      v.BooleanArray,
		String:            v.String,
	}
}

func mediaToArray(v *datatypes.Media) *arrayMedia {
	return &arrayMedia{
		URI:        v.URI,
		Title:      v.Title,
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

func mediaFromArray(v *arrayMedia) *datatypes.Media {
	return &datatypes.Media{
		URI:        v.URI,
		Title:      v.Title,
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

func imageToArray(v *datatypes.Image) *arrayImage {
	return &arrayImage{
		URI:    v.URI,
		Title:  v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   v.Size,
	}
}

func imageFromArray(v *arrayImage) *datatypes.Image {
	return &datatypes.Image{
		URI:    v.URI,
		Title:  v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   v.Size,
	}
}

func mediaContentToArray(v *datatypes.MediaContent) *arrayMediaContent {
	return &arrayMediaContent{Media: *mediaToArray(&v.Media), Images: convert.Each(v.Images, imageToArray)}
}

func mediaContentFromArray(v *arrayMediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{Media: *mediaFromArray(&v.Media), Images: convert.Each(v.Images, imageFromArray)}
}

func structListToArray(v *datatypes.StructList) *arrayStructList {
	return &arrayStructList{Values: convert.Each(v.Values, structToArray)}
}

func structListFromArray(v *arrayStructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Each(v.Values, structFromArray)}
}

func sampleListToArray(v *datatypes.SampleList) *arraySampleList {
	return &arraySampleList{Values: convert.Each(v.Values, sampleToArray)}
}

func sampleListFromArray(v *arraySampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Each(v.Values, sampleFromArray)}
}

func mediaContentListToArray(v *datatypes.MediaContentList) *arrayMediaContentList {
	return &arrayMediaContentList{Values: convert.Each(v.Values, mediaContentToArray)}
}

func mediaContentListFromArray(v *arrayMediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Each(v.Values, mediaContentFromArray)}
}
