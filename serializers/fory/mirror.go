package fory

import "serbench/datatypes"

// The mirror types carry a number for every field, which takes the place of the
// field's name in the type's metadata, and say of every list of numbers that it
// is an array, whose elements are then written as one block of memory. The
// documentation advises both where size and speed matter. The fields that are
// neither are plain: an absent title is written as "", and a nil slice as an
// empty one.

type foryStruct struct {
	F1 int32 `fory:"id=1"`
	F2 int32 `fory:"id=2"`
	F3 int32 `fory:"id=3"`
	F4 int32 `fory:"id=4"`
	F5 int32 `fory:"id=5"`
	F6 int32 `fory:"id=6"`
	F7 int32 `fory:"id=7"`
	F8 int32 `fory:"id=8"`
}

type forySample struct {
	IntValue          int32     `fory:"id=1"`
	LongValue         int64     `fory:"id=2"`
	FloatValue        float32   `fory:"id=3"`
	DoubleValue       float64   `fory:"id=4"`
	ShortValue        int32     `fory:"id=5"`
	CharValue         int32     `fory:"id=6"`
	BooleanValue      bool      `fory:"id=7"`
	IntValueBoxed     int32     `fory:"id=8"`
	LongValueBoxed    int64     `fory:"id=9"`
	FloatValueBoxed   float32   `fory:"id=10"`
	DoubleValueBoxed  float64   `fory:"id=11"`
	ShortValueBoxed   int32     `fory:"id=12"`
	CharValueBoxed    int32     `fory:"id=13"`
	BooleanValueBoxed bool      `fory:"id=14"`
	IntArray          []int32   `fory:"id=15,type=array(element=int32)"`
	LongArray         []int64   `fory:"id=16,type=array(element=int64)"`
	FloatArray        []float32 `fory:"id=17,type=array(element=float32)"`
	DoubleArray       []float64 `fory:"id=18,type=array(element=float64)"`
	ShortArray        []int32   `fory:"id=19,type=array(element=int32)"`
	CharArray         []int32   `fory:"id=20,type=array(element=int32)"`
	BooleanArray      []bool    `fory:"id=21,type=array(element=bool)"`
	String            string    `fory:"id=22"`
}

type foryMedia struct {
	URI        string           `fory:"id=1"`
	Title      string           `fory:"id=2"`
	Width      int32            `fory:"id=3"`
	Height     int32            `fory:"id=4"`
	Format     string           `fory:"id=5"`
	Duration   int64            `fory:"id=6"`
	Size       int64            `fory:"id=7"`
	Bitrate    int32            `fory:"id=8"`
	HasBitrate bool             `fory:"id=9"`
	Persons    []string         `fory:"id=10"`
	Player     datatypes.Player `fory:"id=11"`
	Copyright  string           `fory:"id=12"`
}

type foryImage struct {
	URI    string         `fory:"id=1"`
	Title  string         `fory:"id=2"`
	Width  int32          `fory:"id=3"`
	Height int32          `fory:"id=4"`
	Size   datatypes.Size `fory:"id=5"`
}

type foryMediaContent struct {
	Media  foryMedia   `fory:"id=1"`
	Images []foryImage `fory:"id=2"`
}

type foryStructList struct {
	Values []foryStruct `fory:"id=1"`
}

type forySampleList struct {
	Values []forySample `fory:"id=1"`
}

type foryMediaContentList struct {
	Values []foryMediaContent `fory:"id=1"`
}
