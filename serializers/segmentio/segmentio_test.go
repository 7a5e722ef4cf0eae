package segmentio

import (
	"bytes"
	standard "encoding/json"
	"errors"
	"testing"

	"github.com/segmentio/encoding/json"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// These are the sizes of encoding/json.
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
			var buffer []byte
			serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[any]{
				Serialize: func(v any) ([]byte, error) { return json.Marshal(v) },
				SerializeReuse: func(_ []byte, v any) (_ []byte, err error) {
					buffer, err = json.Append(buffer[:0], v, json.EscapeHTML|json.SortMapKeys)
					return buffer, err
				},
				Deserialize: func(data []byte) (any, error) {
					v := d.Fresh()
					return v, json.Unmarshal(data, v)
				},
			})
		})
	}
}

// The library is a replacement only if its bytes are those of what it replaces.
func TestBytesOfStandard(t *testing.T) {
	for _, d := range datatypes.All() {
		for i, v := range d.Arbitrary(60, 1) {
			if !datatypes.IsFinite(v) {
				continue
			}
			want, err := standard.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := json.Marshal(v); err != nil || !bytes.Equal(got, want) {
				t.Fatalf("value %d of %s: it writes something else (error: %v)", i, d.Name, err)
			}
		}
	}
}

// TestEncoderSwallowsErrors holds the reason why the row does not stream.
func TestEncoderSwallowsErrors(t *testing.T) {
	encoder := json.NewEncoder(brokenWriter{})
	if err := encoder.Encode(1); err != nil {
		t.Fatalf("Encode reports the writer's error (%v): the row may stream now", err)
	}
	if err := encoder.Encode(2); !errors.Is(err, errBroken) {
		t.Errorf("the next call gives the error %v", err)
	}
}

var errBroken = errors.New("broken writer")

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }
