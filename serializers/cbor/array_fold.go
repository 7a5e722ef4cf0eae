package cbor

import "serbench/datatypes"

// The checksums are those of the domain structs.

func foldArrayStruct(c datatypes.Checksum, v *arrayStruct) datatypes.Checksum {
	return c.Int32(v.F1).Int32(v.F2).Int32(v.F3).Int32(v.F4).Int32(v.F5).Int32(v.F6).Int32(v.F7).Int32(v.F8)
}

func foldArraySample(c datatypes.Checksum, v *arraySample) datatypes.Checksum {
	c = c.Int32(v.IntValue).Int64(v.LongValue).Float32(v.FloatValue).Float64(v.DoubleValue)
	c = c.Int32(v.ShortValue).Int32(v.CharValue).Bool(v.BooleanValue)
	c = c.Int32(v.IntValueBoxed).Int64(v.LongValueBoxed).Float32(v.FloatValueBoxed).Float64(v.DoubleValueBoxed)
	c = c.Int32(v.ShortValueBoxed).Int32(v.CharValueBoxed).Bool(v.BooleanValueBoxed)
	c = c.Int32s(v.IntArray).Int64s(v.LongArray).Float32s(v.FloatArray).Float64s(v.DoubleArray)
	return c.Int32s(v.ShortArray).Int32s(v.CharArray).Bools(v.BooleanArray).String(v.String)
}

func foldArrayMediaContent(c datatypes.Checksum, v *arrayMediaContent) datatypes.Checksum {
	c = foldArrayMedia(c, &v.Media).Len(len(v.Images))
	for i := range v.Images {
		c = foldArrayImage(c, &v.Images[i])
	}
	return c
}

func foldArrayMedia(c datatypes.Checksum, v *arrayMedia) datatypes.Checksum {
	c = c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).String(v.Format)
	c = c.Int64(v.Duration).Int64(v.Size).Int32(v.Bitrate).Bool(v.HasBitrate)
	return c.Strings(v.Persons).Int32(int32(v.Player)).String(v.Copyright)
}

func foldArrayImage(c datatypes.Checksum, v *arrayImage) datatypes.Checksum {
	return c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).Int32(int32(v.Size))
}

func foldArrayStructList(c datatypes.Checksum, v *arrayStructList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldArrayStruct(c, &v.Values[i])
	}
	return c
}

func foldArraySampleList(c datatypes.Checksum, v *arraySampleList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldArraySample(c, &v.Values[i])
	}
	return c
}

func foldArrayMediaContentList(c datatypes.Checksum, v *arrayMediaContentList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldArrayMediaContent(c, &v.Values[i])
	}
	return c
}
