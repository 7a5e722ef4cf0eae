package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
	"serbench/serializers/convert"
)

func structListToOpaque(l *datatypes.StructList) *benchopaquepb.StructList {
	return benchopaquepb.StructList_builder{Values: convert.Pointers(l.Values, structToOpaque)}.Build()
}

func structListFromOpaque(m *benchopaquepb.StructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Values(m.GetValues(), structFromOpaque)}
}

func sampleListToOpaque(l *datatypes.SampleList) *benchopaquepb.SampleList {
	return benchopaquepb.SampleList_builder{Values: convert.Pointers(l.Values, sampleToOpaque)}.Build()
}

func sampleListFromOpaque(m *benchopaquepb.SampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Values(m.GetValues(), sampleFromOpaque)}
}

func mediaContentListToOpaque(l *datatypes.MediaContentList) *benchopaquepb.MediaContentList {
	return benchopaquepb.MediaContentList_builder{Values: convert.Pointers(l.Values, mediaContentToOpaque)}.Build()
}

func mediaContentListFromOpaque(m *benchopaquepb.MediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Values(m.GetValues(), mediaContentFromOpaque)}
}
