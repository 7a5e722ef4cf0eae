package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/serializers"
)

// message is a pointer to a generated struct with the methods that vtproto adds.
type message[T any] interface {
	*T
	Reset()
	SizeVT() int
	MarshalVT() ([]byte, error)
	MarshalToSizedBufferVT([]byte) (int, error)
	UnmarshalVT([]byte) error
}

// unsafeMessage is one that can also be read in place.
type unsafeMessage[T any] interface {
	message[T]
	UnmarshalVTUnsafe([]byte) error
}

// pooledMessage is one that a pool takes back.
type pooledMessage[T any] interface {
	message[T]
	ReturnToVTPool()
}

// copied returns the codec of the row "vtprotobuf".
func copied[D any, M message[T], T any](
	toNative func(D) M, toDomain func(M) D, fold func(datatypes.Checksum, M) datatypes.Checksum,
) serializers.Codec {
	b := binding(toNative, toDomain, fold)
	b.Deserialize = func(data []byte) (M, error) {
		m := M(new(T))
		return m, m.UnmarshalVT(data)
	}
	b.DeserializeReuse = func(m M, data []byte) (M, error) {
		m.Reset()
		return m, m.UnmarshalVT(data)
	}
	return b.Codec()
}

// aliased returns the codec of the row "vtprotobuf-unsafe".
func aliased[D any, M unsafeMessage[T], T any](
	toNative func(D) M, toDomain func(M) D, fold func(datatypes.Checksum, M) datatypes.Checksum,
) serializers.Codec {
	b := binding(toNative, toDomain, fold)
	b.Deserialize = func(data []byte) (M, error) {
		m := M(new(T))
		return m, m.UnmarshalVTUnsafe(data)
	}
	b.DeserializeReuse = func(m M, data []byte) (M, error) {
		m.Reset()
		return m, m.UnmarshalVTUnsafe(data)
	}
	return b.Codec()
}

// pooled returns the codec of the row "vtprotobuf-pool". The old message is back in
// its pool as soon as the next one is read, and not before: where reading fails the
// caller keeps it, and the pool must not have it too.
func pooled[D any, M pooledMessage[T], T any](
	fromPool func() M,
	toNative func(D) M, toDomain func(M) D, fold func(datatypes.Checksum, M) datatypes.Checksum,
) serializers.Codec {
	b := binding(toNative, toDomain, fold)
	b.Deserialize = func(data []byte) (M, error) {
		m := fromPool()
		return m, m.UnmarshalVT(data)
	}
	b.DeserializeReuse = func(old M, data []byte) (M, error) {
		m := fromPool()
		if err := m.UnmarshalVT(data); err != nil {
			m.ReturnToVTPool()
			return old, err
		}
		old.ReturnToVTPool()
		return m, nil
	}
	return b.Codec()
}

// binding returns what the rows have in common, which is all but reading. The wire
// format has no way to write an empty list, so it comes back as nil, or as empty where
// a pool kept its memory. A float that equals zero is not written at all, and -0 does.
//
// Note: the methods of a type parameter are looked up in a table for each call. Here
// they are looked up once, which shows on the smallest message: two short calls are all.
func binding[D any, M message[T], T any](
	toNative func(D) M, toDomain func(M) D, fold func(datatypes.Checksum, M) datatypes.Checksum,
) serializers.Binding[D, M] {
	size, write := M.SizeVT, M.MarshalToSizedBufferVT
	return serializers.Binding[D, M]{
		ToNative:  toNative,
		ToDomain:  toDomain,
		Fold:      fold,
		Tolerance: datatypes.NilIsEmpty | datatypes.UnsignedZero,

		Serialize: func(m M) ([]byte, error) { return m.MarshalVT() },
		SerializeReuse: func(buffer []byte, m M) ([]byte, error) {
			length := size(m)
			if cap(buffer) < length {
				buffer = make([]byte, length)
			}
			n, err := write(m, buffer[:length])
			return buffer[:n], err
		},
	}
}
