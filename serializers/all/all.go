// Package all lists the serializers that the suite measures.
//
// Adding one is a folder and a line here. The order is that of the tables.
package all

import (
	"slices"

	"serbench/serializers"
	"serbench/serializers/avro"
	"serbench/serializers/bson"
	"serbench/serializers/capnp"
	"serbench/serializers/cbor"
	"serbench/serializers/easyjson"
	"serbench/serializers/easyproto"
	"serbench/serializers/flatbuffers"
	"serbench/serializers/floor"
	"serbench/serializers/fory"
	"serbench/serializers/gob"
	"serbench/serializers/goccy"
	"serbench/serializers/hyperpb"
	"serbench/serializers/json"
	"serbench/serializers/jsonv2"
	"serbench/serializers/kelindar"
	"serbench/serializers/msgp"
	"serbench/serializers/msgpack"
	"serbench/serializers/mus"
	"serbench/serializers/protobuf"
	"serbench/serializers/segmentio"
	"serbench/serializers/shamaton"
	"serbench/serializers/sonic"
	"serbench/serializers/thrift"
	"serbench/serializers/ugorji"
	"serbench/serializers/vtprotobuf"
)

// Serializers returns the rows of all libraries. The caller owns the slice.
func Serializers() []serializers.Serializer {
	return slices.Concat(
		protobuf.Serializers(),
		vtprotobuf.Serializers(),
		hyperpb.Serializers(),
		easyproto.Serializers(),
		msgpack.Serializers(),
		msgp.Serializers(),
		shamaton.Serializers(),
		cbor.Serializers(),
		ugorji.Serializers(),
		json.Serializers(),
		jsonv2.Serializers(),
		sonic.Serializers(),
		goccy.Serializers(),
		segmentio.Serializers(),
		easyjson.Serializers(),
		avro.Serializers(),
		thrift.Serializers(),
		flatbuffers.Serializers(),
		capnp.Serializers(),
		fory.Serializers(),
		bson.Serializers(),
		mus.Serializers(),
		kelindar.Serializers(),
		gob.Serializers(),
		floor.Serializers(),
	)
}
