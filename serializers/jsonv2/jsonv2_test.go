package jsonv2

import (
	"bytes"
	standard "encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// The canonical values have no nil slice and nothing that HTML would want
// escaped: these are the sizes of encoding/json.
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
			var target bytes.Buffer
			serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[any]{
				Serialize: func(v any) ([]byte, error) { return json.Marshal(v) },
				SerializeReuse: func(_ []byte, v any) ([]byte, error) {
					target.Reset()
					err := json.MarshalWrite(&target, v)
					return target.Bytes(), err
				},
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return v, json.Unmarshal(data, v)
				},
			})
		})
	}
}

// What the second version does otherwise than the first, on the datatypes: with
// three options it writes the bytes of encoding/json.
func TestBytesOfStandard(t *testing.T) {
	first := json.JoinOptions(
		json.FormatNilSliceAsNull(true), jsontext.EscapeForHTML(true), jsontext.EscapeForJS(true))
	for _, d := range datatypes.All() {
		for i, v := range d.Arbitrary(60, 1) {
			if !datatypes.IsFinite(v) {
				continue
			}
			want, err := standard.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := json.Marshal(v, first); err != nil || !bytes.Equal(got, want) {
				t.Fatalf("value %d of %s: it writes something else (error: %v)", i, d.Name, err)
			}
		}
	}
}

// TestAliasIsUnsupported has a type of another package stand in for the alias that
// the module is where the toolchain has JSON v2.
func TestAliasIsUnsupported(t *testing.T) {
	err := declaredByModule(reflect.TypeFor[standard.SyntaxError]())
	if !errors.Is(err, serializers.ErrUnsupported) || !strings.Contains(err.Error(), "encoding/json") {
		t.Errorf("an alias gives the error %v", err)
	}
}
