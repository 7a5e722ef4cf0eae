// Ownserializer runs the whole suite with one more serializer: the fixed-width
// encoding of encoding/binary, which can hold the datatype struct and no other.
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
		Documentation: "https://pkg.go.dev/encoding/binary#Append",
		Traits: serializers.Traits{
			Style: serializers.Reflection, BufferReuse: true, ValueReuse: true,
			Deterministic: true, Concurrent: true,
		},
		Bind: bind,
	}
}

// bind returns the codec of a datatype whose values all have one size.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	if binary.Size(d.Fresh()) < 0 {
		return nil, fmt.Errorf("%w: encoding/binary holds no strings and no lists", serializers.ErrUnsupported)
	}
	return serializers.Reflected(d, unmarshal, serializers.Binding[any, any]{
		Serialize: func(v any) ([]byte, error) { return binary.Append(nil, binary.BigEndian, v) },
		SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
			return binary.Append(buffer[:0], binary.BigEndian, v)
		},
		DeserializeReuse: func(v any, data []byte) (any, error) { return v, unmarshal(data, v) },
	}), nil
}

func unmarshal(data []byte, v any) error {
	n, err := binary.Decode(data, binary.BigEndian, v)
	if err == nil && n < len(data) {
		return fmt.Errorf("%d bytes are left over", len(data)-n)
	}
	return err
}
