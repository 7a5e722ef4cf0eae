// Package json adapts encoding/json.
//
// It is the standard library's own path with nothing switched on: what a Go
// program gets that asks for JSON and for no more. From Go 1.27 the same calls
// run on another engine, so its figures mean nothing without the Go release,
// which is the version that this row reports.
package json

import (
	"encoding/json"
	"io"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "json".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "json",
		Format:        "JSON",
		Module:        serializers.Standard,
		Documentation: "https://pkg.go.dev/encoding/json#Marshal",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
			Streaming:      true,
		},
		// JSON has no number for them.
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind:       bind,
		Describe:   describe,
	}}
}

// bind uses Marshal and Unmarshal as their documentation shows them. Marshal
// returns bytes that the caller owns.
//
// Note: there is no SerializeReuse. An Encoder does write to a bytes.Buffer, but
// from a buffer of its own and with a newline that is not part of the value.
//
// Note: there is no DeserializeReuse. Unmarshal does decode into an existing
// value, but keeps the fields that an object does not mention, and what lies
// between a slice's length and its capacity: old data would show through.
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
