package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpoolpb"
)

// The functions here fold what those of package datatypes fold, in the same order.

func foldPooledStruct(c datatypes.Checksum, m *benchvtpoolpb.Struct) datatypes.Checksum {
	return c.Int32(m.F1).Int32(m.F2).Int32(m.F3).Int32(m.F4).Int32(m.F5).Int32(m.F6).Int32(m.F7).Int32(m.F8)
}

func foldPooledSample(c datatypes.Checksum, m *benchvtpoolpb.Sample) datatypes.Checksum {
	c = c.Int32(m.IntValue).Int64(m.LongValue).Float32(m.FloatValue).Float64(m.DoubleValue)
	c = c.Int32(m.ShortValue).Int32(m.CharValue).Bool(m.BooleanValue)
	c = c.Int32(m.IntValueBoxed).Int64(m.LongValueBoxed).Float32(m.FloatValueBoxed).Float64(m.DoubleValueBoxed)
	c = c.Int32(m.ShortValueBoxed).Int32(m.CharValueBoxed).Bool(m.BooleanValueBoxed)
	c = c.Int32s(m.IntArray).Int64s(m.LongArray).Float32s(m.FloatArray).Float64s(m.DoubleArray)
	return c.Int32s(m.ShortArray).Int32s(m.CharArray).Bools(m.BooleanArray).String(m.String_)
}

// foldPooledMedia folds a media, or, as in conversion, zeros for one that is absent.
func foldPooledMedia(c datatypes.Checksum, m *benchvtpoolpb.Media) datatypes.Checksum {
	if m == nil {
		m = &absentPooledMedia
	}
	c = c.String(m.Uri).Optional(m.Title).Int32(m.Width).Int32(m.Height).String(m.Format)
	c = c.Int64(m.Duration).Int64(m.Size).Int32(m.Bitrate).Bool(m.HasBitrate)
	return c.Strings(m.Persons).Int32(int32(m.Player)).String(m.Copyright)
}

func foldPooledImage(c datatypes.Checksum, m *benchvtpoolpb.Image) datatypes.Checksum {
	return c.String(m.Uri).Optional(m.Title).Int32(m.Width).Int32(m.Height).Int32(int32(m.Size))
}

func foldPooledMediaContent(c datatypes.Checksum, m *benchvtpoolpb.MediaContent) datatypes.Checksum {
	return foldEach(foldPooledMedia(c, m.Media), m.Images, foldPooledImage)
}

func foldPooledStructList(c datatypes.Checksum, m *benchvtpoolpb.StructList) datatypes.Checksum {
	return foldEach(c, m.Values, foldPooledStruct)
}

func foldPooledSampleList(c datatypes.Checksum, m *benchvtpoolpb.SampleList) datatypes.Checksum {
	return foldEach(c, m.Values, foldPooledSample)
}

func foldPooledMediaContentList(c datatypes.Checksum, m *benchvtpoolpb.MediaContentList) datatypes.Checksum {
	return foldEach(c, m.Values, foldPooledMediaContent)
}
