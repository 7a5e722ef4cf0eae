package cbor

import "serbench/datatypes"

// Values converted to and fro share strings, titles and lists of numbers with
// what they were made from. A nil list stays nil.

func fromStruct(v *datatypes.Struct) *arrayStruct {
	return &arrayStruct{
		F1: v.F1, F2: v.F2, F3: v.F3, F4: v.F4,
		F5: v.F5, F6: v.F6, F7: v.F7, F8: v.F8,
	}
}

func toStruct(v *arrayStruct) *datatypes.Struct {
	return &datatypes.Struct{
		F1: v.F1, F2: v.F2, F3: v.F3, F4: v.F4,
		F5: v.F5, F6: v.F6, F7: v.F7, F8: v.F8,
	}
}

func fromSample(v *datatypes.Sample) *arraySample {
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

func toSample(v *arraySample) *datatypes.Sample {
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

func fromMedia(v *datatypes.Media) *arrayMedia {
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

func toMedia(v *arrayMedia) *datatypes.Media {
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

func fromImage(v *datatypes.Image) *arrayImage {
	return &arrayImage{
		URI:    v.URI,
		Title:  v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   v.Size,
	}
}

func toImage(v *arrayImage) *datatypes.Image {
	return &datatypes.Image{
		URI:    v.URI,
		Title:  v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   v.Size,
	}
}

func fromMediaContent(v *datatypes.MediaContent) *arrayMediaContent {
	return &arrayMediaContent{Media: *fromMedia(&v.Media), Images: each(v.Images, fromImage)}
}

func toMediaContent(v *arrayMediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{Media: *toMedia(&v.Media), Images: each(v.Images, toImage)}
}

func fromStructList(v *datatypes.StructList) *arrayStructList {
	return &arrayStructList{Values: each(v.Values, fromStruct)}
}

func toStructList(v *arrayStructList) *datatypes.StructList {
	return &datatypes.StructList{Values: each(v.Values, toStruct)}
}

func fromSampleList(v *datatypes.SampleList) *arraySampleList {
	return &arraySampleList{Values: each(v.Values, fromSample)}
}

func toSampleList(v *arraySampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: each(v.Values, toSample)}
}

func fromMediaContentList(v *datatypes.MediaContentList) *arrayMediaContentList {
	return &arrayMediaContentList{Values: each(v.Values, fromMediaContent)}
}

func toMediaContentList(v *arrayMediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: each(v.Values, toMediaContent)}
}

// each converts a list element by element.
func each[From, To any](from []From, convert func(*From) *To) []To {
	if from == nil {
		return nil
	}
	to := make([]To, len(from))
	for i := range from {
		to[i] = *convert(&from[i])
	}
	return to
}
