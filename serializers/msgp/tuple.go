package msgp

import "serbench/datatypes"

// The types of the row "msgp-tuple" have the fields of the domain structs in the
// same order, which is all that says which is which in a tuple.

//go:generate go tool msgp -unexported -tests=false

// The generator knows the types of one file alone, and is told what these are.
//
//msgp:shim datatypes.Player as:int32 using:int32/datatypes.Player
//msgp:shim datatypes.Size as:int32 using:int32/datatypes.Size
//msgp:tuple tupleStruct tupleSample tupleMedia tupleImage tupleMediaContent
//msgp:tuple tupleStructList tupleSampleList tupleMediaContentList

type tupleStruct struct {
	F1, F2, F3, F4, F5, F6, F7, F8 int32
}

type tupleSample struct {
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

type tupleMedia struct {
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

type tupleImage struct {
	URI    string
	Title  *string
	Width  int32
	Height int32
	Size   datatypes.Size
}

type tupleMediaContent struct {
	Media  tupleMedia
	Images []tupleImage
}

type tupleStructList struct{ Values []tupleStruct }

type tupleSampleList struct{ Values []tupleSample }

type tupleMediaContentList struct{ Values []tupleMediaContent }
