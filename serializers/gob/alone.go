package gob

import (
	"bytes"
	"encoding/gob"

	"serbench/datatypes"
	"serbench/serializers"
)

// bindAlone makes an encoder or a decoder for each message, as one must for
// messages that are read alone.
func bindAlone(d datatypes.Datatype) (serializers.Codec, error) {
	return serializers.Reflected(d, unmarshal, serializers.Binding[any, any]{
		Tolerance:      lost,
		Serialize:      func(v any) ([]byte, error) { return appendTo(nil, v) },
		SerializeReuse: func(buffer []byte, v any) ([]byte, error) { return appendTo(buffer[:0], v) },
	}), nil
}

func appendTo(buffer []byte, v any) ([]byte, error) {
	out := output(buffer)
	err := gob.NewEncoder(&out).Encode(v)
	return out, err
}

func unmarshal(data []byte, v any) error {
	return gob.NewDecoder(bytes.NewReader(data)).Decode(v)
}
