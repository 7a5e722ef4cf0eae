// Package protobuf adapts google.golang.org/protobuf, the Go team's own
// implementation of protocol buffers, on the messages that its generator writes
// from schemas/bench.proto (the open API, which is the generator's default for
// proto3).
//
// The calls are those that the library's documentation names first:
// [proto.Marshal] and [proto.Unmarshal] with their default options, and
// [proto.MarshalOptions.MarshalAppend] where a buffer is used again.
package protobuf

import (
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the library's one row, "protobuf".
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
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "protobuf",
		Format:        "protobuf",
		Module:        "google.golang.org/protobuf",
		Documentation: "https://pkg.go.dev/google.golang.org/protobuf/proto",
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
	}}
}

func bind(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(structToNative, structToDomain), nil
	case datatypes.NameSample:
		return codec(sampleToNative, sampleToDomain), nil
	case datatypes.NameMediaContent:
		return codec(mediaContentToNative, mediaContentToDomain), nil
	case datatypes.NameStructList:
		return codec(structListToNative, structListToDomain), nil
	case datatypes.NameSampleList:
		return codec(sampleListToNative, sampleListToDomain), nil
	case datatypes.NameMediaContentList:
		return codec(mediaContentListToNative, mediaContentListToDomain), nil
	}
	return nil, fmt.Errorf("%w: schemas/bench.proto has no message for %s", serializers.ErrUnsupported, d.Name)
}
