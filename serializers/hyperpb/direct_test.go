//go:build amd64 || arm64

package hyperpb

import (
	"testing"

	"buf.build/go/hyperpb"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"

	"serbench/datatypes"
	"serbench/schemas/benchpb"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

// schema is the messages of schemas/bench.proto, by the datatypes that they are for.
var schema = map[datatypes.Name]proto.Message{
	datatypes.NameStruct:           &benchpb.Struct{},
	datatypes.NameSample:           &benchpb.Sample{},
	datatypes.NameMediaContent:     &benchpb.MediaContent{},
	datatypes.NameStructList:       &benchpb.StructList{},
	datatypes.NameSampleList:       &benchpb.SampleList{},
	datatypes.NameMediaContentList: &benchpb.MediaContentList{},
}

func TestDirect(t *testing.T) {
	for _, row := range running(t) {
		for _, d := range datatypes.All() {
			t.Run(row.Name+"/"+string(d.Name), func(t *testing.T) {
				codec, err := row.Bind(d)
				if err != nil {
					t.Skip(err)
				}
				messageType := hyperpb.CompileMessageDescriptor(schema[d.Name].ProtoReflect().Descriptor())
				if row.Name == "hyperpb-pgo" {
					messageType = profiled(t, messageType, codec, d)
				}
				serializertest.AsDirect(t, row, d, direct(messageType, row.Traits.ZeroCopy))
			})
		}
	}
}

func direct(messageType *hyperpb.MessageType, alias bool) serializertest.Direct[*hyperpb.Message] {
	if !alias {
		return serializertest.Direct[*hyperpb.Message]{
			Deserialize: func(data []byte) (*hyperpb.Message, error) {
				m := hyperpb.NewMessage(messageType)
				return m, m.Unmarshal(data)
			},
			DeserializeReuse: func(m *hyperpb.Message, data []byte) (*hyperpb.Message, error) {
				shared := m.Shared()
				shared.Free()
				m = shared.NewMessage(messageType)
				return m, m.Unmarshal(data)
			},
		}
	}
	option := hyperpb.WithAllowAlias(true)
	return serializertest.Direct[*hyperpb.Message]{
		Deserialize: func(data []byte) (*hyperpb.Message, error) {
			m := hyperpb.NewMessage(messageType)
			return m, m.Unmarshal(data, option)
		},
		DeserializeReuse: func(m *hyperpb.Message, data []byte) (*hyperpb.Message, error) {
			shared := m.Shared()
			shared.Free()
			m = shared.NewMessage(messageType)
			return m, m.Unmarshal(data, option)
		},
	}
}

// profiled recompiles a type as the README does, on a corpus of one value.
func profiled(t *testing.T, messageType *hyperpb.MessageType, codec serializers.Codec, d datatypes.Datatype) *hyperpb.MessageType {
	t.Helper()
	data, err := codec.Serialize(codec.FromDomain(d.Canonical(datatypes.DefaultListSize)))
	if err != nil {
		t.Fatal(err)
	}
	profile := messageType.NewProfile()
	if err := hyperpb.NewMessage(messageType).Unmarshal(data, hyperpb.WithRecordProfile(profile, 1)); err != nil {
		t.Fatal(err)
	}
	return messageType.Recompile(profile)
}

// The row with a profile is no other name for the one without.
func TestProfileSavesAllocations(t *testing.T) {
	if pointersChecked {
		t.Skip("the race detector allocates")
	}
	rows := Serializers()
	allocations := func(row serializers.Serializer) float64 {
		codec, err := row.Bind(named(t, datatypes.NameSampleList))
		if err != nil {
			t.Fatal(err)
		}
		data, err := codec.Serialize(codec.FromDomain(named(t, datatypes.NameSampleList).Canonical(datatypes.DefaultListSize)))
		if err != nil {
			t.Fatal(err)
		}
		n, _ := serializertest.Allocations(100, func() { _, err = codec.Deserialize(data) })
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if without, with := allocations(rows[1]), allocations(rows[2]); with >= without {
		t.Errorf("%s makes %v allocations, %s %v", rows[1].Name, without, rows[2].Name, with)
	}
}

// Folding allocates what the library's reflection does, which boxes most of the
// numbers that it returns, and nothing else.
func TestFoldAllocatesAsGet(t *testing.T) {
	if pointersChecked {
		t.Skip("the race detector allocates")
	}
	for _, d := range datatypes.All() {
		codec, err := Serializers()[0].Bind(d)
		if err != nil {
			t.Fatal(err)
		}
		m := codec.FromDomain(d.Canonical(datatypes.DefaultListSize)).(*hyperpb.Message)
		data, err := codec.Serialize(m)
		if err != nil {
			t.Fatal(err)
		}
		deserialize, _ := serializertest.Allocations(100, func() { _, err = codec.Deserialize(data) })
		traverse, _ := serializertest.Allocations(100, func() { _, err = codec.Traverse(data) })
		if err != nil {
			t.Fatal(err)
		}
		get, _ := serializertest.Allocations(100, func() { getAll(m) })
		if fold := traverse - deserialize; fold != get {
			t.Errorf("%s: %v allocations to fold it, %v to get its fields", d.Name, fold, get)
		}
	}
}

// getAll gets every field and every element of a message.
func getAll(m protoreflect.Message) {
	fields := m.Descriptor().Fields()
	for i := range fields.Len() {
		field := fields.Get(i)
		switch value := m.Get(field); {
		case field.IsList():
			list := value.List()
			for i := range list.Len() {
				if element := list.Get(i); field.Message() != nil {
					getAll(element.Message())
				}
			}
		case field.Message() != nil:
			getAll(value.Message())
		}
	}
}

func named(t *testing.T, name datatypes.Name) datatypes.Datatype {
	t.Helper()
	for _, d := range datatypes.All() {
		if d.Name == name {
			return d
		}
	}
	t.Fatalf("no datatype %s", name)
	return datatypes.Datatype{}
}
