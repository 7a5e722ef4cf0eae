package msgp

import "serbench/datatypes"

func foldMapStruct(c datatypes.Checksum, v *mapStruct) datatypes.Checksum {
	return datatypes.FoldStruct(c, (*datatypes.Struct)(v))
}

func foldMapSample(c datatypes.Checksum, v *mapSample) datatypes.Checksum {
	return datatypes.FoldSample(c, (*datatypes.Sample)(v))
}

func foldMapMediaContent(c datatypes.Checksum, v *mapMediaContent) datatypes.Checksum {
	c = foldMedia(c, (*datatypes.Media)(&v.Media)).Len(len(v.Images))
	for i := range v.Images {
		c = foldImage(c, (*datatypes.Image)(&v.Images[i]))
	}
	return c
}

func foldMapStructList(c datatypes.Checksum, v *mapStructList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldMapStruct(c, &v.Values[i])
	}
	return c
}

func foldMapSampleList(c datatypes.Checksum, v *mapSampleList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldMapSample(c, &v.Values[i])
	}
	return c
}

func foldMapMediaContentList(c datatypes.Checksum, v *mapMediaContentList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldMapMediaContent(c, &v.Values[i])
	}
	return c
}
