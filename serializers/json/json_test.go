package json

import (
	"encoding/json"
	"testing"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           103,
		datatypes.NameSample:           696,
		datatypes.NameMediaContent:     595,
		datatypes.NameStructList:       532,
		datatypes.NameSampleList:       3497,
		datatypes.NameMediaContentList: 2992,
	})
}

func TestDirect(t *testing.T) {
	for _, d := range datatypes.All() {
		t.Run(string(d.Name), func(t *testing.T) {
			serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[any]{
				Serialize: func(v any) ([]byte, error) { return json.Marshal(v) },
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return v, json.Unmarshal(data, v)
				},
			})
		})
	}
}
