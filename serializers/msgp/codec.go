package msgp

import (
	"io"

	"github.com/tinylib/msgp/msgp"

	"serbench/datatypes"
	"serbench/serializers"
)

// generated is a pointer to a type for which the generator wrote the methods.
type generated[T any] interface {
	*T
	msgp.Marshaler
	msgp.Unmarshaler
	msgp.Encodable
	msgp.Decodable
}

// mapCodec binds the generated methods of N.
//
// Note: there is no DeserializeReuse. UnmarshalMsg does read into an existing
// value, but keeps the fields that a map does not mention: old data would show
// through.
func mapCodec[D any, N generated[T], T any](toNative func(D) N, toDomain func(N) D, fold foldFunc[N]) serializers.Codec {
	return binding(toNative, toDomain, fold).Codec()
}

// tupleCodec adds DeserializeReuse: a tuple that does not have as many elements
// as N has fields is an error, and so is a null in the place of a number, a text
// or a list. Nothing old can be left.
func tupleCodec[D any, N generated[T], T any](toNative func(D) N, toDomain func(N) D, fold foldFunc[N]) serializers.Codec {
	b := binding(toNative, toDomain, fold)
	b.DeserializeReuse = func(v N, data []byte) (N, error) {
		_, err := v.UnmarshalMsg(data)
		return v, err
	}
	return b.Codec()
}

type foldFunc[N any] func(datatypes.Checksum, N) datatypes.Checksum

// binding has the calls that both rows make. An empty list is what is written for
// nil, and what is read of it into a fresh value is nil.
func binding[D any, N generated[T], T any](toNative func(D) N, toDomain func(N) D, fold foldFunc[N]) serializers.Binding[D, N] {
	return serializers.Binding[D, N]{
		ToNative:  toNative,
		ToDomain:  toDomain,
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty,

		Serialize: func(v N) ([]byte, error) {
			return v.MarshalMsg(nil)
		},
		SerializeReuse: func(buffer []byte, v N) ([]byte, error) {
			return v.MarshalMsg(buffer[:0])
		},
		Deserialize: func(data []byte) (N, error) {
			v := N(new(T))
			_, err := v.UnmarshalMsg(data)
			return v, err
		},

		Writer: func(w io.Writer) func(N) error {
			buffered := msgp.NewWriter(w)
			return func(v N) error {
				if err := v.EncodeMsg(buffered); err != nil {
					return err
				}
				return buffered.Flush()
			}
		},
		Reader: func(r io.Reader) func() (N, error) {
			buffered := msgp.NewReader(r)
			return func() (N, error) {
				v := N(new(T))
				return v, v.DecodeMsg(buffered)
			}
		},
	}
}
