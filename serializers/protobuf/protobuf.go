// Package protobuf adapts google.golang.org/protobuf, the Go team's own
// implementation of protocol buffers, on the messages that its generator writes
// from schemas/bench.proto. Its two rows are the generator's two APIs, and differ
// in nothing else: in the open one, the default for proto3, a message's fields are
// those of its struct; in the opaque one, the default of the editions from 2024,
// they are hidden behind getters and builders.
//
// The calls are those that the library's documentation names first:
// [proto.Marshal] and [proto.Unmarshal] with their default options, and
// [proto.MarshalOptions.MarshalAppend] where a buffer is used again.
//
// Note: what the opaque API is praised for hardly shows here. It keeps the presence
// of scalars as bits where the open one needs pointers, and it may put off decoding
// submessages; but in proto3 a scalar has no presence unless it is optional, which
// here is the title alone, a string that is a pointer in both, and nothing is lazy
// that the schema does not declare to be.
package protobuf

import (
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "protobuf" and "protobuf-opaque".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{
		row("protobuf", "https://pkg.go.dev/google.golang.org/protobuf/proto", bindOpen),
		row("protobuf-opaque", "https://protobuf.dev/reference/go/go-generated-opaque/", bindOpaque),
	}
}

// row returns the row of an API.
//
// Note: two traits need a reason.
//
// Deterministic is not claimed. The messages hold no map, and today's release
// writes equal messages as equal bytes; but the library promises that only for
// [proto.MarshalOptions] with Deterministic set, which is not its default and
// not what its documentation recommends.
//
// ValueReuse is claimed for the one piece of memory that it is true of. Unmarshal
// resets the message first, and [proto.Reset] keeps "the memory for the message
// itself" and nothing that hangs from it: one allocation is saved for any
// message, which is all of them for a message of numbers alone.
func row(name, documentation string, bind func(datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "protobuf",
		Module:        "google.golang.org/protobuf",
		Documentation: documentation,
		Traits: serializers.Traits{
			Style:       serializers.Generated,
			BufferReuse: true,
			ValueReuse:  true,
			Unsafe:      true,
			Schema:      true,
			Concurrent:  true,
			Streaming:   true,
		},
		Schema: "schemas/bench.proto",
		Bind:   bind,
	}
}

func bindOpen(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(structToOpen, structFromOpen, foldOpenStruct), nil
	case datatypes.NameSample:
		return codec(sampleToOpen, sampleFromOpen, foldOpenSample), nil
	case datatypes.NameMediaContent:
		return codec(mediaContentToOpen, mediaContentFromOpen, foldOpenMediaContent), nil
	case datatypes.NameStructList:
		return codec(structListToOpen, structListFromOpen, foldOpenStructList), nil
	case datatypes.NameSampleList:
		return codec(sampleListToOpen, sampleListFromOpen, foldOpenSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(mediaContentListToOpen, mediaContentListFromOpen, foldOpenMediaContentList), nil
	}
	return nil, unsupported(d)
}

func bindOpaque(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(structToOpaque, structFromOpaque, foldOpaqueStruct), nil
	case datatypes.NameSample:
		return codec(sampleToOpaque, sampleFromOpaque, foldOpaqueSample), nil
	case datatypes.NameMediaContent:
		return codec(mediaContentToOpaque, mediaContentFromOpaque, foldOpaqueMediaContent), nil
	case datatypes.NameStructList:
		return codec(structListToOpaque, structListFromOpaque, foldOpaqueStructList), nil
	case datatypes.NameSampleList:
		return codec(sampleListToOpaque, sampleListFromOpaque, foldOpaqueSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(mediaContentListToOpaque, mediaContentListFromOpaque, foldOpaqueMediaContentList), nil
	}
	return nil, unsupported(d)
}

func unsupported(d datatypes.Datatype) error {
	return fmt.Errorf("%w: schemas/bench.proto has no message for %s", serializers.ErrUnsupported, d.Name)
}
