// Package easyjson adapts github.com/mailru/easyjson, whose generator writes the
// code that encodes and decodes each type.
//
// The generator's defaults stand: HTML is escaped, decoded strings are copies, and
// the keys of an object are matched as they are spelt. The calls are the two that
// the documentation shows, Marshal and Unmarshal, which take the generated methods
// and nothing else.
package easyjson

import (
	"fmt"

	"github.com/mailru/easyjson"
	"github.com/mailru/easyjson/jlexer"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "easyjson".
//
// Note: Identify is nil. Marshal and Unmarshal of encoding/json would look for
// methods, and work without; those of the library do not compile without. See
// native.
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "easyjson",
		Format:        "JSON",
		Module:        "github.com/mailru/easyjson",
		Documentation: "https://github.com/mailru/easyjson#serialize",
		Traits: serializers.Traits{
			Style:          serializers.Generated,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true, // but for maps, and the datatypes have none
			KeepsNil:       true,
			Concurrent:     true,
		},
		// JSON has no number for them.
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind:       bind,
		Describe:   describe,
	}}
}

func bind(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(
			func(v *datatypes.Struct) *jsonStruct { return (*jsonStruct)(v) },
			func(v *jsonStruct) *datatypes.Struct { return (*datatypes.Struct)(v) },
			datatypes.FoldStruct), nil
	case datatypes.NameSample:
		return codec(
			func(v *datatypes.Sample) *jsonSample { return (*jsonSample)(v) },
			func(v *jsonSample) *datatypes.Sample { return (*datatypes.Sample)(v) },
			datatypes.FoldSample), nil
	case datatypes.NameMediaContent:
		return codec(
			func(v *datatypes.MediaContent) *jsonMediaContent { return (*jsonMediaContent)(v) },
			func(v *jsonMediaContent) *datatypes.MediaContent { return (*datatypes.MediaContent)(v) },
			datatypes.FoldMediaContent), nil
	case datatypes.NameStructList:
		return codec(
			func(v *datatypes.StructList) *jsonStructList { return (*jsonStructList)(v) },
			func(v *jsonStructList) *datatypes.StructList { return (*datatypes.StructList)(v) },
			datatypes.FoldStructList), nil
	case datatypes.NameSampleList:
		return codec(
			func(v *datatypes.SampleList) *jsonSampleList { return (*jsonSampleList)(v) },
			func(v *jsonSampleList) *datatypes.SampleList { return (*datatypes.SampleList)(v) },
			datatypes.FoldSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(
			func(v *datatypes.MediaContentList) *jsonMediaContentList { return (*jsonMediaContentList)(v) },
			func(v *jsonMediaContentList) *datatypes.MediaContentList { return (*datatypes.MediaContentList)(v) },
			datatypes.FoldMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: methods are generated for a type, and there are none for %s",
		serializers.ErrUnsupported, d.Name)
}

// native is a pointer to N, if N has the generated methods.
type native[N any] interface {
	*N
	easyjson.MarshalerUnmarshaler
}

// codec binds the library to N. A value that is not of the library's making goes
// to and fro without a conversion: see the types.
//
// Note: there is no SerializeReuse. The Writer's BuildBytes takes a buffer to use
// again, but only for what has outgrown the Writer's first piece of memory, and a
// struct has not. There is no DeserializeReuse, since the fields that an object
// does not mention stay as they are. And there are no streaming calls: the library
// reads an io.Reader to its end before it decodes one value.
func codec[D, N any, P native[N]](
	toNative func(*D) P, toDomain func(P) *D, fold func(datatypes.Checksum, *D) datatypes.Checksum,
) serializers.Codec {
	return serializers.Binding[*D, P]{
		ToNative:  toNative,
		ToDomain:  toDomain,
		Fold:      func(c datatypes.Checksum, v P) datatypes.Checksum { return fold(c, toDomain(v)) },
		Serialize: func(v P) ([]byte, error) { return easyjson.Marshal(v) },
		Deserialize: func(data []byte) (P, error) {
			v := P(new(N))
			return v, easyjson.Unmarshal(data, v)
		},
	}.Codec()
}

// describe uses the library's lexer without generated code.
func describe(data []byte) (any, error) {
	lexer := jlexer.Lexer{Data: data}
	v := lexer.Interface()
	lexer.Consumed()
	return v, lexer.Error()
}
