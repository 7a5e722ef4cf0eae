// Package mus adapts github.com/mus-format/mus-go, on the application's own
// structs: a serializer is written for each type from the library's serializers of
// what the type is made of, in the order of its fields, as the library's
// documentation shows it.
//
// MUS leaves the encoding of each field to whoever writes the serializer, so that
// one name stands for many formats. There are two rows. "mus" is the one that the
// library's documentation leads to: integers as varints, floats raw, texts copied.
// "mus-unsafe" takes everything from the package of the library that promises the
// most speed: numbers raw, in the byte order of the machine, and texts that alias
// the input. On a little-endian machine both are MUS as it is specified; neither
// reads what the other wrote.
//
// The rows are the same code but for the file leaf.go of each.
package mus

import (
	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/mus/safe"
	"serbench/serializers/mus/unsafe"
)

//go:generate go run ./generate

// Serializers returns the rows "mus" and "mus-unsafe".
func Serializers() []serializers.Serializer {
	checked := row("mus", "structs-support", safe.Bind)
	aliasing := row("mus-unsafe", "unsafe", unsafe.Bind)
	aliasing.Traits.ZeroCopy = true
	return []serializers.Serializer{checked, aliasing}
}

// row holds what the rows have in common.
//
// Note: Unsafe is claimed for both. The package that holds the library's
// serializers of texts and lists imports unsafe for one of arrays, which the row
// "mus" has none of.
func row(name, chapter string, bind func(datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "MUS",
		Module:        "github.com/mus-format/mus-go",
		Documentation: "https://github.com/mus-format/mus-go#" + chapter,
		Traits: serializers.Traits{
			Style:         serializers.Handwritten,
			BufferReuse:   true,
			Unsafe:        true,
			Deterministic: true,
			Concurrent:    true,
		},
		Bind: bind,
	}
}
