package easyjson

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/mailru/easyjson"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// The canonical values have no number for which the library chooses another
// notation: these are the sizes of encoding/json.
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
			switch d.Name {
			case datatypes.NameStruct:
				asDirect[jsonStruct](t, d)
			case datatypes.NameSample:
				asDirect[jsonSample](t, d)
			case datatypes.NameMediaContent:
				asDirect[jsonMediaContent](t, d)
			case datatypes.NameStructList:
				asDirect[jsonStructList](t, d)
			case datatypes.NameSampleList:
				asDirect[jsonSampleList](t, d)
			case datatypes.NameMediaContentList:
				asDirect[jsonMediaContentList](t, d)
			}
		})
	}
}

func asDirect[N any, P native[N]](t *testing.T, d datatypes.Datatype) {
	serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[P]{
		Serialize: func(v P) ([]byte, error) { return easyjson.Marshal(v) },
		Deserialize: func(data []byte) (P, error) {
			v := P(new(N))
			err := easyjson.Unmarshal(data, v)
			return v, err
		},
	})
}

// The library writes what encoding/json writes, but for floating-point numbers: it
// changes to 1e+06 at a million, where encoding/json waits for 1e+21, and has 1e-05
// for its 0.00001. The canonical values have none so large or small.
func TestBytesOfStandard(t *testing.T) {
	for _, d := range datatypes.All() {
		values := []any{d.Canonical(datatypes.DefaultListSize)}
		if d.Name != datatypes.NameSample && d.Name != datatypes.NameSampleList {
			values = append(values, d.Arbitrary(60, 1)...)
		}
		codec, err := bind(d)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range values {
			want, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := codec.Serialize(codec.FromDomain(v)); err != nil || !bytes.Equal(got, want) {
				t.Fatalf("value %d of %s: it writes something else (error: %v)", i, d.Name, err)
			}
		}
	}
}
