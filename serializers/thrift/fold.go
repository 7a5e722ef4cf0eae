package thrift

import (
	"serbench/datatypes"
	"serbench/schemas/benchthrift"
)

// The functions here fold what those of package datatypes fold, in the same order.
// Thrift's only float is a double, and so a float of the domain is folded as what
// it was.

func foldStruct(c datatypes.Checksum, v *benchthrift.Struct) datatypes.Checksum {
	return c.Int32(v.F1).Int32(v.F2).Int32(v.F3).Int32(v.F4).Int32(v.F5).Int32(v.F6).Int32(v.F7).Int32(v.F8)
}

func foldSample(c datatypes.Checksum, v *benchthrift.Sample) datatypes.Checksum {
	c = c.Int32(v.IntValue).Int64(v.LongValue).Float32(float32(v.FloatValue)).Float64(v.DoubleValue)
	c = c.Int32(v.ShortValue).Int32(v.CharValue).Bool(v.BooleanValue)
	c = c.Int32(v.IntValueBoxed).Int64(v.LongValueBoxed).Float32(float32(v.FloatValueBoxed)).Float64(v.DoubleValueBoxed)
	c = c.Int32(v.ShortValueBoxed).Int32(v.CharValueBoxed).Bool(v.BooleanValueBoxed)
	c = c.Int32s(v.IntArray).Int64s(v.LongArray).Len(len(v.FloatArray))
	for _, x := range v.FloatArray {
		c = c.Float32(float32(x))
	}
	return c.Float64s(v.DoubleArray).Int32s(v.ShortArray).Int32s(v.CharArray).Bools(v.BooleanArray).String(v.String_)
}

// foldMedia folds a media, or, as in conversion, zeros for one that is absent.
func foldMedia(c datatypes.Checksum, v *benchthrift.Media) datatypes.Checksum {
	if v == nil {
		v = &absentMedia
	}
	c = c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).String(v.Format)
	c = c.Int64(v.Duration).Int64(v.Size).Int32(v.Bitrate).Bool(v.HasBitrate)
	return c.Strings(v.Persons).Int32(int32(v.Player)).String(v.Copyright)
}

func foldImage(c datatypes.Checksum, v *benchthrift.Image) datatypes.Checksum {
	return c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).Int32(int32(v.Size))
}

func foldMediaContent(c datatypes.Checksum, v *benchthrift.MediaContent) datatypes.Checksum {
	return foldEach(foldMedia(c, v.Media), v.Images, foldImage)
}

func foldStructList(c datatypes.Checksum, v *benchthrift.StructList) datatypes.Checksum {
	return foldEach(c, v.Values, foldStruct)
}

func foldSampleList(c datatypes.Checksum, v *benchthrift.SampleList) datatypes.Checksum {
	return foldEach(c, v.Values, foldSample)
}

func foldMediaContentList(c datatypes.Checksum, v *benchthrift.MediaContentList) datatypes.Checksum {
	return foldEach(c, v.Values, foldMediaContent)
}

// foldEach folds a list in, its length first.
func foldEach[T any](c datatypes.Checksum, values []*T, fold func(datatypes.Checksum, *T) datatypes.Checksum) datatypes.Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = fold(c, v)
	}
	return c
}
