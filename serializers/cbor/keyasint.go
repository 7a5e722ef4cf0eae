package cbor

import (
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// The types of the row "cbor-keyasint" have the fields of the domain structs in
// the same order, each of which has its number in a tag: the numbers of
// schemas/bench.proto.

type keyedStruct struct {
	F1 int32 `cbor:"1,keyasint"`
	F2 int32 `cbor:"2,keyasint"`
	F3 int32 `cbor:"3,keyasint"`
	F4 int32 `cbor:"4,keyasint"`
	F5 int32 `cbor:"5,keyasint"`
	F6 int32 `cbor:"6,keyasint"`
	F7 int32 `cbor:"7,keyasint"`
	F8 int32 `cbor:"8,keyasint"`
}

type keyedSample struct {
	IntValue          int32     `cbor:"1,keyasint"`
	LongValue         int64     `cbor:"2,keyasint"`
	FloatValue        float32   `cbor:"3,keyasint"`
	DoubleValue       float64   `cbor:"4,keyasint"`
	ShortValue        int32     `cbor:"5,keyasint"`
	CharValue         int32     `cbor:"6,keyasint"`
	BooleanValue      bool      `cbor:"7,keyasint"`
	IntValueBoxed     int32     `cbor:"8,keyasint"`
	LongValueBoxed    int64     `cbor:"9,keyasint"`
	FloatValueBoxed   float32   `cbor:"10,keyasint"`
	DoubleValueBoxed  float64   `cbor:"11,keyasint"`
	ShortValueBoxed   int32     `cbor:"12,keyasint"`
	CharValueBoxed    int32     `cbor:"13,keyasint"`
	BooleanValueBoxed bool      `cbor:"14,keyasint"`
	IntArray          []int32   `cbor:"15,keyasint"`
	LongArray         []int64   `cbor:"16,keyasint"`
	FloatArray        []float32 `cbor:"17,keyasint"`
	DoubleArray       []float64 `cbor:"18,keyasint"`
	ShortArray        []int32   `cbor:"19,keyasint"`
	CharArray         []int32   `cbor:"20,keyasint"`
	BooleanArray      []bool    `cbor:"21,keyasint"`
	String            string    `cbor:"22,keyasint"`
}

type keyedMedia struct {
	URI        string           `cbor:"1,keyasint"`
	Title      *string          `cbor:"2,keyasint"`
	Width      int32            `cbor:"3,keyasint"`
	Height     int32            `cbor:"4,keyasint"`
	Format     string           `cbor:"5,keyasint"`
	Duration   int64            `cbor:"6,keyasint"`
	Size       int64            `cbor:"7,keyasint"`
	Bitrate    int32            `cbor:"8,keyasint"`
	HasBitrate bool             `cbor:"9,keyasint"`
	Persons    []string         `cbor:"10,keyasint"`
	Player     datatypes.Player `cbor:"11,keyasint"`
	Copyright  string           `cbor:"12,keyasint"`
}

type keyedImage struct {
	URI    string         `cbor:"1,keyasint"`
	Title  *string        `cbor:"2,keyasint"`
	Width  int32          `cbor:"3,keyasint"`
	Height int32          `cbor:"4,keyasint"`
	Size   datatypes.Size `cbor:"5,keyasint"`
}

type keyedMediaContent struct {
	Media  keyedMedia   `cbor:"1,keyasint"`
	Images []keyedImage `cbor:"2,keyasint"`
}

type keyedStructList struct {
	Values []keyedStruct `cbor:"1,keyasint"`
}

type keyedSampleList struct {
	Values []keyedSample `cbor:"1,keyasint"`
}

type keyedMediaContentList struct {
	Values []keyedMediaContent `cbor:"1,keyasint"`
}

// bindKeyAsInt works on the types with numbers.
//
// Note: there is no DeserializeReuse, for the reason that bindMap has.
func bindKeyAsInt(m modes, d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return mirrored(m, structToKeyed, structFromKeyed, foldKeyedStruct).Codec(), nil
	case datatypes.NameSample:
		return mirrored(m, sampleToKeyed, sampleFromKeyed, foldKeyedSample).Codec(), nil
	case datatypes.NameMediaContent:
		return mirrored(m, mediaContentToKeyed, mediaContentFromKeyed, foldKeyedMediaContent).Codec(), nil
	case datatypes.NameStructList:
		return mirrored(m, structListToKeyed, structListFromKeyed, foldKeyedStructList).Codec(), nil
	case datatypes.NameSampleList:
		return mirrored(m, sampleListToKeyed, sampleListFromKeyed, foldKeyedSampleList).Codec(), nil
	case datatypes.NameMediaContentList:
		return mirrored(m, mediaContentListToKeyed, mediaContentListFromKeyed, foldKeyedMediaContentList).Codec(), nil
	}
	return nil, fmt.Errorf("%w: numbers for keys need a type with keyasint tags, and there is none for %s",
		serializers.ErrUnsupported, d.Name)
}
