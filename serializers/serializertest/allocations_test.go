package serializertest

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
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
func directly() Direct[any] {
	b := jsonBinding(structDatatype)
	return Direct[any]{b.Serialize, b.SerializeReuse, b.Deserialize, b.DeserializeReuse}
}

var structDatatype = datatypes.All()[0]

func TestAsDirect(t *testing.T) {
	overheads := filepath.Join(t.TempDir(), "overheads")
	t.Setenv(OverheadFile, overheads)
	AsDirect(t, good(), structDatatype, directly())
	data, err := os.ReadFile(overheads)
	if err != nil {
		t.Fatal(err)
	}
	operations := 0
	for lines := json.NewDecoder(bytes.NewReader(data)); lines.More(); operations++ {
		var o Overhead
		if err := lines.Decode(&o); err != nil {
			t.Fatal(err)
		}
		// The bounds are those of a noisy machine.
		if o.Serializer != "fake-json" || o.Datatype != datatypes.NameStruct || !(o.Low <= o.Ratio && o.Ratio <= o.High) ||
			math.Abs(o.Ratio-1) > 0.5 || math.Abs(o.Control-1) > 0.5 {
			t.Errorf("an overhead of %+v", o)
		}
	}
	if operations != 4 {
		t.Errorf("%d operations were measured, want 4", operations)
	}
}

func TestAsDirectRejects(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	for _, test := range []struct {
		name string
		edit func(*Direct[any])
		want string
	}{
		{"an operation less", func(d *Direct[any]) { d.SerializeReuse = nil },
			"serialize-reuse: offered by the codec: true, by the direct calls: false"},
		{"an allocation more", func(d *Direct[any]) {
			serialize := d.Serialize
			d.Serialize = func(v any) ([]byte, error) {
				sink = make([]byte, 8)
				return serialize(v)
			}
		}, "serialize: "},
		{"an error", func(d *Direct[any]) {
			d.Serialize = func(any) ([]byte, error) { return nil, errors.New("out of ink") }
		}, "out of ink"},
	} {
		direct := directly()
		test.edit(&direct)
		pairs, err := paired(good(), structDatatype, direct)
		for _, p := range pairs {
			err = errors.Join(err, p.sameAllocations())
		}
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
