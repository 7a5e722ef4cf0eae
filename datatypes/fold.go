package datatypes

// The functions here fold every leaf of a domain value into a checksum, in the
// order of the fields. An adapter whose library has types of its own writes the
// like for them, and gets the same checksum for the same value.

// FoldStruct folds a Struct in.
func FoldStruct(c Checksum, v *Struct) Checksum {
	return c.Int32(v.F1).Int32(v.F2).Int32(v.F3).Int32(v.F4).Int32(v.F5).Int32(v.F6).Int32(v.F7).Int32(v.F8)
}

// FoldSample folds a Sample in.
func FoldSample(c Checksum, v *Sample) Checksum {
	c = c.Int32(v.IntValue).Int64(v.LongValue).Float32(v.FloatValue).Float64(v.DoubleValue)
	c = c.Int32(v.ShortValue).Int32(v.CharValue).Bool(v.BooleanValue)
	c = c.Int32(v.IntValueBoxed).Int64(v.LongValueBoxed).Float32(v.FloatValueBoxed).Float64(v.DoubleValueBoxed)
	c = c.Int32(v.ShortValueBoxed).Int32(v.CharValueBoxed).Bool(v.BooleanValueBoxed)
	c = c.Int32s(v.IntArray).Int64s(v.LongArray).Float32s(v.FloatArray).Float64s(v.DoubleArray)
	return c.Int32s(v.ShortArray).Int32s(v.CharArray).Bools(v.BooleanArray).String(v.String)
}

// FoldMediaContent folds a MediaContent in.
func FoldMediaContent(c Checksum, v *MediaContent) Checksum {
	c = foldMedia(c, &v.Media).Len(len(v.Images))
	for i := range v.Images {
		c = foldImage(c, &v.Images[i])
	}
	return c
}

func foldMedia(c Checksum, v *Media) Checksum {
	c = c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).String(v.Format)
	c = c.Int64(v.Duration).Int64(v.Size).Int32(v.Bitrate).Bool(v.HasBitrate)
	return c.Strings(v.Persons).Int32(int32(v.Player)).String(v.Copyright)
}

func foldImage(c Checksum, v *Image) Checksum {
	return c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).Int32(int32(v.Size))
}

// FoldStructList folds a StructList in.
func FoldStructList(c Checksum, v *StructList) Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = FoldStruct(c, &v.Values[i])
	}
	return c
}

// FoldSampleList folds a SampleList in.
func FoldSampleList(c Checksum, v *SampleList) Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = FoldSample(c, &v.Values[i])
	}
	return c
}

// FoldMediaContentList folds a MediaContentList in.
func FoldMediaContentList(c Checksum, v *MediaContentList) Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = FoldMediaContent(c, &v.Values[i])
	}
	return c
}
