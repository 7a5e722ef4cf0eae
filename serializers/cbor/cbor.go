// Package cbor adapts github.com/fxamacker/cbor/v2.
//
// It has three rows, three encodings of one struct: as a map keyed by the Go field
// names, which any CBOR reader understands; as a map keyed by small numbers, as
// COSE and CWT have it, where a reader must know what the numbers mean; and as an
// array, where it must know the order too. The last two take tags and so types of
// their own. The library's defaults stand in all of them: floats keep the width of
// their Go type, a nil slice is null and not an empty array.
package cbor

import (
	"bytes"
	"fmt"
	"io"

	"github.com/fxamacker/cbor/v2"

	"serbench/datatypes"
	"serbench/serializers"
)

const documentation = "https://github.com/fxamacker/cbor"

// Serializers returns the rows "cbor", "cbor-array" and "cbor-keyasint".
func Serializers() []serializers.Serializer {
	maps := row("cbor", bindMap)
	maps.Documentation = documentation + "#quick-start"
	arrays := row("cbor-array", bindArray)
	arrays.Traits.ValueReuse = true
	return []serializers.Serializer{maps, arrays, row("cbor-keyasint", bindKeyAsInt)}
}

func row(name string, bind func(modes, datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "CBOR",
		Module:        "github.com/fxamacker/cbor/v2",
		Documentation: documentation + "#smaller-encodings-with-struct-tag-options",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			BufferReuse:    true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
			Streaming:      true,
		},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			m, err := newModes()
			if err != nil {
				return nil, err
			}
			return bind(m, d)
		},
		Describe: describe,
	}
}

// modes are the library's options made immutable, which its documentation asks
// to do once and to use again.
type modes struct {
	encode cbor.UserBufferEncMode
	decode cbor.DecMode
}

func newModes() (modes, error) {
	encode, err := cbor.EncOptions{}.UserBufferEncMode()
	if err != nil {
		return modes{}, fmt.Errorf("make a CBOR encoding mode: %w", err)
	}
	decode, err := cbor.DecOptions{}.DecMode()
	if err != nil {
		return modes{}, fmt.Errorf("make a CBOR decoding mode: %w", err)
	}
	return modes{encode, decode}, nil
}

// A reuser encodes into the caller's buffer. The modes are for any number of
// goroutines at once; a reuser is for one.
type reuser struct {
	mode   cbor.UserBufferEncMode
	target bytes.Buffer
}

func (r *reuser) marshal(buffer []byte, v any) ([]byte, error) {
	r.target = *bytes.NewBuffer(buffer[:0])
	err := r.mode.MarshalToBuffer(v, &r.target)
	return r.target.Bytes(), err
}

// bindMap works on the domain structs.
//
// Note: there is no DeserializeReuse. The library does decode into an existing
// value, but keeps the fields that a map does not mention: old data would show
// through.
func bindMap(m modes, d datatypes.Datatype) (serializers.Codec, error) {
	fresh := d.Fresh
	reuser := &reuser{mode: m.encode}
	return serializers.Reflected(d, m.decode.Unmarshal, serializers.Binding[any, any]{
		Serialize:      m.encode.Marshal,
		SerializeReuse: reuser.marshal,
		Writer: func(w io.Writer) func(any) error {
			return m.encode.NewEncoder(w).Encode
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := m.decode.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	}), nil
}

func describe(data []byte) (any, error) {
	var v any
	err := cbor.Unmarshal(data, &v)
	return v, err
}
