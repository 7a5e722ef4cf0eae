// Package fory adapts github.com/apache/fory/go/fory.
//
// It uses the library's defaults, spelled out: the cross-language wire format
// with the metadata that lets a schema evolve, and no reference tracking, since
// the data has no shared parts.
//
// A title is a plain string here, as in the library's own benchmark of this
// data, whose payload sizes the row reproduces. A *string would keep an absent
// title absent for one byte a title; the loss is the row's tolerance instead.
package fory

import (
	"fmt"

	"github.com/apache/fory/go/fory"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "fory".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "fory",
		Format:        "Fory",
		Module:        "github.com/apache/fory/go/fory",
		Documentation: "https://github.com/apache/fory/blob/v1.6.1/docs/object-serialization/go/schema-metadata.md",
		Traits: serializers.Traits{
			Style:         serializers.Reflection,
			View:          true,
			BufferReuse:   true,
			Unsafe:        true,
			Deterministic: true,
		},
		Bind: bind,
	}}
}

func bind(d datatypes.Datatype) (serializers.Codec, error) {
	instance, err := newInstance()
	if err != nil {
		return nil, err
	}
	switch d.Name {
	case datatypes.NameStruct:
		return codec(instance, fromStruct, toStruct, foldStruct), nil
	case datatypes.NameSample:
		return codec(instance, fromSample, toSample, foldSample), nil
	case datatypes.NameMediaContent:
		return codec(instance, fromMediaContent, toMediaContent, foldMediaContent), nil
	case datatypes.NameStructList:
		return codec(instance, fromStructList, toStructList, foldStructList), nil
	case datatypes.NameSampleList:
		return codec(instance, fromSampleList, toSampleList, foldSampleList), nil
	case datatypes.NameMediaContentList:
		return codec(instance, fromMediaContentList, toMediaContentList, foldMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: types must be registered under a number, and there is none for %s",
		serializers.ErrUnsupported, d.Name)
}

// newInstance returns an instance that knows all the types. Numbers rather than
// names are what the documentation advises for speed and size.
func newInstance() (*fory.Fory, error) {
	instance := fory.New(fory.WithXlang(true), fory.WithCompatible(true), fory.WithTrackRef(false))
	structs := []any{
		foryStruct{}, forySample{}, foryMedia{}, foryImage{}, foryMediaContent{},
		foryStructList{}, forySampleList{}, foryMediaContentList{},
	}
	for i, v := range structs {
		if err := instance.RegisterStruct(v, uint32(1+i)); err != nil {
			return nil, fmt.Errorf("register %T: %w", v, err)
		}
	}
	enums := []any{datatypes.Player(0), datatypes.Size(0)}
	for i, v := range enums {
		if err := instance.RegisterEnum(v, uint32(1+len(structs)+i)); err != nil {
			return nil, fmt.Errorf("register %T: %w", v, err)
		}
	}
	return instance, nil
}

// codec binds an instance to N.
//
// Note: Serialize returns a view of a buffer that the instance keeps until it
// has grown beyond 64 KiB; from there on every call grows a new one. A
// ByteBuffer that is reset has the same limit, but not one that is made anew
// around the caller's slice, as it is here.
//
// Note: there is no DeserializeReuse. Decoding into an existing value leaves the
// tail of a list that was longer than the one in the data. And there are no
// streaming calls: the library reads from an io.Reader but writes to none.
func codec[D, N any](
	instance *fory.Fory,
	toNative func(*D) *N,
	toDomain func(*N) *D,
	fold func(datatypes.Checksum, *N) datatypes.Checksum,
) serializers.Codec {
	target := fory.NewByteBuffer(nil)
	return serializers.Binding[*D, *N]{
		ToNative:  toNative,
		ToDomain:  toDomain,
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty | datatypes.NilIsZero,
		View:      func(v *N) ([]byte, error) { return instance.Serialize(v) },
		SerializeReuse: func(buffer []byte, v *N) ([]byte, error) {
			*target = *fory.NewByteBuffer(buffer[:0])
			err := instance.SerializeTo(target, v)
			return target.Bytes(), err
		},
		Deserialize: func(data []byte) (*N, error) {
			v := new(N)
			return v, instance.Deserialize(data, v)
		},
	}.Codec()
}
