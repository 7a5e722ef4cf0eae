package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchpb"
	"serbench/serializers/convert"
)

func structListToOpen(l *datatypes.StructList) *benchpb.StructList {
	return &benchpb.StructList{Values: convert.Pointers(l.Values, structToOpen)}
}

func structListFromOpen(m *benchpb.StructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Values(m.Values, structFromOpen)}
}

func sampleListToOpen(l *datatypes.SampleList) *benchpb.SampleList {
	return &benchpb.SampleList{Values: convert.Pointers(l.Values, sampleToOpen)}
}

func sampleListFromOpen(m *benchpb.SampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Values(m.Values, sampleFromOpen)}
}

func mediaContentListToOpen(l *datatypes.MediaContentList) *benchpb.MediaContentList {
	return &benchpb.MediaContentList{Values: convert.Pointers(l.Values, mediaContentToOpen)}
}

func mediaContentListFromOpen(m *benchpb.MediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Values(m.Values, mediaContentFromOpen)}
}
