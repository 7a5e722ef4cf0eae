// Package goccy adapts github.com/goccy/go-json, which runs a program of its own
// instructions for each type.
//
// It is the drop-in replacement of encoding/json that the library calls itself,
// with nothing switched on: HTML is escaped, and a decoded string is a copy. The
// options that would be faster by doing less, such as DisableHTMLEscape and
// DecodeNoCopyString, are no row's. MarshalOf and UnmarshalOf are for values that
// are not pointers, which the documentation says of them; everything here is.
package goccy

import (
	"io"

	"github.com/goccy/go-json"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "goccy-json".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "goccy-json",
		Format:        "JSON",
		Module:        "github.com/goccy/go-json",
		Documentation: "https://github.com/goccy/go-json#how-to-use",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
			Streaming:      true,
		},
		// JSON has no number for NaN and the infinities. The shortest text of the
		// largest float32 is larger than it before it is rounded, and the library
		// compares before it rounds (overflowsFloat32, v0.12.0).
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite, serializers.RefusesMaxFloat32},
		Bind:       bind,
		Describe:   describe,
	}}
}

// bind uses the calls of encoding/json under their own names.
//
// Note: as in encoding/json there is no SerializeReuse, since an Encoder writes
// from a buffer of its own, and no DeserializeReuse, since Unmarshal keeps the
// fields that an object does not mention.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	fresh := d.Fresh
	return serializers.Reflected(d, json.Unmarshal, serializers.Binding[any, any]{
		Serialize: json.Marshal,
		Writer: func(w io.Writer) func(any) error {
			return json.NewEncoder(w).Encode
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := json.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	}), nil
}

func describe(data []byte) (any, error) {
	var v any
	err := json.Unmarshal(data, &v)
	return v, err
}
