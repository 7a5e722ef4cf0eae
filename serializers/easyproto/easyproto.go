// Package easyproto adapts github.com/VictoriaMetrics/easyproto, with which one
// writes the protocol buffers code of each type by hand, without a schema compiler.
//
// The code here is what the library's README shows, for the domain structs: a
// marshaler from a pool, an Append call for every field whatever its value, and a
// loop over NextField with a case for each field. Two rows differ in one thing. A
// string of the library's aliases the input, and the README says to copy it where
// that is not wanted: "easyproto" copies, as the other rows' libraries do, and
// "easyproto-alias" does not, as the README's own example.
//
// Two things make the bytes another number than those of the other protobuf rows:
//
//   - The README's code writes zeros and empty lists, which proto3 leaves out: two
//     bytes or more each. Readers take them for what they are.
//   - AppendInt32 writes a negative number in five bytes and not in ten, though the
//     specification extends int32 to 64 bits. Readers take the lower 32, and so
//     read it all the same.
//
// The second is a fault of the library, and its other side is worse: Int32 and
// UnpackInt32s refuse the ten bytes, so this code cannot read a negative int32 that
// another library wrote. A program with a choice would declare such fields sint32
// or int64; the schema here has int32 for everybody.
package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "easyproto" and "easyproto-alias".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{row("easyproto", copied), row("easyproto-alias", aliased)}
}

func row(name string, strings origin) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "protobuf",
		Module:        "github.com/VictoriaMetrics/easyproto",
		Documentation: "https://github.com/VictoriaMetrics/easyproto#examples",
		Traits: serializers.Traits{
			Style:         serializers.Handwritten,
			ZeroCopy:      strings == aliased,
			BufferReuse:   true,
			ValueReuse:    true,
			Unsafe:        true,
			Schema:        true,
			Deterministic: true,
			Concurrent:    true,
		},
		Schema: "schemas/bench.proto",
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return bind(d, strings)
		},
	}
}

func bind(d datatypes.Datatype, strings origin) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(strings, marshalStruct, unmarshalStruct, datatypes.FoldStruct), nil
	case datatypes.NameSample:
		return codec(strings, marshalSample, unmarshalSample, datatypes.FoldSample), nil
	case datatypes.NameMediaContent:
		return codec(strings, marshalMediaContent, unmarshalMediaContent, datatypes.FoldMediaContent), nil
	case datatypes.NameStructList:
		return codec(strings, marshalStructList, unmarshalStructList, datatypes.FoldStructList), nil
	case datatypes.NameSampleList:
		return codec(strings, marshalSampleList, unmarshalSampleList, datatypes.FoldSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(strings, marshalMediaContentList, unmarshalMediaContentList, datatypes.FoldMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: no code was written for %s", serializers.ErrUnsupported, d.Name)
}

// codec returns the codec of the functions that every datatype has: marshal
// appends the fields of a value to a message, and unmarshal sets a value, old or
// new, to what data holds. The README keeps one pool for the program; here each
// codec has its own.
func codec[T any](
	strings origin,
	marshal func(*easyproto.MessageMarshaler, *T),
	unmarshal func(data []byte, v *T, strings origin) error,
	fold func(datatypes.Checksum, *T) datatypes.Checksum,
) serializers.Codec {
	pool := new(easyproto.MarshalerPool)
	return serializers.Binding[*T, *T]{
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v *T) ([]byte, error) {
			m := pool.Get()
			marshal(m.MessageMarshaler(), v)
			data := m.Marshal(nil)
			pool.Put(m)
			return data, nil
		},
		SerializeReuse: func(buffer []byte, v *T) ([]byte, error) {
			m := pool.Get()
			marshal(m.MessageMarshaler(), v)
			buffer = m.Marshal(buffer[:0])
			pool.Put(m)
			return buffer, nil
		},
		Deserialize: func(data []byte) (*T, error) {
			v := new(T)
			return v, unmarshal(data, v, strings)
		},
		DeserializeReuse: func(v *T, data []byte) (*T, error) {
			return v, unmarshal(data, v, strings)
		},
	}.Codec()
}
