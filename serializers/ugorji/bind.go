package ugorji

import (
	"io"

	"github.com/ugorji/go/codec"

	"serbench/datatypes"
	"serbench/serializers"
)

// bind works on the domain structs.
//
// Note: there is no DeserializeReuse. The library decodes into an existing value
// wherever it finds one, and so keeps the fields that a map does not mention, and
// what lies in a list's spare capacity: old data would show through.
func bind(d datatypes.Datatype, h codec.Handle) serializers.Codec {
	fresh := d.Fresh
	encoder, decoder := newEncoder(h), codec.NewDecoderBytes(nil, h)
	unmarshal := func(data []byte, v any) error {
		decoder.ResetBytes(data)
		return decoder.Decode(v)
	}
	return serializers.Reflected(d, unmarshal, serializers.Binding[any, any]{
		Serialize:      func(v any) ([]byte, error) { return encoder.encode(nil, v) },
		SerializeReuse: encoder.encode,
		Writer: func(w io.Writer) func(any) error {
			return codec.NewEncoder(w, h).Encode
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := codec.NewDecoder(r, h)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	})
}

// An encoder appends to a slice whose place it must be told, and puts the result
// there. The place is the encoder's own, since a local variable would be one more
// allocation for each value.
type encoder struct {
	library *codec.Encoder
	target  []byte
}

func newEncoder(h codec.Handle) *encoder {
	e := new(encoder)
	e.library = codec.NewEncoderBytes(&e.target, h)
	return e
}

// encode writes into buffer from its start.
func (e *encoder) encode(buffer []byte, v any) ([]byte, error) {
	e.target = buffer
	e.library.ResetBytes(&e.target)
	err := e.library.Encode(v)
	return e.target, err
}
