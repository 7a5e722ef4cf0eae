// Package kelindar adapts github.com/kelindar/binary.
//
// The row takes the two calls that the library calls a drop-in replacement of
// json.Marshal and json.Unmarshal. It leaves out the library's packages nocopy and
// unsafe, whose types would have to stand in the application's structs.
package kelindar

import (
	"bytes"

	"github.com/kelindar/binary"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "kelindar-binary".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "kelindar-binary",
		Format:        "kelindar/binary",
		Module:        "github.com/kelindar/binary",
		Documentation: "https://github.com/kelindar/binary#usage",
		Traits: serializers.Traits{
			Style:         serializers.Reflection,
			BufferReuse:   true,
			Unsafe:        true,
			Deterministic: true,
			Concurrent:    true,
		},
		// The decoder makes room for as many elements as a list's length announces.
		Weaknesses: []serializers.Weakness{serializers.ExhaustsMemory},
		Bind:       bind,
	}}
}

// bind leaves out what does not hold: a value that is decoded over keeps its old
// lists where the new ones are empty, and a stream that comes in pieces loses the
// rest of a list of bools, without an error.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	var target bytes.Buffer
	return serializers.Reflected(d, binary.Unmarshal, serializers.Binding[any, any]{
		Tolerance: datatypes.NilIsEmpty,
		Serialize: binary.Marshal,
		SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
			target = *bytes.NewBuffer(buffer[:0])
			err := binary.MarshalTo(v, &target)
			return target.Bytes(), err
		},
	}), nil
}
