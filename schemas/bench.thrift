// The six datatypes, in Thrift's IDL.
//
// The code generated from it is written by the compiler of Debian's package
// thrift-compiler, 0.17.0, and runs with the library of go.mod, which is newer: the
// generated code needs no flag and no change for that, but for gofmt. What the
// compiler of that newer release adds to each Read and Write, a check of how deep
// structs are nested, is not in it.
//
// Fields are neither required nor, but for the titles, optional: that is Thrift's
// default, by which a writer always writes a field and a reader need not find it.

namespace go benchthrift

// Struct is a small record of numbers alone.
struct Struct {
  1: i32 f1
  2: i32 f2
  3: i32 f3
  4: i32 f4
  5: i32 f5
  6: i32 f6
  7: i32 f7
  8: i32 f8
}

// Sample holds each kind of scalar twice, and a list of each. Thrift has no float
// of four bytes, so that a float is a double. The field "string_" has a mark since
// the word alone is a keyword.
struct Sample {
  1: i32 int_value
  2: i64 long_value
  3: double float_value
  4: double double_value
  5: i32 short_value
  6: i32 char_value
  7: bool boolean_value
  8: i32 int_value_boxed
  9: i64 long_value_boxed
  10: double float_value_boxed
  11: double double_value_boxed
  12: i32 short_value_boxed
  13: i32 char_value_boxed
  14: bool boolean_value_boxed
  15: list<i32> int_array
  16: list<i64> long_array
  17: list<double> float_array
  18: list<double> double_array
  19: list<i32> short_array
  20: list<i32> char_array
  21: list<bool> boolean_array
  22: string string_
}

// Player is the program that plays a Media.
enum Player {
  JAVA = 0
  FLASH = 1
}

// Size is the size class of an Image.
enum Size {
  SMALL = 0
  LARGE = 1
}

// Media describes one media file. An absent title is not the same as an empty one.
struct Media {
  1: string uri
  2: optional string title
  3: i32 width
  4: i32 height
  5: string format
  6: i64 duration
  7: i64 size
  8: i32 bitrate
  9: bool has_bitrate
  10: list<string> persons
  11: Player player
  12: string copyright
}

// Image describes one still picture. An absent title is not the same as an empty one.
struct Image {
  1: string uri
  2: optional string title
  3: i32 width
  4: i32 height
  5: Size size
}

// MediaContent is a media file and its stills.
struct MediaContent {
  1: Media media
  2: list<Image> images
}

// StructList is a list of Struct.
struct StructList {
  1: list<Struct> values
}

// SampleList is a list of Sample.
struct SampleList {
  1: list<Sample> values
}

// MediaContentList is a list of MediaContent.
struct MediaContentList {
  1: list<MediaContent> values
}
