package datatypes

// Struct is a small record of numbers alone.
type Struct struct {
	F1, F2, F3, F4, F5, F6, F7, F8 int32
}

// Sample holds each kind of scalar once, once more as a "boxed" field (a name
// kept from the Java original; it is a plain scalar here), and a list of each.
type Sample struct {
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

// Player is the program that plays a Media.
type Player int32

// The players.
const (
	PlayerJava Player = iota
	PlayerFlash
)

// Size is the size class of an Image.
type Size int32

// The size classes.
const (
	SizeSmall Size = iota
	SizeLarge
)

// Media describes one media file. A nil Title is absent, which is not the same
// as a title that is present and empty.
type Media struct {
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
	Player     Player
	Copyright  string
}

// Image describes one still picture. A nil Title is absent.
type Image struct {
	URI    string
	Title  *string
	Width  int32
	Height int32
	Size   Size
}

// MediaContent is a nested record, mostly text: a media file and its stills.
type MediaContent struct {
	Media  Media
	Images []Image
}

// StructList is a list of Struct.
type StructList struct{ Values []Struct }

// SampleList is a list of Sample.
type SampleList struct{ Values []Sample }

// MediaContentList is a list of MediaContent.
type MediaContentList struct{ Values []MediaContent }
