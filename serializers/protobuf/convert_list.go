package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchpb"
)

func structListToNative(l *datatypes.StructList) *benchpb.StructList {
	return &benchpb.StructList{Values: toPointers(l.Values, structToNative)}
}

func structListToDomain(m *benchpb.StructList) *datatypes.StructList {
	return &datatypes.StructList{Values: toValues(m.Values, structToDomain)}
}

func sampleListToNative(l *datatypes.SampleList) *benchpb.SampleList {
	return &benchpb.SampleList{Values: toPointers(l.Values, sampleToNative)}
}

func sampleListToDomain(m *benchpb.SampleList) *datatypes.SampleList {
	return &datatypes.SampleList{Values: toValues(m.Values, sampleToDomain)}
}

func mediaContentListToNative(l *datatypes.MediaContentList) *benchpb.MediaContentList {
	return &benchpb.MediaContentList{Values: toPointers(l.Values, mediaContentToNative)}
}

func mediaContentListToDomain(m *benchpb.MediaContentList) *datatypes.MediaContentList {
	return &datatypes.MediaContentList{Values: toValues(m.Values, mediaContentToDomain)}
}

// toPointers converts a list of the domain to a repeated field of messages.
func toPointers[D, M any](values []D, toNative func(*D) *M) []*M {
	messages := make([]*M, len(values))
	for i := range values {
		messages[i] = toNative(&values[i])
	}
	return messages
}

// toValues converts a repeated field of messages to a list of the domain.
func toValues[M, D any](messages []*M, toDomain func(*M) *D) []D {
	values := make([]D, len(messages))
	for i, message := range messages {
		values[i] = *toDomain(message)
	}
	return values
}
