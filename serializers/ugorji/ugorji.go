// Package ugorji adapts github.com/ugorji/go/codec.
//
// It is one library with several formats and one way to be called: a handle holds
// the options of a format, and an encoder or a decoder made for it is reset for each
// value, which keeps the state that a new one would have to build.
//
// Neither is safe for concurrent use, and so these rows claim none. The library has
// no pool of them: its author tells a server to put a mutex or a sync.Pool around
// them (github.com/ugorji/go/issues/177), which is then the server's code, and its
// cost the server's. What is timed here is the library.
//
// The library uses package unsafe, unless it is built with the tag codec.safe.
package ugorji

import (
	"github.com/ugorji/go/codec"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "ugorji-msgpack", "ugorji-cbor" and "ugorji-json".
func Serializers() []serializers.Serializer {
	rows := []serializers.Serializer{
		row("ugorji-msgpack", "MessagePack", newMsgpack),
		row("ugorji-cbor", "CBOR", newCBOR),
		row("ugorji-json", "JSON", newJSON),
	}
	// An array of bytes may stand in the place of a text. The decoder makes room for
	// the number of elements that its head announces, up to 64 MiB.
	rows[0].Weaknesses = []serializers.Weakness{serializers.AllocatesOnMalformed}
	rows[1].Weaknesses = []serializers.Weakness{serializers.AllocatesOnMalformed}
	// JSON has no number for NaN and infinities. They are written as null, and null
	// is read as zero.
	rows[2].Weaknesses = []serializers.Weakness{serializers.ZeroesNonFinite}
	return rows
}

func row(name, format string, newHandle func() codec.Handle) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        format,
		Module:        "github.com/ugorji/go/codec",
		Documentation: "https://pkg.go.dev/github.com/ugorji/go/codec#hdr-Usage",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			BufferReuse:    true,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Streaming:      true,
		},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return bind(d, newHandle()), nil
		},
		Describe: func(data []byte) (any, error) {
			var v any
			err := codec.NewDecoderBytes(data, newHandle()).Decode(&v)
			return v, err
		},
	}
}

// newMsgpack asks for two things that the specification does and the defaults do
// not: its types of 2013, among them the text with a length of one byte, and the
// smallest form of a positive integer, which may be an unsigned one.
func newMsgpack() codec.Handle {
	return &codec.MsgpackHandle{WriteExt: true, PositiveIntUnsigned: true}
}

// newCBOR takes the defaults: lengths are written in front, and floats keep the
// width of their Go type.
func newCBOR() codec.Handle { return new(codec.CborHandle) }

// newJSON takes the defaults.
func newJSON() codec.Handle { return new(codec.JsonHandle) }
