package cbor

import (
	"io"

	"serbench/datatypes"
	"serbench/serializers"
)

// mirrored binds the library to N, a struct with tags that mirrors D.
func mirrored[D, N any](
	m modes,
	toNative func(*D) *N,
	toDomain func(*N) *D,
	fold func(datatypes.Checksum, *N) datatypes.Checksum,
) serializers.Binding[*D, *N] {
	reuser := &reuser{mode: m.encode}
	return serializers.Binding[*D, *N]{
		ToNative:       toNative,
		ToDomain:       toDomain,
		Fold:           fold,
		Serialize:      func(v *N) ([]byte, error) { return m.encode.Marshal(v) },
		SerializeReuse: func(buffer []byte, v *N) ([]byte, error) { return reuser.marshal(buffer, v) },
		Deserialize: func(data []byte) (*N, error) {
			v := new(N)
			return v, m.decode.Unmarshal(data, v)
		},
		Writer: func(w io.Writer) func(*N) error {
			encoder := m.encode.NewEncoder(w)
			return func(v *N) error { return encoder.Encode(v) }
		},
		Reader: func(r io.Reader) func() (*N, error) {
			decoder := m.decode.NewDecoder(r)
			return func() (*N, error) {
				v := new(N)
				return v, decoder.Decode(v)
			}
		},
	}
}
