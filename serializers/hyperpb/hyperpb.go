// Package hyperpb adapts buf.build/go/hyperpb, which compiles a parser for a
// protocol buffers message at run time, from the message's descriptor, and only
// reads: what it has parsed is seen through protoreflect and cannot be changed.
//
// A type is compiled in Bind, once, as the library asks for. After that
// deserialize makes a message with resources of its own, which the collector takes
// back when the message is gone. Its documented memory reuse, a Shared that is
// freed and parsed into again, makes every message that was parsed into it invalid,
// without any protection by Go: that is what deserialize-reuse means and nothing
// else may do, so there alone it is done.
//
// The calls are those of [hyperpb.Message.Unmarshal], which the library says to be
// faster than [proto.Unmarshal] for small messages and which takes its options. The
// three rows add one option each to the one before, as its own benchmarks do:
//
//   - hyperpb has none. It copies the input, so a message owns its memory.
//   - hyperpb-alias leaves the input where it is, which must then not change.
//   - hyperpb-pgo also has its type recompiled with a profile: the parser then knows
//     how long lists are and which fields never come, and allocates fewer times. It
//     is trained in Bind, on values like those that it is measured with but not the
//     same ones, with lists of the default size.
//
// A row that decodes into no Go struct gives a part of its gain back when the fields
// are read. from-native and traverse do that, one field after the other, and there
// each number outside 0 to 255 is an allocation: the library's reflection boxes it.
//
// Two faults of v0.1.3 show, both held by tests that fail once they are mended. Its
// check of UTF-8 refuses every text with a rune from U+80000 on, among them the flag
// of England. And a type that is recompiled with a profile reads empty texts before
// those of a list of texts, so that hyperpb-pgo has no mediacontent.
//
// Note: the copy of the input is of its capacity, not of its length. Whoever parses
// a few bytes at the start of a large buffer pays for the buffer.
package hyperpb

import (
	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "hyperpb", "hyperpb-alias" and "hyperpb-pgo".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{
		row("hyperpb", options{}, "https://pkg.go.dev/buf.build/go/hyperpb#Message.Unmarshal"),
		row("hyperpb-alias", options{alias: true}, "https://pkg.go.dev/buf.build/go/hyperpb#WithAllowAlias"),
		row("hyperpb-pgo", options{alias: true, profile: true},
			"https://pkg.go.dev/buf.build/go/hyperpb#hdr-Profile_Guided_Optimization__PGO_"),
	}
}

// Options are what the rows differ in.
type options struct {
	alias   bool // the message aliases the input
	profile bool // the type is recompiled with a profile
}

func row(name string, o options, documentation string) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "protobuf",
		Module:        "buf.build/go/hyperpb",
		Documentation: documentation,
		Traits: serializers.Traits{
			Style:      serializers.Reflection,
			ZeroCopy:   o.alias,
			ValueReuse: true,
			Unsafe:     true,
			Schema:     true,
			Concurrent: true,
		},
		Weaknesses: []serializers.Weakness{serializers.RefusesText},
		Schema:     "schemas/bench.proto",
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return bind(d, o)
		},
		Identify: func() error { return identify(o) },
	}
}
