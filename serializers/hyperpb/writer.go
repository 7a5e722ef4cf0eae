//go:build amd64 || arm64

package hyperpb

import (
	"fmt"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/protobuf"
)

// A writer makes what the library only reads: package protobuf writes the bytes of
// domain values. Nothing of it is ever timed.
type writer struct {
	protobuf   serializers.Codec
	descriptor protoreflect.MessageDescriptor
}

func newWriter(d datatypes.Datatype) (writer, error) {
	codec, err := protobuf.Serializers()[0].Bind(d)
	if err != nil {
		return writer{}, err
	}
	message := codec.FromDomain(d.Fresh()).(proto.Message)
	return writer{codec, message.ProtoReflect().Descriptor()}, nil
}

// fill parses what protobuf writes of a domain value into a new message. protobuf
// has checked the texts, so a text that the library's own check refuses is let in
// here, and refused where it counts, in deserializing.
func (w writer) fill(m *hyperpb.Message, domain any, options ...hyperpb.UnmarshalOption) error {
	data, err := w.protobuf.Serialize(w.protobuf.FromDomain(domain))
	if err != nil {
		return fmt.Errorf("serialize with protobuf: %w", err)
	}
	return m.Unmarshal(data, append(options, hyperpb.WithAllowInvalidUTF8(true))...)
}
