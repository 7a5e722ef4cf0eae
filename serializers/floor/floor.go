// Package floor is no library. It is protobuf wire code written by hand for the
// six datatypes, to show how little time and memory the work itself needs: what
// a library takes above this row is the price of being general.
//
// It works on the domain structs, measures a message before it writes it into a
// buffer of exactly that size, and knows nothing of schemas, types or registries.
// Its bytes are those of package protobuf.
//
// It reads what any protobuf writer may send: fields in any order, again, packed
// or not, or unknown. It returns an error for malformed input, never panics, and
// allocates no more than a constant times the length of the input. It leaves out
// one check that the specification asks for, that strings are UTF-8, since Go's
// strings need not be. It keeps no unknown fields.
package floor

import (
	"fmt"
	"slices"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns one row, "floor".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "floor",
		Format:        "protobuf",
		Module:        serializers.Own,
		Documentation: "https://protobuf.dev/programming-guides/encoding/",
		Traits: serializers.Traits{
			Style:         serializers.Handwritten,
			BufferReuse:   true,
			ValueReuse:    true,
			Schema:        true,
			Deterministic: true,
			Concurrent:    true,
		},
		Schema: "schemas/bench.proto",
		Bind:   bind,
	}}
}

func bind(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(sizeStruct, putStruct, readStruct, overwriteStruct, datatypes.FoldStruct), nil
	case datatypes.NameSample:
		return codec(sizeSample, putSample, readSample, overwriteSample, datatypes.FoldSample), nil
	case datatypes.NameMediaContent:
		return codec(sizeMediaContent, putMediaContent,
			func(data []byte, c *datatypes.MediaContent) error {
				return readMediaContent(data, string(data), c)
			}, overwriteMediaContent, datatypes.FoldMediaContent), nil
	case datatypes.NameStructList:
		return codec(sizeStructList, putStructList, readStructList, overwriteStructList, datatypes.FoldStructList), nil
	case datatypes.NameSampleList:
		return codec(sizeSampleList, putSampleList, readSampleList, overwriteSampleList, datatypes.FoldSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(sizeMediaContentList, putMediaContentList,
			func(data []byte, l *datatypes.MediaContentList) error {
				return readMediaContentList(data, string(data), l)
			}, overwriteMediaContentList, datatypes.FoldMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: no code was written for %s", serializers.ErrUnsupported, d.Name)
}

// codec returns the codec of the functions that every datatype has.
//
//   - size returns the number of bytes of a message.
//   - put writes a message into b so that it ends before end, and returns where
//     it starts. b must have the room.
//   - read merges data into a message, as protobuf has it: a field that is there
//     again replaces a scalar, extends a list and is merged into a message. What
//     it leaves in the message after an error is undefined.
//   - overwrite empties a message, which keeps the capacity of its lists, and reads
//     data into it.
//   - fold is the datatype's: the messages are its values.
//
// Note: a message is written from its last byte to its first. So the length of
// what is nested in it is known when the length has to be written, and size is
// called once, for the whole, rather than once more for each level.
func codec[T any](
	size func(*T) int,
	put func(b []byte, end int, m *T) int,
	read func(data []byte, m *T) error,
	overwrite func(data []byte, m *T) error,
	fold func(datatypes.Checksum, *T) datatypes.Checksum,
) serializers.Codec {
	return serializers.Binding[*T, *T]{
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(m *T) ([]byte, error) {
			b := make([]byte, size(m))
			put(b, len(b), m)
			return b, nil
		},
		SerializeReuse: func(buffer []byte, m *T) ([]byte, error) {
			n := size(m)
			b := slices.Grow(buffer[:0], n)[:n]
			put(b, n, m)
			return b, nil
		},
		Deserialize: func(data []byte) (*T, error) {
			m := new(T)
			return m, read(data, m)
		},
		DeserializeReuse: func(m *T, data []byte) (*T, error) {
			return m, overwrite(data, m)
		},
	}.Codec()
}
