package thrift

import (
	"context"
	"errors"
	"testing"

	"github.com/apache/thrift/lib/go/thrift"

	"serbench/datatypes"
	"serbench/schemas/benchthrift"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// A struct of eight numbers takes a byte before each, its type and how much its
// number is above the last one's, 27 bytes of zigzag varints and a stop in the
// compact protocol; and 1+2+4 bytes for each, type, number and value, and a stop
// in the other. A list in a struct of its own adds a head, of 2 bytes or of
// 1+2+1+4, and a stop: 5·330+3 = 1653, 5·540+9 = 2709.
func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           36,
		datatypes.NameSample:           330,
		datatypes.NameMediaContent:     311,
		datatypes.NameStructList:       183,
		datatypes.NameSampleList:       1653,
		datatypes.NameMediaContentList: 1558,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           57,
		datatypes.NameSample:           540,
		datatypes.NameMediaContent:     451,
		datatypes.NameStructList:       294,
		datatypes.NameSampleList:       2709,
		datatypes.NameMediaContentList: 2264,
	})
}

// protocols are those of the rows, in their order.
var protocols = []thrift.TProtocolFactory{
	thrift.NewTCompactProtocolFactoryConf(nil),
	thrift.NewTBinaryProtocolFactoryConf(nil),
}

func TestDirect(t *testing.T) {
	for i, protocol := range protocols {
		row := Serializers()[i]
		for _, d := range datatypes.All() {
			switch d.Name {
			case datatypes.NameStruct:
				serializertest.AsDirect(t, row, d, direct(protocol, benchthrift.NewStruct))
			case datatypes.NameSample:
				serializertest.AsDirect(t, row, d, direct(protocol, benchthrift.NewSample))
			case datatypes.NameMediaContent:
				serializertest.AsDirect(t, row, d, direct(protocol, benchthrift.NewMediaContent))
			case datatypes.NameStructList:
				serializertest.AsDirect(t, row, d, direct(protocol, benchthrift.NewStructList))
			case datatypes.NameSampleList:
				serializertest.AsDirect(t, row, d, direct(protocol, benchthrift.NewSampleList))
			case datatypes.NameMediaContentList:
				serializertest.AsDirect(t, row, d, direct(protocol, benchthrift.NewMediaContentList))
			}
		}
	}
}

// direct takes the constructor that the compiler writes. A buffer is used again by
// the library's memory buffer itself, which keeps its own.
func direct[S thrift.TStruct](factory thrift.TProtocolFactory, fresh func() S) serializertest.Direct[S] {
	serializers := thrift.NewTSerializerPoolSizeFactory(1024, factory)
	deserializers := thrift.NewTDeserializerPoolSizeFactory(1024, factory)
	transport := thrift.NewTMemoryBufferLen(1024)
	protocol := factory.GetProtocol(transport)
	return serializertest.Direct[S]{
		Serialize: func(v S) ([]byte, error) {
			return serializers.Write(context.Background(), v)
		},
		SerializeReuse: func(_ []byte, v S) ([]byte, error) {
			transport.Reset()
			if err := v.Write(context.Background(), protocol); err != nil {
				return nil, err
			}
			return transport.Bytes(), protocol.Flush(context.Background())
		},
		Deserialize: func(data []byte) (S, error) {
			v := fresh()
			return v, deserializers.Read(context.Background(), v, data)
		},
	}
}

// TestListIsNoLongerThanItsBytes holds what the default configuration relies on: a
// list that claims fifty million structs, which are half of what its own limit of a
// message allows, is refused for want of bytes before there is room for them.
func TestListIsNoLongerThanItsBytes(t *testing.T) {
	for _, test := range []struct {
		protocol thrift.TProtocolFactory
		data     []byte
	}{
		// Field 1 is a list; of structs, of which there are more than 14; how many.
		{compact(), []byte{0x19, 0xfc, 0x80, 0xe1, 0xeb, 0x17}},
		// A list; it is field 1; of structs; how many.
		{binary(), []byte{0x0f, 0x00, 0x01, 0x0c, 0x02, 0xfa, 0xf0, 0x80}},
	} {
		deserializers := thrift.NewTDeserializerPoolSizeFactory(1024, test.protocol)
		err := deserializers.Read(t.Context(), benchthrift.NewStructList(), test.data)
		var exception thrift.TProtocolException
		if !errors.As(err, &exception) || exception.TypeId() != thrift.SIZE_LIMIT {
			t.Errorf("%T: error %v, want one of the size", test.protocol, err)
		}
	}
}

// TestReadKeepsTheOld holds why there is no DeserializeReuse.
func TestReadKeepsTheOld(t *testing.T) {
	for _, protocol := range protocols {
		untitled, err := thrift.NewTSerializerPoolSizeFactory(1024, protocol).
			Write(t.Context(), &benchthrift.Image{})
		if err != nil {
			t.Fatal(err)
		}
		title := "old"
		image := &benchthrift.Image{Title: &title}
		err = thrift.NewTDeserializerPoolSizeFactory(1024, protocol).Read(t.Context(), image, untitled)
		if err != nil {
			t.Fatal(err)
		}
		if image.Title == nil {
			t.Error("Read left no old title: structs can be used again")
		}
	}
}

// A writer may leave out a media all of whose fields are zero.
func TestAbsentMediaIsZero(t *testing.T) {
	absent := &benchthrift.MediaContent{}
	if diff := datatypes.Diff(&datatypes.MediaContent{}, toMediaContent(absent), datatypes.Exact); diff != "" {
		t.Error(diff)
	}
	want := datatypes.FoldMediaContent(0, &datatypes.MediaContent{})
	if got := foldMediaContent(0, absent); got != want {
		t.Errorf("checksum %x, want %x", got, want)
	}
}
