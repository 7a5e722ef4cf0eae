// Package avro adapts github.com/twmb/avro.
//
// The row is the plain binary encoding, a datum and nothing around it, with a
// schema that both sides have: neither the object container file nor the single
// object encoding, which add the schema or its fingerprint. The library works on
// the domain structs, since a field without a tag has the record's field of its
// own name, and on a *string for the union of null and string.
//
// Players and sizes are ints in the schema, not enums. That is what the library's
// SchemaFor makes of a Go type that is an int32, and a test holds that the whole
// schema is what SchemaFor makes of the domain structs. An enum would take the
// same bytes, but the library leaves its fast path for it, and a mediacontent then
// takes about half as long again to serialize.
package avro

import (
	"fmt"

	"github.com/twmb/avro"

	"serbench/datatypes"
	"serbench/schemas/benchavro"
	"serbench/serializers"
)

// Serializers returns the row "avro".
//
// Note: there are no streaming calls. The library's are those of the object
// container file, another format.
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "avro",
		Format:        "Avro",
		Module:        "github.com/twmb/avro",
		Documentation: "https://github.com/twmb/avro#quick-start",
		Traits: serializers.Traits{
			Style:         serializers.Reflection,
			BufferReuse:   true,
			ValueReuse:    true,
			Unsafe:        true,
			Schema:        true,
			Deterministic: true,
			Concurrent:    true,
		},
		Schema: "schemas/benchavro/bench.avsc",
		Bind:   bind,
	}}
}

// bind decodes over an existing value with the call that decodes into a fresh
// one. Nothing old is left: a struct must have a field for each of the record's,
// each of which is in the data, a list is cut before it is filled, and null
// clears a pointer. What the new data can use is kept: the memory of lists, and
// that of the titles that they hold.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	schema, err := parse(d)
	if err != nil {
		return nil, err
	}
	unmarshal := func(data []byte, v any) error {
		_, err := schema.Decode(data, v)
		return err
	}
	return serializers.Reflected(d, unmarshal, serializers.Binding[any, any]{
		// An Avro array has no null, and reads as a list that is not nil.
		Tolerance: datatypes.NilIsEmpty,
		Serialize: func(v any) ([]byte, error) { return schema.Encode(v) },
		SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
			return schema.AppendEncode(buffer[:0], v)
		},
		DeserializeReuse: func(v any, data []byte) (any, error) {
			return v, unmarshal(data, v)
		},
	}), nil
}

// records are the names that the schema gives to the datatypes.
var records = map[datatypes.Name]string{
	datatypes.NameStruct:           "Struct",
	datatypes.NameSample:           "Sample",
	datatypes.NameMediaContent:     "MediaContent",
	datatypes.NameStructList:       "StructList",
	datatypes.NameSampleList:       "SampleList",
	datatypes.NameMediaContentList: "MediaContentList",
}

// parse returns the schema of a datatype's record, with what it refers to.
func parse(d datatypes.Datatype) (*avro.Schema, error) {
	record, ok := records[d.Name]
	if !ok {
		return nil, fmt.Errorf("%w: the format needs a schema, and bench.avsc has no record for %s",
			serializers.ErrUnsupported, d.Name)
	}
	var definitions avro.SchemaCache
	if _, err := definitions.Parse(benchavro.Schema); err != nil {
		return nil, fmt.Errorf("parse bench.avsc: %w", err)
	}
	schema, err := definitions.Parse(fmt.Sprintf("%q", benchavro.Namespace+"."+record))
	if err != nil {
		return nil, fmt.Errorf("find the record %s in bench.avsc: %w", record, err)
	}
	return schema, nil
}
