package vtprotobuf

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// The bytes are those of google.golang.org/protobuf.
func TestPayloadBytes(t *testing.T) {
	for _, row := range Serializers() {
		serializertest.PayloadBytes(t, row, map[datatypes.Name]int{
			datatypes.NameStruct:           61,
			datatypes.NameSample:           375,
			datatypes.NameMediaContent:     307,
			datatypes.NameStructList:       315,
			datatypes.NameSampleList:       1890,
			datatypes.NameMediaContentList: 1550,
		})
	}
}
