// Package flatbuffers adapts github.com/google/flatbuffers on the code that
// flatc writes from schemas/bench.fbs.
//
// FlatBuffers has no values of its own, just buffers that are built bottom-up
// and read in place. So the row works on the application's structs: serialize
// builds a buffer from one, by the generated functions and in a
// [flatbuffers.Builder] that is used again, and deserialize copies what the
// accessors read into one that owns its memory. Whoever reads a few fields of a
// buffer does not do the latter; that is the operation traverse, which reads
// every field where it lies and makes nothing.
//
// flatc also writes structs with Pack and UnPack if it is asked to. They are not
// used here: they are a copy of the application's structs with conversions like
// those in this package, and its documentation does not recommend them.
//
// A buffer has no checks but those that Go makes of every slice, and the Go
// runtime has no verifier, which the C++ one has: see the weaknesses.
package flatbuffers

import (
	"fmt"

	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "flatbuffers".
//
// Note: Builder has no way to write into a slice of the caller's from its start.
// It writes from the end of its own to the front, and so what FinishedBytes
// returns is a view.
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "flatbuffers",
		Format:        "FlatBuffers",
		Module:        "github.com/google/flatbuffers",
		Documentation: "https://github.com/google/flatbuffers/blob/v25.12.19/docs/source/tutorial.md",
		Traits: serializers.Traits{
			Style:         serializers.Handwritten,
			View:          true,
			Unsafe:        true,
			Schema:        true,
			Deterministic: true,
		},
		Weaknesses: []serializers.Weakness{serializers.PanicsOnMalformed, serializers.ExhaustsMemory},
		Schema:     "schemas/bench.fbs",
		Bind:       bind,
	}}
}

func bind(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(writeStruct, deserializeStruct, traverseStruct), nil
	case datatypes.NameSample:
		return codec(writeSample, deserializeSample, traverseSample), nil
	case datatypes.NameMediaContent:
		return codec(writeMediaContent, deserializeMediaContent, traverseMediaContent), nil
	case datatypes.NameStructList:
		return codec(writeStructList, deserializeStructList, traverseStructList), nil
	case datatypes.NameSampleList:
		return codec(writeSampleList, deserializeSampleList, traverseSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(writeMediaContentList, deserializeMediaContentList, traverseMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: tables are generated from a schema, which has none for %s",
		serializers.ErrUnsupported, d.Name)
}

// codec returns the codec of the functions that every datatype has.
//
// Note: the tolerances are the format's. The accessors do not tell an absent list
// from an empty one, and a number that equals the field's default is not written,
// as which a negative zero counts.
func codec[T any](
	write func(*builder, *T) flatbuffers.UOffsetT,
	deserialize func(data []byte) (*T, error),
	traverse func(data []byte) (datatypes.Checksum, error),
) serializers.Codec {
	b := newBuilder()
	return serializers.Binding[*T, *T]{
		Tolerance: datatypes.NilIsEmpty | datatypes.UnsignedZero,
		View: func(v *T) ([]byte, error) {
			b.Reset()
			b.Finish(write(b, v))
			return b.FinishedBytes(), nil
		},
		Deserialize: deserialize,
		Traverse:    traverse,
	}.Codec()
}
