package protobuf

import (
	"bufio"
	"io"

	"google.golang.org/protobuf/encoding/protodelim"
	"google.golang.org/protobuf/proto"

	"serbench/datatypes"
	"serbench/serializers"
)

// message is a pointer to a generated struct, such as *benchpb.Struct.
type message[T any] interface {
	*T
	proto.Message
}

// codec returns the codec whose native type is the message M. The wire format
// has no way to write an empty list, so it comes back as nil.
func codec[D any, M message[T], T any](
	toNative func(D) M, toDomain func(M) D, fold func(datatypes.Checksum, M) datatypes.Checksum,
) serializers.Codec {
	return serializers.Binding[D, M]{
		ToNative:  toNative,
		ToDomain:  toDomain,
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty,

		Serialize: func(m M) ([]byte, error) {
			return proto.Marshal(m)
		},
		SerializeReuse: func(buffer []byte, m M) ([]byte, error) {
			return proto.MarshalOptions{}.MarshalAppend(buffer[:0], m)
		},
		Deserialize: func(data []byte) (M, error) {
			m := M(new(T))
			return m, proto.Unmarshal(data, m)
		},
		DeserializeReuse: func(m M, data []byte) (M, error) {
			return m, proto.Unmarshal(data, m)
		},

		Writer: func(w io.Writer) func(M) error {
			return func(m M) error {
				_, err := protodelim.MarshalTo(w, m)
				return err
			}
		},
		Reader: func(r io.Reader) func() (M, error) {
			buffered := bufio.NewReader(r)
			return func() (M, error) {
				m := M(new(T))
				return m, protodelim.UnmarshalFrom(buffered, m)
			}
		},
	}.Codec()
}
