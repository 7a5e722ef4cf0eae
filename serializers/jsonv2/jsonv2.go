// Package jsonv2 adapts github.com/go-json-experiment/json, the module that
// encoding/json/v2 is developed in.
//
// It is the second version's own path with its own defaults, and those are not
// the first's: a nil slice is [] and not null, the keys of an object are matched
// as they are spelt, HTML is not escaped, and a key that stands twice or a string
// that is not UTF-8 is an error.
//
// Where the Go toolchain has encoding/json/v2, which is an experiment until it is
// the default from Go 1.27, the module is a set of aliases to it. The row then has
// nothing to measure, and its identity says so.
package jsonv2

import (
	"bytes"
	"io"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"serbench/datatypes"
	"serbench/serializers"
)

// module is the library's path, and that of its package with Marshal.
const module = "github.com/go-json-experiment/json"

// Serializers returns the row "json-v2".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "json-v2",
		Format:        "JSON",
		Module:        module,
		Documentation: "https://pkg.go.dev/github.com/go-json-experiment/json#Marshal",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			BufferReuse:    true,
			SelfDescribing: true,
			Deterministic:  true, // but for maps, and the datatypes have none
			Concurrent:     true,
			Streaming:      true,
		},
		// JSON has no number for them.
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind:       bind,
		Identify:   identify,
		Describe:   describe,
	}}
}

// bind passes pointers, as the documentation of Marshal recommends.
//
// Note: there is no DeserializeReuse. Unmarshal merges: the members that an object
// does not mention stay as they are.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	fresh := d.Fresh
	reuser := new(reuser)
	return serializers.Reflected(d, unmarshal, serializers.Binding[any, any]{
		Tolerance:      datatypes.NilIsEmpty,
		Serialize:      func(v any) ([]byte, error) { return json.Marshal(v) },
		SerializeReuse: reuser.marshal,
		Writer: func(w io.Writer) func(any) error {
			encoder := jsontext.NewEncoder(w)
			return func(v any) error { return json.MarshalEncode(encoder, v) }
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := jsontext.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, json.UnmarshalDecode(decoder, v)
			}
		},
	}), nil
}

func unmarshal(data []byte, v any) error { return json.Unmarshal(data, v) }

// A reuser writes into the caller's buffer: the library appends to a bytes.Buffer
// directly, without the buffer of its own that it puts before any other io.Writer.
// It is for one goroutine.
type reuser struct{ target bytes.Buffer }

func (r *reuser) marshal(buffer []byte, v any) ([]byte, error) {
	r.target = *bytes.NewBuffer(buffer[:0])
	err := json.MarshalWrite(&r.target, v)
	return r.target.Bytes(), err
}

func describe(data []byte) (any, error) {
	var v any
	err := json.Unmarshal(data, &v)
	return v, err
}
