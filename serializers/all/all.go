// Package all lists the serializers that the suite measures.
//
// Adding one is a folder and a line here. The order is that of the tables.
package all

import (
	"slices"

	"serbench/serializers"
	"serbench/serializers/cbor"
	"serbench/serializers/floor"
	"serbench/serializers/fory"
	"serbench/serializers/gob"
	"serbench/serializers/json"
	"serbench/serializers/msgpack"
	"serbench/serializers/protobuf"
)

// Serializers returns the rows of all libraries. The caller owns the slice.
func Serializers() []serializers.Serializer {
	return slices.Concat(
		protobuf.Serializers(),
		msgpack.Serializers(),
		cbor.Serializers(),
		fory.Serializers(),
		json.Serializers(),
		gob.Serializers(),
		floor.Serializers(),
	)
}
