package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpoolpb"
	"serbench/serializers/convert"
)

func structListToPooled(l *datatypes.StructList) *benchvtpoolpb.StructList {
	return &benchvtpoolpb.StructList{Values: convert.Pointers(l.Values, structToPooled)}
}

func structListFromPooled(m *benchvtpoolpb.StructList) *datatypes.StructList {
	return &datatypes.StructList{Values: convert.Values(m.Values, structFromPooled)}
}

func sampleListToPooled(l *datatypes.SampleList) *benchvtpoolpb.SampleList {
	return &benchvtpoolpb.SampleList{Values: convert.Pointers(l.Values, sampleToPooled)}
}

func sampleListFromPooled(m *benchvtpoolpb.SampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: convert.Values(m.Values, sampleFromPooled)}
}

func mediaContentListToPooled(l *datatypes.MediaContentList) *benchvtpoolpb.MediaContentList {
	return &benchvtpoolpb.MediaContentList{Values: convert.Pointers(l.Values, mediaContentToPooled)}
}

func mediaContentListFromPooled(m *benchvtpoolpb.MediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: convert.Values(m.Values, mediaContentFromPooled)}
}
