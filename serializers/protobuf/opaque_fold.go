package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
)

func foldOpaqueStruct(c datatypes.Checksum, m *benchopaquepb.Struct) datatypes.Checksum {
	c = c.Int32(m.GetF1()).Int32(m.GetF2()).Int32(m.GetF3()).Int32(m.GetF4())
	return c.Int32(m.GetF5()).Int32(m.GetF6()).Int32(m.GetF7()).Int32(m.GetF8())
}

func foldOpaqueSample(c datatypes.Checksum, m *benchopaquepb.Sample) datatypes.Checksum {
	c = c.Int32(m.GetIntValue()).Int64(m.GetLongValue()).Float32(m.GetFloatValue()).Float64(m.GetDoubleValue())
	c = c.Int32(m.GetShortValue()).Int32(m.GetCharValue()).Bool(m.GetBooleanValue())
	c = c.Int32(m.GetIntValueBoxed()).Int64(m.GetLongValueBoxed())
	c = c.Float32(m.GetFloatValueBoxed()).Float64(m.GetDoubleValueBoxed())
	c = c.Int32(m.GetShortValueBoxed()).Int32(m.GetCharValueBoxed()).Bool(m.GetBooleanValueBoxed())
	c = c.Int32s(m.GetIntArray()).Int64s(m.GetLongArray()).Float32s(m.GetFloatArray()).Float64s(m.GetDoubleArray())
	return c.Int32s(m.GetShortArray()).Int32s(m.GetCharArray()).Bools(m.GetBooleanArray()).String(m.GetString())
}

// foldOpaqueMedia folds a media, or, as its getters have it, zeros for one that is
// absent.
func foldOpaqueMedia(c datatypes.Checksum, m *benchopaquepb.Media) datatypes.Checksum {
	c = foldOpaqueTitle(c.String(m.GetUri()), m.HasTitle(), m.GetTitle())
	c = c.Int32(m.GetWidth()).Int32(m.GetHeight()).String(m.GetFormat())
	c = c.Int64(m.GetDuration()).Int64(m.GetSize()).Int32(m.GetBitrate()).Bool(m.GetHasBitrate())
	return c.Strings(m.GetPersons()).Int32(int32(m.GetPlayer())).String(m.GetCopyright())
}

func foldOpaqueImage(c datatypes.Checksum, m *benchopaquepb.Image) datatypes.Checksum {
	c = foldOpaqueTitle(c.String(m.GetUri()), m.HasTitle(), m.GetTitle())
	return c.Int32(m.GetWidth()).Int32(m.GetHeight()).Int32(int32(m.GetSize()))
}

// foldOpaqueTitle folds in what Optional does, without a pointer to a text.
func foldOpaqueTitle(c datatypes.Checksum, present bool, title string) datatypes.Checksum {
	if !present {
		return c.Bool(false)
	}
	return c.Bool(true).String(title)
}

func foldOpaqueMediaContent(c datatypes.Checksum, m *benchopaquepb.MediaContent) datatypes.Checksum {
	return foldEach(foldOpaqueMedia(c, m.GetMedia()), m.GetImages(), foldOpaqueImage)
}

func foldOpaqueStructList(c datatypes.Checksum, m *benchopaquepb.StructList) datatypes.Checksum {
	return foldEach(c, m.GetValues(), foldOpaqueStruct)
}

func foldOpaqueSampleList(c datatypes.Checksum, m *benchopaquepb.SampleList) datatypes.Checksum {
	return foldEach(c, m.GetValues(), foldOpaqueSample)
}

func foldOpaqueMediaContentList(c datatypes.Checksum, m *benchopaquepb.MediaContentList) datatypes.Checksum {
	return foldEach(c, m.GetValues(), foldOpaqueMediaContent)
}
