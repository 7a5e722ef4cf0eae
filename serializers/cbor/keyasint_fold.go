package cbor

import "serbench/datatypes"

// The checksums are those of the domain structs.

func foldKeyedStruct(c datatypes.Checksum, v *keyedStruct) datatypes.Checksum {
	return datatypes.FoldStruct(c, (*datatypes.Struct)(v))
}

func foldKeyedSample(c datatypes.Checksum, v *keyedSample) datatypes.Checksum {
	return datatypes.FoldSample(c, (*datatypes.Sample)(v))
}

func foldKeyedMediaContent(c datatypes.Checksum, v *keyedMediaContent) datatypes.Checksum {
	c = foldKeyedMedia(c, &v.Media).Len(len(v.Images))
	for i := range v.Images {
		c = foldKeyedImage(c, &v.Images[i])
	}
	return c
}

func foldKeyedMedia(c datatypes.Checksum, v *keyedMedia) datatypes.Checksum {
	c = c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).String(v.Format)
	c = c.Int64(v.Duration).Int64(v.Size).Int32(v.Bitrate).Bool(v.HasBitrate)
	return c.Strings(v.Persons).Int32(int32(v.Player)).String(v.Copyright)
}

func foldKeyedImage(c datatypes.Checksum, v *keyedImage) datatypes.Checksum {
	return c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).Int32(int32(v.Size))
}

func foldKeyedStructList(c datatypes.Checksum, v *keyedStructList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldKeyedStruct(c, &v.Values[i])
	}
	return c
}

func foldKeyedSampleList(c datatypes.Checksum, v *keyedSampleList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldKeyedSample(c, &v.Values[i])
	}
	return c
}

func foldKeyedMediaContentList(c datatypes.Checksum, v *keyedMediaContentList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldKeyedMediaContent(c, &v.Values[i])
	}
	return c
}
