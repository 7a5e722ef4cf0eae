// Package segmentio adapts the package json of github.com/segmentio/encoding.
//
// It is the replacement of encoding/json that the library's documentation begins
// with: Marshal and Unmarshal, with the flags that they have. Its own Append adds
// what encoding/json lacks, a buffer of the caller's, and gets the flags of Marshal
// here, so that both write the same. ZeroCopy, by which decoded strings alias the
// input, is a flag of Parse and no part of Unmarshal; neither is it of this row.
package segmentio

import (
	"github.com/segmentio/encoding/json"

	"serbench/datatypes"
	"serbench/serializers"
)

// flags are those of Marshal: what encoding/json does.
const flags = json.EscapeHTML | json.SortMapKeys

// Serializers returns the row "segmentio-json".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "segmentio-json",
		Format:        "JSON",
		Module:        "github.com/segmentio/encoding",
		Documentation: "https://github.com/segmentio/encoding/tree/master/json#usage",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			BufferReuse:    true,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
		},
		// JSON has no number for them.
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind:       bind,
		Describe:   describe,
	}}
}

// bind leaves out two things that the library seems to have.
//
// Note: there are no streaming calls. Encode swallows the error of the writer: it
// reports it from the next call, and so never for the last value.
//
// Note: there is no DeserializeReuse. Unmarshal does decode into an existing value,
// but keeps the fields that an object does not mention.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	return serializers.Reflected(d, json.Unmarshal, serializers.Binding[any, any]{
		Serialize: json.Marshal,
		SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
			return json.Append(buffer[:0], v, flags)
		},
	}), nil
}

func describe(data []byte) (any, error) {
	var v any
	err := json.Unmarshal(data, &v)
	return v, err
}
