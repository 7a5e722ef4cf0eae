package easyproto

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// Where other protobuf rows write 61, 375 and 307 bytes, this one writes five
// bytes less for each negative int32, of which Struct has four and Sample eight,
// and two bytes more for each zero, of which Sample has one and MediaContent three.
func TestPayloadBytes(t *testing.T) {
	for _, row := range Serializers() {
		serializertest.PayloadBytes(t, row, map[datatypes.Name]int{
			datatypes.NameStruct:           61 - 4*5,
			datatypes.NameSample:           375 - 8*5 + 2,
			datatypes.NameMediaContent:     307 + 3*2,
			datatypes.NameStructList:       5 * (2 + 41),
			datatypes.NameSampleList:       5 * (3 + 337),
			datatypes.NameMediaContentList: 5 * (3 + 313),
		})
	}
}
