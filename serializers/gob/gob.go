// Package gob adapts encoding/gob.
//
// A gob stream holds the definition of a type before its first value and then
// values alone. A message on its own must repeat the definitions, for which the
// library compiles an encoder each time, at many times the cost of the value. So
// there are two rows, which answer two questions: "gob" writes messages that
// stand alone, and "gob-stream" writes the values of a long stream.
package gob

import (
	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "gob" and "gob-stream".
func Serializers() []serializers.Serializer {
	alone := row("gob", bindAlone)
	alone.Traits.Concurrent = true
	stream := row("gob-stream", bindStream)
	stream.Traits.Streaming = true
	return []serializers.Serializer{alone, stream}
}

// row holds what the rows have in common.
//
// Note: equal values give equal bytes only within a process, since types are
// numbered in the order in which it first meets them. That is not deterministic.
func row(name string, bind func(datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "gob",
		Module:        serializers.Standard,
		Documentation: "https://pkg.go.dev/encoding/gob#hdr-Basics",
		Traits: serializers.Traits{
			Style:       serializers.Reflection,
			BufferReuse: true,
		},
		Bind: bind,
	}
}

// lost is what gob does not keep. It leaves out the fields of a struct that are
// zero, and follows pointers instead of sending them: an empty slice and a
// pointer to a zero value come back nil, and -0 as the zero that it equals. For
// the same reason there is no DeserializeReuse: a field that was left out would
// keep what it held.
const lost = datatypes.NilIsEmpty | datatypes.NilIsZero | datatypes.UnsignedZero

// output is where an encoder writes: the slice grows as append grows it, so that
// its bytes are the caller's, whether it was nil or the caller's buffer.
type output []byte

func (o *output) Write(data []byte) (int, error) {
	*o = append(*o, data...)
	return len(data), nil
}
