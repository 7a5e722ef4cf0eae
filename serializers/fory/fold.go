package fory

import "serbench/datatypes"

// The checksums are those of the domain structs that the values are converted to,
// whose titles are always present.

func foldStruct(c datatypes.Checksum, v *foryStruct) datatypes.Checksum {
	return datatypes.FoldStruct(c, (*datatypes.Struct)(v))
}

func foldSample(c datatypes.Checksum, v *forySample) datatypes.Checksum {
	return datatypes.FoldSample(c, (*datatypes.Sample)(v))
}

func foldMediaContent(c datatypes.Checksum, v *foryMediaContent) datatypes.Checksum {
	c = foldMedia(c, &v.Media).Len(len(v.Images))
	for i := range v.Images {
		c = foldImage(c, &v.Images[i])
	}
	return c
}

func foldMedia(c datatypes.Checksum, v *foryMedia) datatypes.Checksum {
	c = c.String(v.URI).Optional(&v.Title).Int32(v.Width).Int32(v.Height).String(v.Format)
	c = c.Int64(v.Duration).Int64(v.Size).Int32(v.Bitrate).Bool(v.HasBitrate)
	return c.Strings(v.Persons).Int32(int32(v.Player)).String(v.Copyright)
}

func foldImage(c datatypes.Checksum, v *foryImage) datatypes.Checksum {
	return c.String(v.URI).Optional(&v.Title).Int32(v.Width).Int32(v.Height).Int32(int32(v.Size))
}

func foldStructList(c datatypes.Checksum, v *foryStructList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldStruct(c, &v.Values[i])
	}
	return c
}

func foldSampleList(c datatypes.Checksum, v *forySampleList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldSample(c, &v.Values[i])
	}
	return c
}

func foldMediaContentList(c datatypes.Checksum, v *foryMediaContentList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldMediaContent(c, &v.Values[i])
	}
	return c
}
