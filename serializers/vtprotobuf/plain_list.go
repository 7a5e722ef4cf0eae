package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpb"
	"serbench/serializers/convert"
)

func structListToPlain(l *datatypes.StructList) *benchvtpb.StructList {
	return &benchvtpb.StructList{Values: convert.Pointers(l.Values, structToPlain)}
}

func structListFromPlain(m *benchvtpb.StructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Values(m.Values, structFromPlain)}
}

func sampleListToPlain(l *datatypes.SampleList) *benchvtpb.SampleList {
	return &benchvtpb.SampleList{Values: convert.Pointers(l.Values, sampleToPlain)}
}

func sampleListFromPlain(m *benchvtpb.SampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Values(m.Values, sampleFromPlain)}
}

func mediaContentListToPlain(l *datatypes.MediaContentList) *benchvtpb.MediaContentList {
	return &benchvtpb.MediaContentList{Values: convert.Pointers(l.Values, mediaContentToPlain)}
}

func mediaContentListFromPlain(m *benchvtpb.MediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Values(m.Values, mediaContentFromPlain)}
}
