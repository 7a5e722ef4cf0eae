// Package shamaton adapts github.com/shamaton/msgpack/v3.
//
// Its two rows are two encodings of one format: structs as maps, keyed by the Go
// field names, and structs as arrays. Each is asked for by the function that is
// named for it. Marshal and Unmarshal would do the one or the other as a variable
// of the package says, which any part of a program may set. Integers take as few
// bytes as they need, without being asked to.
//
// The library has no call that writes into a buffer of the caller's.
package shamaton

import (
	"github.com/shamaton/msgpack/v3"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "shamaton-msgpack" and "shamaton-msgpack-array".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{
		row("shamaton-msgpack", "https://pkg.go.dev/github.com/shamaton/msgpack/v3#MarshalAsMap",
			msgpack.MarshalAsMap, msgpack.UnmarshalAsMap),
		row("shamaton-msgpack-array", "https://pkg.go.dev/github.com/shamaton/msgpack/v3#MarshalAsArray",
			msgpack.MarshalAsArray, msgpack.UnmarshalAsArray),
	}
}

// row takes the two calls that a row is made of.
//
// Note: three things that the library has are not offered.
//
// Streams: MarshalWrite writes one, but UnmarshalRead takes what a single Read
// gives for all that it asked for. From a reader that gives less, as a connection
// may, it makes another value, and no error says so.
//
// DeserializeReuse: Unmarshal does decode into an existing value, but where the
// data says nil a list or pointer keeps what it had, and so does a field that the
// data does not mention.
//
// Zero-copy: a text that comes as binary data does alias the input. No Go string
// is ever written so.
func row(name, documentation string, marshal func(any) ([]byte, error), unmarshal func([]byte, any) error) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "MessagePack",
		Module:        "github.com/shamaton/msgpack/v3",
		Documentation: documentation,
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
		},
		// The decoder looks at the next byte of lists, texts and pointers without
		// asking whether there is one. It does not believe lengths, though: a list
		// has at least a byte for each element, or is refused.
		Weaknesses: []serializers.Weakness{serializers.PanicsOnMalformed},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return serializers.Reflected(d, unmarshal, serializers.Binding[any, any]{Serialize: marshal}), nil
		},
		Describe: func(data []byte) (any, error) {
			var v any
			err := unmarshal(data, &v)
			return v, err
		},
	}
}
