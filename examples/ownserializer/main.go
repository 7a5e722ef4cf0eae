// Ownserializer runs the whole suite with one more serializer: eight numbers of four
// bytes each, written by hand, which can hold the datatype struct and no other.
//
//	go run ./examples/ownserializer --datatype struct --output results.json
//
// A program outside this repository does the same: it requires the module, imports
// these packages and keeps its serializer where it likes.
package main

import (
	"encoding/binary"
	"fmt"

	"serbench/datatypes"
	"serbench/runner"
	"serbench/serializers"
	"serbench/serializers/all"
)

func main() {
	runner.Main(runner.Suite{
		Serializers: append(all.Serializers(), fixed()),
		Datatypes:   datatypes.All(),
	})
}

// fixed is the row that this program adds.
func fixed() serializers.Serializer {
	return serializers.Serializer{
		Name:          "fixed",
		Format:        "fixed width, big endian",
		Module:        serializers.Standard,
		Documentation: "https://pkg.go.dev/encoding/binary#ByteOrder",
		Traits: serializers.Traits{
			Style: serializers.Handwritten, BufferReuse: true, ValueReuse: true,
			Deterministic: true, KeepsNil: true, Concurrent: true,
		},
		Bind: bind,
	}
}

// bind returns the codec of the one datatype that the format can hold.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	if d.Name != datatypes.NameStruct {
		return nil, fmt.Errorf("%w: the format holds eight numbers and nothing else", serializers.ErrUnsupported)
	}
	return serializers.Binding[*datatypes.Struct, *datatypes.Struct]{
		Fold: datatypes.FoldStruct,
		Serialize: func(v *datatypes.Struct) ([]byte, error) {
			return write(make([]byte, 0, size), v), nil
		},
		SerializeReuse: func(buffer []byte, v *datatypes.Struct) ([]byte, error) {
			return write(buffer[:0], v), nil
		},
		Deserialize: func(data []byte) (*datatypes.Struct, error) {
			v := new(datatypes.Struct)
			return v, read(data, v)
		},
		DeserializeReuse: func(v *datatypes.Struct, data []byte) (*datatypes.Struct, error) {
			return v, read(data, v)
		},
	}.Codec(), nil
}

// size is that of every message.
const size = 8 * 4

func write(b []byte, v *datatypes.Struct) []byte {
	for _, n := range [...]int32{v.F1, v.F2, v.F3, v.F4, v.F5, v.F6, v.F7, v.F8} {
		b = binary.BigEndian.AppendUint32(b, uint32(n))
	}
	return b
}

func read(data []byte, v *datatypes.Struct) error {
	if len(data) != size {
		return fmt.Errorf("a message has %d bytes, not %d", size, len(data))
	}
	for i, field := range [...]*int32{&v.F1, &v.F2, &v.F3, &v.F4, &v.F5, &v.F6, &v.F7, &v.F8} {
		*field = int32(binary.BigEndian.Uint32(data[4*i:]))
	}
	return nil
}
