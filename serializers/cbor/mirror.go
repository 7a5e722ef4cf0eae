package cbor

import "serbench/datatypes"

// The mirror types have the fields of the domain structs in the same order, and
// before them the blank field that says that the struct is an array.

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
