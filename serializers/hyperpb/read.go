//go:build amd64 || arm64

package hyperpb

import "serbench/datatypes"

// The read functions make a domain value of a message. The fields of a composite
// literal are evaluated in the order in which they stand, which is the reader's.

func readStruct(r reader) *datatypes.Struct {
	return &datatypes.Struct{
		F1: r.int32(), F2: r.int32(), F3: r.int32(), F4: r.int32(),
		F5: r.int32(), F6: r.int32(), F7: r.int32(), F8: r.int32(),
	}
}

func readSample(r reader) *datatypes.Sample {
	return &datatypes.Sample{
		IntValue:          r.int32(),
		LongValue:         r.int64(),
		FloatValue:        r.float32(),
		DoubleValue:       r.float64(),
		ShortValue:        r.int32(),
		CharValue:         r.int32(),
		BooleanValue:      r.bool(),
		IntValueBoxed:     r.int32(),
		LongValueBoxed:    r.int64(),
		FloatValueBoxed:   r.float32(),
		DoubleValueBoxed:  r.float64(),
		ShortValueBoxed:   r.int32(),
		CharValueBoxed:    r.int32(),
		BooleanValueBoxed: r.bool(),
		IntArray:          values(r.list(), int32Of),
		LongArray:         values(r.list(), int64Of),
		FloatArray:        values(r.list(), float32Of),
		DoubleArray:       values(r.list(), float64Of),
		ShortArray:        values(r.list(), int32Of),
		CharArray:         values(r.list(), int32Of),
		BooleanArray:      values(r.list(), boolOf),
		String:            r.string(),
	}
}

func readMediaContent(r reader) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *readMedia(r.nested()),
		Images: structs(r.messages(), readImage),
	}
}

func readMedia(r reader) *datatypes.Media {
	return &datatypes.Media{
		URI:        r.string(),
		Title:      r.pointer(),
		Width:      r.int32(),
		Height:     r.int32(),
		Format:     r.string(),
		Duration:   r.int64(),
		Size:       r.int64(),
		Bitrate:    r.int32(),
		HasBitrate: r.bool(),
		Persons:    values(r.list(), stringOf),
		Player:     datatypes.Player(r.enum()),
		Copyright:  r.string(),
	}
}

func readImage(r reader) *datatypes.Image {
	return &datatypes.Image{
		URI:    r.string(),
		Title:  r.pointer(),
		Width:  r.int32(),
		Height: r.int32(),
		Size:   datatypes.Size(r.enum()),
	}
}

func readStructList(r reader) *datatypes.StructList {
	return &datatypes.StructList{Values: structs(r.messages(), readStruct)}
}

func readSampleList(r reader) *datatypes.SampleList {
	return &datatypes.SampleList{Values: structs(r.messages(), readSample)}
}

func readMediaContentList(r reader) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: structs(r.messages(), readMediaContent)}
}
