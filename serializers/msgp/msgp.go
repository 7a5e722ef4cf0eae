// Package msgp adapts github.com/tinylib/msgp, whose generator writes the methods
// of each type: no reflection at run time.
//
// Its two rows are two encodings of one format. Structs are maps keyed by the Go
// field names in "msgp", the generator's default, and arrays in "msgp-tuple",
// which a directive asks for. All other options are the generator's defaults: no
// limits on what is read, nil lists as empty ones, strings that are copies.
//
// Note: a number is written in the shortest form of its type's kind. For an int32
// or int64 above 127 that is a signed form, so that 240 takes three bytes where
// vmihailenco's library, with compact integers, takes two.
package msgp

import (
	"errors"
	"fmt"

	"github.com/tinylib/msgp/msgp"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "msgp" and "msgp-tuple".
func Serializers() []serializers.Serializer {
	maps := row("msgp", "https://github.com/tinylib/msgp#use", bindMap)
	maps.Identify = func() error {
		return errors.Join(
			identify(new(mapStruct)), identify(new(mapStructList)),
			identify(new(mapSample)), identify(new(mapSampleList)),
			identify(new(mapMediaContent)), identify(new(mapMediaContentList)),
		)
	}
	tuples := row("msgp-tuple", "https://github.com/tinylib/msgp/wiki/Preprocessor-Directives#tuple", bindTuple)
	tuples.Traits.ValueReuse = true
	tuples.Identify = func() error {
		return errors.Join(
			identify(new(tupleStruct)), identify(new(tupleStructList)),
			identify(new(tupleSample)), identify(new(tupleSampleList)),
			identify(new(tupleMediaContent)), identify(new(tupleMediaContentList)),
		)
	}
	return []serializers.Serializer{maps, tuples}
}

func row(name, documentation string, bind func(datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "MessagePack",
		Module:        "github.com/tinylib/msgp",
		Documentation: documentation,
		Traits: serializers.Traits{
			Style:          serializers.Generated,
			BufferReuse:    true,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true,
			Concurrent:     true,
			Streaming:      true,
		},
		// The methods make room for as many elements as an array's head announces.
		// The directive "limit" would bound the number, but it has no default.
		Weaknesses: []serializers.Weakness{serializers.ExhaustsMemory},
		Bind:       bind,
		Describe:   describe,
	}
}

func bindMap(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return mapCodec(structToMap, structFromMap, foldMapStruct), nil
	case datatypes.NameSample:
		return mapCodec(sampleToMap, sampleFromMap, foldMapSample), nil
	case datatypes.NameMediaContent:
		return mapCodec(mediaContentToMap, mediaContentFromMap, foldMapMediaContent), nil
	case datatypes.NameStructList:
		return mapCodec(structListToMap, structListFromMap, foldMapStructList), nil
	case datatypes.NameSampleList:
		return mapCodec(sampleListToMap, sampleListFromMap, foldMapSampleList), nil
	case datatypes.NameMediaContentList:
		return mapCodec(mediaContentListToMap, mediaContentListFromMap, foldMapMediaContentList), nil
	}
	return nil, unsupported(d)
}

func bindTuple(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return tupleCodec(structToTuple, structFromTuple, foldTupleStruct), nil
	case datatypes.NameSample:
		return tupleCodec(sampleToTuple, sampleFromTuple, foldTupleSample), nil
	case datatypes.NameMediaContent:
		return tupleCodec(mediaContentToTuple, mediaContentFromTuple, foldTupleMediaContent), nil
	case datatypes.NameStructList:
		return tupleCodec(structListToTuple, structListFromTuple, foldTupleStructList), nil
	case datatypes.NameSampleList:
		return tupleCodec(sampleListToTuple, sampleListFromTuple, foldTupleSampleList), nil
	case datatypes.NameMediaContentList:
		return tupleCodec(mediaContentListToTuple, mediaContentListFromTuple, foldTupleMediaContentList), nil
	}
	return nil, unsupported(d)
}

func unsupported(d datatypes.Datatype) error {
	return fmt.Errorf("%w: no methods were generated for %s", serializers.ErrUnsupported, d.Name)
}

func describe(data []byte) (any, error) {
	v, _, err := msgp.ReadIntfBytes(data)
	return v, err
}
