// Package capnp adapts capnproto.org/go/capnp/v3 on the code that capnpc-go writes
// from schemas/bench.capnp.
//
// Cap'n Proto has no values of its own, just messages that are written and read
// in place. So the rows work on the application's structs: serialize sets the
// fields of a message from one and marshals the message, and deserialize copies
// what the accessors read into one that owns its memory. Whoever reads a few
// fields of a message does not do the latter; that is the operation traverse,
// which reads every field where it lies and makes nothing but the message.
//
// The two rows are the two encodings that the documentation has. "capnp" is the
// message as it is in memory, most of whose bytes are padding and the upper halves
// of small numbers; "capnp-packed" leaves the zero bytes out.
//
// A title is a union with nothing in the schema, as Cap'n Proto has it for what may
// be absent: the library's setters take an empty text for none.
package capnp

import (
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "capnp" and "capnp-packed".
//
// Note: the library writes into no slice of the caller's, and it decodes into no
// existing value, since it decodes into none. It panics on a list of more than 2²²
// truth values, both in writing and in reading it.
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{row("capnp", plain), row("capnp-packed", packed)}
}

func row(name string, e encoding) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "Cap'n Proto",
		Module:        "capnproto.org/go/capnp/v3",
		Documentation: "https://github.com/capnproto/go-capnp/blob/v3.1.0-alpha.2/docs/Working-with-Capn-Proto-Types.md",
		Traits: serializers.Traits{
			Style:         serializers.Handwritten,
			Unsafe:        true,
			Schema:        true,
			Deterministic: true,
			KeepsNil:      true,
			Streaming:     true,
		},
		Schema: "schemas/bench.capnp",
		Bind:   func(d datatypes.Datatype) (serializers.Codec, error) { return bind(e, d) },
	}
}

func bind(e encoding, d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(e, writeStruct, readStruct, traverseStruct), nil
	case datatypes.NameSample:
		return codec(e, writeSample, readSample, traverseSample), nil
	case datatypes.NameMediaContent:
		return codec(e, writeMediaContent, readMediaContent, traverseMediaContent), nil
	case datatypes.NameStructList:
		return codec(e, writeStructList, readStructList, traverseStructList), nil
	case datatypes.NameSampleList:
		return codec(e, writeSampleList, readSampleList, traverseSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(e, writeMediaContentList, readMediaContentList, traverseMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: structs are generated from a schema, which has none for %s",
		serializers.ErrUnsupported, d.Name)
}
