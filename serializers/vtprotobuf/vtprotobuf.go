// Package vtprotobuf adapts github.com/planetscale/vtprotobuf, whose generator adds
// to the messages of google.golang.org/protobuf methods that write and read them
// without reflection.
//
// Three rows write with the same calls and differ in how they read:
//
//   - "vtprotobuf" reads into a new message. A message that is used again is reset
//     first, as the README asks, since UnmarshalVT merges; this keeps the message's
//     own memory and nothing that hangs from it.
//   - "vtprotobuf-unsafe" reads likewise, but strings alias the input.
//   - "vtprotobuf-pool" takes messages from the pools that the generator writes and
//     returns them there. That is deserialize-reuse: the next message comes from the
//     pool, and the last one, with its lists and nested messages, goes back. What
//     deserialize gives is never returned, so that it has the price of pools
//     without the gain. The code that reads is another than that of the other rows
//     (it asks pools for nested messages, and lists for elements that they had), and
//     so this row has messages of its own.
//
// Note: this is not all that the other protobuf implementations do. Nothing checks
// that strings are UTF-8, which proto3 demands, and a field that holds -0 is left
// out as one that holds zero.
//
// Note: the pools are the generated code's, one for each message of the program, and
// so two codecs share them as two goroutines of a program do.
package vtprotobuf

import (
	"fmt"

	"serbench/datatypes"
	"serbench/schemas/benchvtpoolpb"
	"serbench/serializers"
)

// Serializers returns the rows "vtprotobuf", "vtprotobuf-unsafe" and
// "vtprotobuf-pool".
func Serializers() []serializers.Serializer {
	aliased := row("vtprotobuf-unsafe", bindAliased)
	aliased.Traits.ZeroCopy, aliased.Traits.Unsafe = true, true
	return []serializers.Serializer{row("vtprotobuf", bindCopied), aliased, row("vtprotobuf-pool", bindPooled)}
}

// row returns a row that owns what it reads.
//
// Note: Deterministic is claimed for these messages. The generated methods write
// them field by field, and the one thing whose order is not that of the value is a
// map, of which they have none. Unsafe is a matter of UnmarshalVTUnsafe alone, which
// stands in the generated code: what the others need of the library has none of it.
func row(name string, bind func(datatypes.Datatype) (serializers.Codec, error)) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        "protobuf",
		Module:        "github.com/planetscale/vtprotobuf",
		Documentation: "https://github.com/planetscale/vtprotobuf#available-features",
		Traits: serializers.Traits{
			Style:         serializers.Generated,
			BufferReuse:   true,
			ValueReuse:    true,
			Schema:        true,
			Deterministic: true,
			Concurrent:    true,
		},
		Schema: "schemas/bench.proto",
		Bind:   bind,
	}
}

func bindCopied(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return copied(structToPlain, structFromPlain, foldPlainStruct), nil
	case datatypes.NameSample:
		return copied(sampleToPlain, sampleFromPlain, foldPlainSample), nil
	case datatypes.NameMediaContent:
		return copied(mediaContentToPlain, mediaContentFromPlain, foldPlainMediaContent), nil
	case datatypes.NameStructList:
		return copied(structListToPlain, structListFromPlain, foldPlainStructList), nil
	case datatypes.NameSampleList:
		return copied(sampleListToPlain, sampleListFromPlain, foldPlainSampleList), nil
	case datatypes.NameMediaContentList:
		return copied(mediaContentListToPlain, mediaContentListFromPlain, foldPlainMediaContentList), nil
	}
	return nil, unsupported(d)
}

func bindAliased(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return aliased(structToPlain, structFromPlain, foldPlainStruct), nil
	case datatypes.NameSample:
		return aliased(sampleToPlain, sampleFromPlain, foldPlainSample), nil
	case datatypes.NameMediaContent:
		return aliased(mediaContentToPlain, mediaContentFromPlain, foldPlainMediaContent), nil
	case datatypes.NameStructList:
		return aliased(structListToPlain, structListFromPlain, foldPlainStructList), nil
	case datatypes.NameSampleList:
		return aliased(sampleListToPlain, sampleListFromPlain, foldPlainSampleList), nil
	case datatypes.NameMediaContentList:
		return aliased(mediaContentListToPlain, mediaContentListFromPlain, foldPlainMediaContentList), nil
	}
	return nil, unsupported(d)
}

func bindPooled(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return pooled(benchvtpoolpb.StructFromVTPool, structToPooled, structFromPooled, foldPooledStruct), nil
	case datatypes.NameSample:
		return pooled(benchvtpoolpb.SampleFromVTPool, sampleToPooled, sampleFromPooled, foldPooledSample), nil
	case datatypes.NameMediaContent:
		return pooled(benchvtpoolpb.MediaContentFromVTPool, mediaContentToPooled, mediaContentFromPooled, foldPooledMediaContent), nil
	case datatypes.NameStructList:
		return pooled(benchvtpoolpb.StructListFromVTPool, structListToPooled, structListFromPooled, foldPooledStructList), nil
	case datatypes.NameSampleList:
		return pooled(benchvtpoolpb.SampleListFromVTPool, sampleListToPooled, sampleListFromPooled, foldPooledSampleList), nil
	case datatypes.NameMediaContentList:
		return pooled(benchvtpoolpb.MediaContentListFromVTPool, mediaContentListToPooled, mediaContentListFromPooled, foldPooledMediaContentList), nil
	}
	return nil, unsupported(d)
}

func unsupported(d datatypes.Datatype) error {
	return fmt.Errorf("%w: schemas/bench.proto has no message for %s", serializers.ErrUnsupported, d.Name)
}
