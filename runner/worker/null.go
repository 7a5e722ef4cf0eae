package worker

import (
	"serbench/datatypes"
	"serbench/serializers"
)

// bindNull returns the empty codec: it does nothing, through the same path as any
// other. What it costs is what the harness costs.
func bindNull(d datatypes.Datatype) serializers.Codec {
	data := make([]byte, 1)
	value := d.Fresh()
	return serializers.Binding[any, any]{
		ToNative:         func(any) any { return value },
		ToDomain:         func(any) any { return value },
		Traverse:         func([]byte) (datatypes.Checksum, error) { return 0, nil },
		Serialize:        func(any) ([]byte, error) { return data, nil },
		SerializeReuse:   func([]byte, any) ([]byte, error) { return data, nil },
		Deserialize:      func([]byte) (any, error) { return value, nil },
		DeserializeReuse: func(any, []byte) (any, error) { return value, nil },
	}.Codec()
}
