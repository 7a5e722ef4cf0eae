package thrift

import (
	"serbench/datatypes"
	"serbench/schemas/benchthrift"
	"serbench/serializers/convert"
)

// Values converted to and fro share strings, titles and lists with what they were
// made from, but for lists of floats, which Thrift has as doubles. A nil list stays
// nil.

func fromStruct(v *datatypes.Struct) *benchthrift.Struct {
	return &benchthrift.Struct{
		F1: v.F1, F2: v.F2, F3: v.F3, F4: v.F4,
		F5: v.F5, F6: v.F6, F7: v.F7, F8: v.F8,
	}
}

func toStruct(v *benchthrift.Struct) *datatypes.Struct {
	return &datatypes.Struct{
		F1: v.F1, F2: v.F2, F3: v.F3, F4: v.F4,
		F5: v.F5, F6: v.F6, F7: v.F7, F8: v.F8,
	}
}

func fromStructList(v *datatypes.StructList) *benchthrift.StructList {
	return &benchthrift.StructList{Values: convert.Pointers(v.Values, fromStruct)}
}

func toStructList(v *benchthrift.StructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Values(v.Values, toStruct)}
}

func fromSampleList(v *datatypes.SampleList) *benchthrift.SampleList {
	return &benchthrift.SampleList{Values: convert.Pointers(v.Values, fromSample)}
}

func toSampleList(v *benchthrift.SampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Values(v.Values, toSample)}
}

func fromMediaContentList(v *datatypes.MediaContentList) *benchthrift.MediaContentList {
	return &benchthrift.MediaContentList{Values: convert.Pointers(v.Values, fromMediaContent)}
}

func toMediaContentList(v *benchthrift.MediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Values(v.Values, toMediaContent)}
}
