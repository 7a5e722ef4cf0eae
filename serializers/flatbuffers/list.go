package flatbuffers

import (
	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
)

// The three lists differ in the type of their elements alone, and of that each
// has its own generated functions. An accessor of an element is moved along the
// list, as the documentation has it.

func writeStructList(b *builder, v *datatypes.StructList) flatbuffers.UOffsetT {
	values := tables(b, v.Values, writeStruct)
	benchfb.StructListStart(b.Builder)
	benchfb.StructListAddValues(b.Builder, values)
	return benchfb.StructListEnd(b.Builder)
}

func deserializeStructList(data []byte) (*datatypes.StructList, error) {
	from := benchfb.GetRootAsStructList(data, 0)
	v := &datatypes.StructList{Values: make([]datatypes.Struct, from.ValuesLength())}
	var element benchfb.Struct
	for i := range v.Values {
		from.Values(&element, i)
		readStruct(&element, &v.Values[i])
	}
	return v, nil
}

func traverseStructList(data []byte) (datatypes.Checksum, error) {
	from := benchfb.GetRootAsStructList(data, 0)
	n := from.ValuesLength()
	c := datatypes.Checksum(0).Len(n)
	var element benchfb.Struct
	for i := range n {
		from.Values(&element, i)
		c = foldStruct(c, &element)
	}
	return c, nil
}

func writeSampleList(b *builder, v *datatypes.SampleList) flatbuffers.UOffsetT {
	values := tables(b, v.Values, writeSample)
	benchfb.SampleListStart(b.Builder)
	benchfb.SampleListAddValues(b.Builder, values)
	return benchfb.SampleListEnd(b.Builder)
}

func deserializeSampleList(data []byte) (*datatypes.SampleList, error) {
	from := benchfb.GetRootAsSampleList(data, 0)
	v := &datatypes.SampleList{Values: make([]datatypes.Sample, from.ValuesLength())}
	var element benchfb.Sample
	for i := range v.Values {
		from.Values(&element, i)
		readSample(&element, &v.Values[i])
	}
	return v, nil
}

func traverseSampleList(data []byte) (datatypes.Checksum, error) {
	from := benchfb.GetRootAsSampleList(data, 0)
	n := from.ValuesLength()
	c := datatypes.Checksum(0).Len(n)
	var element benchfb.Sample
	for i := range n {
		from.Values(&element, i)
		c = foldSample(c, &element)
	}
	return c, nil
}

func writeMediaContentList(b *builder, v *datatypes.MediaContentList) flatbuffers.UOffsetT {
	values := tables(b, v.Values, writeMediaContent)
	benchfb.MediaContentListStart(b.Builder)
	benchfb.MediaContentListAddValues(b.Builder, values)
	return benchfb.MediaContentListEnd(b.Builder)
}

func deserializeMediaContentList(data []byte) (*datatypes.MediaContentList, error) {
	from := benchfb.GetRootAsMediaContentList(data, 0)
	v := &datatypes.MediaContentList{Values: make([]datatypes.MediaContent, from.ValuesLength())}
	var element benchfb.MediaContent
	for i := range v.Values {
		from.Values(&element, i)
		readMediaContent(&element, &v.Values[i])
	}
	return v, nil
}

func traverseMediaContentList(data []byte) (datatypes.Checksum, error) {
	from := benchfb.GetRootAsMediaContentList(data, 0)
	n := from.ValuesLength()
	c := datatypes.Checksum(0).Len(n)
	var element benchfb.MediaContent
	for i := range n {
		from.Values(&element, i)
		c = foldMediaContent(c, &element)
	}
	return c, nil
}
