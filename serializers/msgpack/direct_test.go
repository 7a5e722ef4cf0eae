package msgpack

import (
	"bytes"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestDirect(t *testing.T) {
	for i, row := range Serializers() {
		for _, d := range datatypes.All() {
			serializertest.AsDirect(t, row, d, direct(d, i == 1))
		}
	}
}

// direct encodes with the options of a row, in the way that the library's own
// Marshal does.
func direct(d datatypes.Datatype, arrays bool) serializertest.Direct[any] {
	var target bytes.Buffer
	reused := msgpack.NewEncoder(&target)
	reused.UseCompactInts(true)
	reused.UseArrayEncodedStructs(arrays)
	return serializertest.Direct[any]{
		Serialize: func(v any) ([]byte, error) {
			encoder := msgpack.GetEncoder()
			var buffer bytes.Buffer
			encoder.Reset(&buffer)
			encoder.UseCompactInts(true)
			encoder.UseArrayEncodedStructs(arrays)
			err := encoder.Encode(v)
			data := buffer.Bytes()
			msgpack.PutEncoder(encoder)
			return data, err
		},
		SerializeReuse: func(_ []byte, v any) ([]byte, error) {
			target.Reset()
			err := reused.Encode(v)
			return target.Bytes(), err
		},
		Deserialize: func(data []byte) (any, error) {
			v := d.Fresh()
			return v, msgpack.Unmarshal(data, v)
		},
	}
}
