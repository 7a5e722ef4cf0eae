//go:build amd64 || arm64

package hyperpb

import (
	"fmt"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/reflect/protoreflect"

	"serbench/datatypes"
	"serbench/serializers"
)

// What a profile is recorded of. The seed is one that no run takes by default: a
// parser that is trained on the very values that it is measured with proves little.
const (
	specimens    = 64
	specimenSeed = 0x70676f
)

// recompile returns the type as the library compiles it once it has seen messages
// of the datatype.
func (w writer) recompile(messageType *hyperpb.MessageType, d datatypes.Datatype) (*hyperpb.MessageType, error) {
	if list := listOfTexts(w.descriptor); list != "" {
		return nil, fmt.Errorf("%w: a type that is recompiled with a profile reads empty texts before those of %s",
			serializers.ErrUnsupported, list)
	}
	values, err := d.Values(specimens, datatypes.DefaultListSize, specimenSeed)
	if err != nil {
		return nil, fmt.Errorf("record a profile of %s: %w", d.Name, err)
	}
	profile := messageType.NewProfile()
	shared := new(hyperpb.Shared)
	for _, value := range values {
		m := shared.NewMessage(messageType)
		if err := w.fill(m, value, hyperpb.WithRecordProfile(profile, 1)); err != nil {
			return nil, fmt.Errorf("record a profile of %s: %w", d.Name, err)
		}
		shared.Free()
	}
	return messageType.Recompile(profile), nil
}

// listOfTexts names a field that is a list of texts, in the message or in one that
// it holds, or returns "".
//
// Note: for such a field v0.1.3 reserves as many elements as the profile expects
// and then appends the real ones after them, instead of writing over them
// (parseRepeatedUTF8 and parseRepeatedBytes).
func listOfTexts(descriptor protoreflect.MessageDescriptor) protoreflect.FullName {
	for i := range descriptor.Fields().Len() {
		field := descriptor.Fields().Get(i)
		switch {
		case field.Message() != nil:
			if list := listOfTexts(field.Message()); list != "" {
				return list
			}
		case field.IsList() && (field.Kind() == protoreflect.StringKind || field.Kind() == protoreflect.BytesKind):
			return field.FullName()
		}
	}
	return ""
}
