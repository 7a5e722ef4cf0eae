//go:build amd64 || arm64

package hyperpb

import (
	"fmt"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/serializers"
)

// identify says why a row does not run. There is no other parser that it could fall
// back to.
func identify(o options) error {
	if o.alias && pointersChecked {
		return fmt.Errorf("%w: the library reads a few bytes beyond the end of an input that it does not copy, "+
			"which ends a process that is built with the race detector", serializers.ErrUnsupported)
	}
	return nil
}

func bind(d datatypes.Datatype, o options) (serializers.Codec, error) {
	if err := identify(o); err != nil {
		return nil, err
	}
	switch d.Name {
	case datatypes.NameStruct:
		return codec(d, o, readStruct, foldStruct)
	case datatypes.NameSample:
		return codec(d, o, readSample, foldSample)
	case datatypes.NameMediaContent:
		return codec(d, o, readMediaContent, foldMediaContent)
	case datatypes.NameStructList:
		return codec(d, o, readStructList, foldStructList)
	case datatypes.NameSampleList:
		return codec(d, o, readSampleList, foldSampleList)
	case datatypes.NameMediaContentList:
		return codec(d, o, readMediaContentList, foldMediaContentList)
	}
	return nil, fmt.Errorf("%w: schemas/bench.proto has no message for %s", serializers.ErrUnsupported, d.Name)
}

// codec returns the codec of a datatype whose domain type is T. The function read
// makes a domain value of a message, and fold folds its fields into a checksum;
// both go through reflection, the only way to see what a message holds.
func codec[T any](
	d datatypes.Datatype,
	o options,
	read func(reader) *T,
	fold func(datatypes.Checksum, reader) datatypes.Checksum,
) (serializers.Codec, error) {
	w, err := newWriter(d)
	if err != nil {
		return nil, err
	}
	messageType := hyperpb.CompileMessageDescriptor(w.descriptor)
	if o.profile {
		if messageType, err = w.recompile(messageType, d); err != nil {
			return nil, err
		}
	}
	var options []hyperpb.UnmarshalOption
	if o.alias {
		options = append(options, hyperpb.WithAllowAlias(true))
	}
	layout := layoutOf(w.descriptor)

	return serializers.Binding[*T, *hyperpb.Message]{
		ToNative: func(v *T) *hyperpb.Message {
			m := hyperpb.NewMessage(messageType)
			if err := w.fill(m, v); err != nil {
				panic(fmt.Sprintf("hyperpb: make a message of a %T: %v", v, err))
			}
			return m
		},
		ToDomain: func(m *hyperpb.Message) *T { return read(reader{message: m, layout: layout}) },
		Fold: func(c datatypes.Checksum, m *hyperpb.Message) datatypes.Checksum {
			return fold(c, reader{message: m, layout: layout})
		},
		Tolerance: datatypes.NilIsEmpty,

		DecodeOnly: true,
		Serialize:  func(m *hyperpb.Message) ([]byte, error) { return proto.Marshal(m) },
		Deserialize: func(data []byte) (*hyperpb.Message, error) {
			m := hyperpb.NewMessage(messageType)
			return m, m.Unmarshal(data, options...)
		},
		DeserializeReuse: func(m *hyperpb.Message, data []byte) (*hyperpb.Message, error) {
			shared := m.Shared()
			shared.Free()
			m = shared.NewMessage(messageType)
			return m, m.Unmarshal(data, options...)
		},
	}.Codec(), nil
}
