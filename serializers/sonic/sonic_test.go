package sonic

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/bytedance/sonic"
	"github.com/bytedance/sonic/encoder"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// The canonical values have nothing that HTML would want escaped: these are the
// sizes of encoding/json.
func TestPayloadBytes(t *testing.T) {
	for _, row := range Serializers() {
		serializertest.PayloadBytes(t, row, map[datatypes.Name]int{
			datatypes.NameStruct:           103,
			datatypes.NameSample:           696,
			datatypes.NameMediaContent:     595,
			datatypes.NameStructList:       532,
			datatypes.NameSampleList:       3497,
			datatypes.NameMediaContentList: 2992,
		})
	}
}

func TestDirect(t *testing.T) {
	rows := Serializers()
	for _, d := range datatypes.All() {
		t.Run(rows[0].Name+"/"+string(d.Name), func(t *testing.T) {
			var target []byte
			serializertest.AsDirect(t, rows[0], d, serializertest.Direct[any]{
				Serialize: func(v any) ([]byte, error) { return sonic.Marshal(v) },
				SerializeReuse: func(_ []byte, v any) ([]byte, error) {
					target = target[:0]
					err := encoder.EncodeInto(&target, v, 0)
					return target, err
				},
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return v, sonic.Unmarshal(data, v)
				},
			})
		})
		t.Run(rows[1].Name+"/"+string(d.Name), func(t *testing.T) {
			serializertest.AsDirect(t, rows[1], d, serializertest.Direct[any]{
				Serialize: func(v any) ([]byte, error) { return sonic.ConfigStd.Marshal(v) },
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return v, sonic.ConfigStd.Unmarshal(data, v)
				},
			})
		})
	}
}

// "sonic-std" writes what encoding/json writes, and "sonic" the same but for what
// HTML would want escaped, which shows in nothing but the sizes.
func TestBytesOfStandard(t *testing.T) {
	rows := Serializers()
	for _, d := range datatypes.All() {
		fast, err := rows[0].Bind(d)
		if err != nil {
			t.Fatal(err)
		}
		standard, err := rows[1].Bind(d)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range d.Arbitrary(60, 1) {
			if !datatypes.IsFinite(v) {
				continue
			}
			want, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			got, err := standard.Serialize(v)
			if err != nil || !bytes.Equal(got, want) {
				t.Fatalf("value %d of %s: sonic-std writes something else (error: %v)", i, d.Name, err)
			}
			got, err = fast.Serialize(v)
			var escaped bytes.Buffer
			json.HTMLEscape(&escaped, got)
			if err != nil || !bytes.Equal(escaped.Bytes(), want) {
				t.Fatalf("value %d of %s: sonic escaped writes something else (error: %v)", i, d.Name, err)
			}
		}
	}
}
