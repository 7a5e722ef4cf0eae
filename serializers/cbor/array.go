package cbor

import (
	"fmt"
	"io"

	"serbench/datatypes"
	"serbench/serializers"
)

// bindArray works on the mirror types, which say that they are arrays.
func bindArray(m modes, d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return arrayCodec(m, fromStruct, toStruct), nil
	case datatypes.NameSample:
		return arrayCodec(m, fromSample, toSample), nil
	case datatypes.NameMediaContent:
		return arrayCodec(m, fromMediaContent, toMediaContent), nil
	case datatypes.NameStructList:
		return arrayCodec(m, fromStructList, toStructList), nil
	case datatypes.NameSampleList:
		return arrayCodec(m, fromSampleList, toSampleList), nil
	case datatypes.NameMediaContentList:
		return arrayCodec(m, fromMediaContentList, toMediaContentList), nil
	}
	return nil, fmt.Errorf("%w: arrays need a type with a toarray tag, and there is none for %s",
		serializers.ErrUnsupported, d.Name)
}

// arrayCodec binds the library to N. An array that does not have as many
// elements as N has fields is an error, so that reuse leaves nothing old; only a
// null in the place of a number or a string, which this row never writes, would.
func arrayCodec[D, N any](m modes, toNative func(*D) *N, toDomain func(*N) *D) serializers.Codec {
	reuser := &reuser{mode: m.encode}
	return serializers.Binding[*D, *N]{
		ToNative:       toNative,
		ToDomain:       toDomain,
		Serialize:      func(v *N) ([]byte, error) { return m.encode.Marshal(v) },
		SerializeReuse: func(buffer []byte, v *N) ([]byte, error) { return reuser.marshal(buffer, v) },
		Deserialize: func(data []byte) (*N, error) {
			v := new(N)
			return v, m.decode.Unmarshal(data, v)
		},
		DeserializeReuse: func(v *N, data []byte) (*N, error) {
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
	}.Codec()
}
