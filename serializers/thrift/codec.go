package thrift

import (
	"bytes"
	"context"
	"io"

	"github.com/apache/thrift/lib/go/thrift"

	"serbench/datatypes"
	"serbench/serializers"
)

// structure is a pointer to a generated struct, such as *benchthrift.Struct.
type structure[T any] interface {
	*T
	thrift.TStruct
}

// initialSize is that of the buffers of NewTSerializer and NewTDeserializer. They
// grow.
const initialSize = 1024

// codec binds a protocol to the generated struct T. A list has no way to be nil in
// either protocol, and is read as one that is not. What cannot wait takes no
// deadline, and so the context is the background's.
//
// Note: there is no DeserializeReuse. A generated Read sets what it finds, and
// leaves the old title where there is none.
func codec[D any, S structure[T], T any](
	protocol thrift.TProtocolFactory,
	toNative func(*D) S, toDomain func(S) *D,
	fold func(datatypes.Checksum, S) datatypes.Checksum,
) serializers.Codec {
	ctx := context.Background()
	serializer := thrift.NewTSerializerPoolSizeFactory(initialSize, protocol)
	deserializer := thrift.NewTDeserializerPoolSizeFactory(initialSize, protocol)
	reused := thrift.NewTMemoryBuffer()
	writer := protocol.GetProtocol(reused)
	return serializers.Binding[*D, S]{
		ToNative:  toNative,
		ToDomain:  toDomain,
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty,

		Serialize: func(v S) ([]byte, error) { return serializer.Write(ctx, v) },
		SerializeReuse: func(buffer []byte, v S) ([]byte, error) {
			*reused.Buffer = *bytes.NewBuffer(buffer[:0])
			err := write(ctx, writer, v)
			return reused.Bytes(), err
		},
		Deserialize: func(data []byte) (S, error) {
			v := S(new(T))
			return v, deserializer.Read(ctx, v, data)
		},

		Writer: func(w io.Writer) func(S) error {
			stream := protocol.GetProtocol(thrift.NewStreamTransportW(w))
			return func(v S) error { return write(ctx, stream, v) }
		},
		Reader: func(r io.Reader) func() (S, error) {
			stream := protocol.GetProtocol(thrift.NewStreamTransportR(r))
			return func() (S, error) {
				v := S(new(T))
				return v, v.Read(ctx, stream)
			}
		},
	}.Codec()
}

// write is what the library's serializer does between emptying its buffer and
// copying it.
func write(ctx context.Context, protocol thrift.TProtocol, v thrift.TStruct) error {
	if err := v.Write(ctx, protocol); err != nil {
		return err
	}
	return protocol.Flush(ctx)
}
