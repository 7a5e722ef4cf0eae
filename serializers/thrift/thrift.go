// Package thrift adapts github.com/apache/thrift on the structs that the Thrift
// compiler writes from schemas/bench.thrift. Its two rows are the two binary
// protocols: compact, which has varints and field numbers as differences, and
// binary, in which every number has its full width.
//
// A struct is written as a struct, with no message head around it: that is for
// calls of a service. The calls are those of the library's pools of serializers
// and deserializers, which are for any number of goroutines at once; each call
// copies the bytes, out of the pool's buffer or into it. Where a buffer is used
// again, the struct is written by its own Write to the library's memory buffer,
// laid over the caller's.
//
// Note: the structs are from an older compiler than the library, as bench.thrift
// tells. That of the library's own release has each Read and Write count how deep
// structs are nested, in a value of the context, for two allocations a call: these
// rows are spared that, which matters where a struct is as small as datatype
// struct.
package thrift

import (
	"fmt"

	"github.com/apache/thrift/lib/go/thrift"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "thrift-compact" and "thrift-binary".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{
		row("thrift-compact", "Thrift compact protocol", compact),
		row("thrift-binary", "Thrift binary protocol", binary),
	}
}

// The configuration is the default, whose limits hold where nothing else does: a
// memory buffer tells the protocol how much is left to read, so that no list can
// claim more elements than it has bytes for.

func compact() thrift.TProtocolFactory {
	return thrift.NewTCompactProtocolFactoryConf(&thrift.TConfiguration{})
}

func binary() thrift.TProtocolFactory {
	return thrift.NewTBinaryProtocolFactoryConf(&thrift.TConfiguration{})
}

func row(name, format string, protocol func() thrift.TProtocolFactory) serializers.Serializer {
	return serializers.Serializer{
		Name:          name,
		Format:        format,
		Module:        "github.com/apache/thrift",
		Documentation: "https://pkg.go.dev/github.com/apache/thrift/lib/go/thrift#TSerializerPool",
		Traits: serializers.Traits{
			Style:         serializers.Generated,
			BufferReuse:   true,
			Schema:        true,
			Deterministic: true,
			Concurrent:    true,
			Streaming:     true,
		},
		Schema: "schemas/bench.thrift",
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return bind(protocol(), d)
		},
	}
}

func bind(protocol thrift.TProtocolFactory, d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return codec(protocol, fromStruct, toStruct, foldStruct), nil
	case datatypes.NameSample:
		return codec(protocol, fromSample, toSample, foldSample), nil
	case datatypes.NameMediaContent:
		return codec(protocol, fromMediaContent, toMediaContent, foldMediaContent), nil
	case datatypes.NameStructList:
		return codec(protocol, fromStructList, toStructList, foldStructList), nil
	case datatypes.NameSampleList:
		return codec(protocol, fromSampleList, toSampleList, foldSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(protocol, fromMediaContentList, toMediaContentList, foldMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: schemas/bench.thrift has no struct for %s", serializers.ErrUnsupported, d.Name)
}
