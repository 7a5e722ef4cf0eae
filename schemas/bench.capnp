@0xcce8b728332067bf;
# The six datatypes in Cap'n Proto.
#
# A title is a union with nothing, which is how Cap'n Proto has a field that may
# be absent. A pointer may be null as well, but what sets a text takes a null
# pointer for an empty one.

using Go = import "/go.capnp";
$Go.package("benchcapnp");
$Go.import("serbench/schemas/benchcapnp");

struct Struct {
  f1 @0 :Int32;
  f2 @1 :Int32;
  f3 @2 :Int32;
  f4 @3 :Int32;
  f5 @4 :Int32;
  f6 @5 :Int32;
  f7 @6 :Int32;
  f8 @7 :Int32;
}

struct Sample {
  intValue @0 :Int32;
  longValue @1 :Int64;
  floatValue @2 :Float32;
  doubleValue @3 :Float64;
  shortValue @4 :Int32;
  charValue @5 :Int32;
  booleanValue @6 :Bool;
  intValueBoxed @7 :Int32;
  longValueBoxed @8 :Int64;
  floatValueBoxed @9 :Float32;
  doubleValueBoxed @10 :Float64;
  shortValueBoxed @11 :Int32;
  charValueBoxed @12 :Int32;
  booleanValueBoxed @13 :Bool;
  intArray @14 :List(Int32);
  longArray @15 :List(Int64);
  floatArray @16 :List(Float32);
  doubleArray @17 :List(Float64);
  shortArray @18 :List(Int32);
  charArray @19 :List(Int32);
  booleanArray @20 :List(Bool);
  string @21 :Text;
}

enum Player {
  java @0;
  flash @1;
}

enum Size {
  small @0;
  large @1;
}

struct Media {
  uri @0 :Text;
  title :union {
    absent @1 :Void;
    present @2 :Text;
  }
  width @3 :Int32;
  height @4 :Int32;
  format @5 :Text;
  duration @6 :Int64;
  size @7 :Int64;
  bitrate @8 :Int32;
  hasBitrate @9 :Bool;
  persons @10 :List(Text);
  player @11 :Player;
  copyright @12 :Text;
}

struct Image {
  uri @0 :Text;
  title :union {
    absent @1 :Void;
    present @2 :Text;
  }
  width @3 :Int32;
  height @4 :Int32;
  size @5 :Size;
}

struct MediaContent {
  media @0 :Media;
  images @1 :List(Image);
}

struct StructList {
  values @0 :List(Struct);
}

struct SampleList {
  values @0 :List(Sample);
}

struct MediaContentList {
  values @0 :List(MediaContent);
}
