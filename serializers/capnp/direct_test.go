package capnp

import (
	"testing"

	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

// What sets and reads the fields is application code, which the codec does not add
// to; the library's own calls around it stand here as in its documentation.
func TestDirect(t *testing.T) {
	for _, row := range Serializers() {
		t.Run(row.Name, func(t *testing.T) {
			asDirect(t, row, datatypes.NameStruct, writeStruct, readStruct)
			asDirect(t, row, datatypes.NameSample, writeSample, readSample)
			asDirect(t, row, datatypes.NameMediaContent, writeMediaContent, readMediaContent)
			asDirect(t, row, datatypes.NameStructList, writeStructList, readStructList)
			asDirect(t, row, datatypes.NameSampleList, writeSampleList, readSampleList)
			asDirect(t, row, datatypes.NameMediaContentList, writeMediaContentList, readMediaContentList)
		})
	}
}

func asDirect[T any](
	t *testing.T, row serializers.Serializer, name datatypes.Name,
	write func(*capnp.Segment, *T) error, read func(*capnp.Message, *T) error,
) {
	isPacked := row.Name == "capnp-packed"
	msg, _, err := capnp.NewMessage(capnp.SingleSegment(nil))
	if err != nil {
		t.Fatal(err)
	}
	t.Run(string(name), func(t *testing.T) {
		serializertest.AsDirect(t, row, named(t, name), serializertest.Direct[*T]{
			Serialize: func(v *T) ([]byte, error) {
				seg, err := msg.Reset(capnp.SingleSegment(nil))
				if err != nil {
					return nil, err
				}
				if err := write(seg, v); err != nil {
					return nil, err
				}
				if isPacked {
					return msg.MarshalPacked()
				}
				return msg.Marshal()
			},
			Deserialize: func(data []byte) (*T, error) {
				unmarshal := capnp.Unmarshal
				if isPacked {
					unmarshal = capnp.UnmarshalPacked
				}
				msg, err := unmarshal(data)
				if err != nil {
					return nil, err
				}
				v := new(T)
				if err := read(msg, v); err != nil {
					return nil, err
				}
				msg.Release()
				return v, nil
			},
		})
	})
}
