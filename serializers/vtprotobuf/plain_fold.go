package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpb"
)

// The functions here fold what those of package datatypes fold, in the same order.

func foldPlainStruct(c datatypes.Checksum, m *benchvtpb.Struct) datatypes.Checksum {
	return c.Int32(m.F1).Int32(m.F2).Int32(m.F3).Int32(m.F4).Int32(m.F5).Int32(m.F6).Int32(m.F7).Int32(m.F8)
}

func foldPlainSample(c datatypes.Checksum, m *benchvtpb.Sample) datatypes.Checksum {
	c = c.Int32(m.IntValue).Int64(m.LongValue).Float32(m.FloatValue).Float64(m.DoubleValue)
	c = c.Int32(m.ShortValue).Int32(m.CharValue).Bool(m.BooleanValue)
	c = c.Int32(m.IntValueBoxed).Int64(m.LongValueBoxed).Float32(m.FloatValueBoxed).Float64(m.DoubleValueBoxed)
	c = c.Int32(m.ShortValueBoxed).Int32(m.CharValueBoxed).Bool(m.BooleanValueBoxed)
	c = c.Int32s(m.IntArray).Int64s(m.LongArray).Float32s(m.FloatArray).Float64s(m.DoubleArray)
	return c.Int32s(m.ShortArray).Int32s(m.CharArray).Bools(m.BooleanArray).String(m.String_)
}

// foldPlainMedia folds a media, or, as in conversion, zeros for one that is absent.
func foldPlainMedia(c datatypes.Checksum, m *benchvtpb.Media) datatypes.Checksum {
	if m == nil {
		m = &absentPlainMedia
	}
	c = c.String(m.Uri).Optional(m.Title).Int32(m.Width).Int32(m.Height).String(m.Format)
	c = c.Int64(m.Duration).Int64(m.Size).Int32(m.Bitrate).Bool(m.HasBitrate)
	return c.Strings(m.Persons).Int32(int32(m.Player)).String(m.Copyright)
}

func foldPlainImage(c datatypes.Checksum, m *benchvtpb.Image) datatypes.Checksum {
	return c.String(m.Uri).Optional(m.Title).Int32(m.Width).Int32(m.Height).Int32(int32(m.Size))
}

func foldPlainMediaContent(c datatypes.Checksum, m *benchvtpb.MediaContent) datatypes.Checksum {
	return foldEach(foldPlainMedia(c, m.Media), m.Images, foldPlainImage)
}

func foldPlainStructList(c datatypes.Checksum, m *benchvtpb.StructList) datatypes.Checksum {
	return foldEach(c, m.Values, foldPlainStruct)
}

func foldPlainSampleList(c datatypes.Checksum, m *benchvtpb.SampleList) datatypes.Checksum {
	return foldEach(c, m.Values, foldPlainSample)
}

func foldPlainMediaContentList(c datatypes.Checksum, m *benchvtpb.MediaContentList) datatypes.Checksum {
	return foldEach(c, m.Values, foldPlainMediaContent)
}
