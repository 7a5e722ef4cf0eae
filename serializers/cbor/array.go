package cbor

import (
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// The types of the row "cbor-array" have the fields of the domain structs in the
// same order, and before them the blank field that says that the struct is an array.

type arrayStruct struct {
	_ struct{} `cbor:",toarray"`

	F1, F2, F3, F4, F5, F6, F7, F8 int32
}

type arraySample struct {
	_ struct{} `cbor:",toarray"`

	IntValue          int32
	LongValue         int64
	FloatValue        float32
	DoubleValue       float64
	ShortValue        int32
	CharValue         int32
	BooleanValue      bool
	IntValueBoxed     int32
	LongValueBoxed    int64
	FloatValueBoxed   float32
	DoubleValueBoxed  float64
	ShortValueBoxed   int32
	CharValueBoxed    int32
	BooleanValueBoxed bool
	IntArray          []int32
	LongArray         []int64
	FloatArray        []float32
	DoubleArray       []float64
	ShortArray        []int32
	CharArray         []int32
	BooleanArray      []bool
	String            string
}

type arrayMedia struct {
	_ struct{} `cbor:",toarray"`

	URI        string
	Title      *string
	Width      int32
	Height     int32
	Format     string
	Duration   int64
	Size       int64
	Bitrate    int32
	HasBitrate bool
	Persons    []string
	Player     datatypes.Player
	Copyright  string
}

type arrayImage struct {
	_ struct{} `cbor:",toarray"`

	URI    string
	Title  *string
	Width  int32
	Height int32
	Size   datatypes.Size
}

type arrayMediaContent struct {
	_ struct{} `cbor:",toarray"`

	Media  arrayMedia
	Images []arrayImage
}

type arrayStructList struct {
	_ struct{} `cbor:",toarray"`

	Values []arrayStruct
}

type arraySampleList struct {
	_ struct{} `cbor:",toarray"`

	Values []arraySample
}

type arrayMediaContentList struct {
	_ struct{} `cbor:",toarray"`

	Values []arrayMediaContent
}

// bindArray works on the array types.
func bindArray(m modes, d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return arrayCodec(m, structToArray, structFromArray, foldArrayStruct), nil
	case datatypes.NameSample:
		return arrayCodec(m, sampleToArray, sampleFromArray, foldArraySample), nil
	case datatypes.NameMediaContent:
		return arrayCodec(m, mediaContentToArray, mediaContentFromArray, foldArrayMediaContent), nil
	case datatypes.NameStructList:
		return arrayCodec(m, structListToArray, structListFromArray, foldArrayStructList), nil
	case datatypes.NameSampleList:
		return arrayCodec(m, sampleListToArray, sampleListFromArray, foldArraySampleList), nil
	case datatypes.NameMediaContentList:
		return arrayCodec(m, mediaContentListToArray, mediaContentListFromArray, foldArrayMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: arrays need a type with a toarray tag, and there is none for %s",
		serializers.ErrUnsupported, d.Name)
}

// arrayCodec decodes over an existing value with the call that decodes into a
// fresh one. An array that does not have as many elements as N has fields is an
// error, so that reuse leaves nothing old; only a null in the place of a number or
// a string, which this row never writes, would.
func arrayCodec[D, N any](
	m modes,
	toNative func(*D) *N,
	toDomain func(*N) *D,
	fold func(datatypes.Checksum, *N) datatypes.Checksum,
) serializers.Codec {
	b := mirrored(m, toNative, toDomain, fold)
	b.DeserializeReuse = func(v *N, data []byte) (*N, error) {
		return v, m.decode.Unmarshal(data, v)
	}
	return b.Codec()
}
