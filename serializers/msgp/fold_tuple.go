package msgp

import "serbench/datatypes"

func foldTupleStruct(c datatypes.Checksum, v *tupleStruct) datatypes.Checksum {
	return datatypes.FoldStruct(c, (*datatypes.Struct)(v))
}

func foldTupleSample(c datatypes.Checksum, v *tupleSample) datatypes.Checksum {
	return datatypes.FoldSample(c, (*datatypes.Sample)(v))
}

func foldTupleMediaContent(c datatypes.Checksum, v *tupleMediaContent) datatypes.Checksum {
	c = foldMedia(c, (*datatypes.Media)(&v.Media)).Len(len(v.Images))
	for i := range v.Images {
		c = foldImage(c, (*datatypes.Image)(&v.Images[i]))
	}
	return c
}

func foldTupleStructList(c datatypes.Checksum, v *tupleStructList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldTupleStruct(c, &v.Values[i])
	}
	return c
}

func foldTupleSampleList(c datatypes.Checksum, v *tupleSampleList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldTupleSample(c, &v.Values[i])
	}
	return c
}

func foldTupleMediaContentList(c datatypes.Checksum, v *tupleMediaContentList) datatypes.Checksum {
	c = c.Len(len(v.Values))
	for i := range v.Values {
		c = foldTupleMediaContent(c, &v.Values[i])
	}
	return c
}
