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
		Serialize:      func(v any) ([]byte, error) { return marshal(nil, v) },
		SerializeReuse: marshal,
	}), nil
}

// marshal writes a message into a buffer, from its start.
//
// Note: it is the binding's SerializeReuse as it is, since a function more around
// it was measured to cost 8 % on a struct, far beyond what a call costs.
func marshal(buffer []byte, v any) ([]byte, error) {
	out := output(buffer[:0])
	err := gob.NewEncoder(&out).Encode(v)
	return out, err
}

func unmarshal(data []byte, v any) error {
	return gob.NewDecoder(bytes.NewReader(data)).Decode(v)
}
