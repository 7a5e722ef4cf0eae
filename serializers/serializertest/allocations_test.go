package serializertest

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

func TestAllocations(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	n := 0
	for _, test := range []struct {
		name          string
		f             func()
		allocs, bytes float64
	}{
		{"none", func() { n++ }, 0, 0},
		{"one", func() { sink = make([]byte, 64) }, 1, 64},
		{"two", func() { sink = make([]byte, 64); sink = make([]byte, 1024) }, 2, 1088},
		{"one in four", func() {
			if n++; n%4 == 0 {
				sink = make([]byte, 64)
			}
		}, 0.25, 16},
	} {
		allocs, bytes := Allocations(1000, test.f)
		if allocs != test.allocs || bytes != test.bytes {
			t.Errorf("%s: %v allocations of %v bytes, want %v of %v", test.name, allocs, bytes, test.allocs, test.bytes)
		}
	}
}

// directly is what good calls.
func directly(d datatypes.Datatype) Direct {
	b := jsonBinding(d)
	return Direct{b.Serialize, b.SerializeReuse, b.Deserialize, b.DeserializeReuse}
}

func TestSameAllocations(t *testing.T) {
	SameAllocations(t, good(), directly)
	if raceEnabled {
		return
	}
	for _, test := range []struct {
		name   string
		direct func(datatypes.Datatype) Direct
		want   string
	}{
		{"an operation less", func(d datatypes.Datatype) Direct {
			direct := directly(d)
			direct.SerializeReuse = nil
			return direct
		}, "serialize-reuse: offered by the codec: true, by the direct calls: false"},
		{"an allocation more", func(d datatypes.Datatype) Direct {
			direct := directly(d)
			serialize := direct.Serialize
			direct.Serialize = func(v any) ([]byte, error) {
				sink = make([]byte, 8)
				return serialize(v)
			}
			return direct
		}, "serialize: "},
		{"an error", func(d datatypes.Datatype) Direct {
			direct := directly(d)
			direct.Serialize = func(any) ([]byte, error) { return nil, errors.New("out of ink") }
			return direct
		}, "out of ink"},
	} {
		err := newSubject(good(), true).sameAllocations(test.direct)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %q", test.name, err, test.want)
		}
	}
}

func TestPayloadBytes(t *testing.T) {
	want := map[datatypes.Name]int{
		datatypes.NameStruct:           103,
		datatypes.NameSample:           696,
		datatypes.NameMediaContent:     595,
		datatypes.NameStructList:       532,
		datatypes.NameSampleList:       3497,
		datatypes.NameMediaContentList: 2992,
	}
	PayloadBytes(t, good(), want)
	want[datatypes.NameSample]--
	err := payloadBytes(good(), want)
	if err == nil || err.Error() != "sample takes 696 bytes, want 695" {
		t.Errorf("got %v", err)
	}
	failing := good(func(s *serializers.Serializer) {
		s.Bind = func(datatypes.Datatype) (serializers.Codec, error) { return nil, refusal("none") }
	})
	if payloadBytes(failing, want) == nil {
		t.Error("a serializer without codecs was accepted")
	}
}

func allocationRejections() []rejection {
	return []rejection{
		{"deserialize-reuse", "keeps no memory", good(rebind(func(d datatypes.Datatype, b *binding) {
			b.DeserializeReuse = func(_ any, data []byte) (any, error) {
				v := d.Fresh()
				return v, json.Unmarshal(data, v)
			}
		})), "allocates"},
		{"loop", "allocates", loops(func(_ serializers.Operation, l *serializers.Loop) {
			run := l.Run
			l.Run = func(n int) error {
				sink = make([]byte, 64)
				return run(n)
			}
		}), "it allocates 1.00 times"},
	}
}
