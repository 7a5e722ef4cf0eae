package serializertest

import (
	"errors"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// Direct holds direct calls of a library, on native values, as its user would
// write them. There is one for each operation that the codec offers; the others
// are nil.
type Direct struct {
	Serialize        func(native any) ([]byte, error)
	SerializeReuse   func(buffer []byte, native any) ([]byte, error)
	Deserialize      func(data []byte) (any, error)
	DeserializeReuse func(native any, data []byte) (any, error)
}

// calls is how many calls are counted of each operation.
const calls = 200

// SameAllocations fails unless every operation of every datatype allocates in its
// timed loop what a direct call of the library does: as often and as many bytes.
// The function direct returns the calls for one datatype.
func SameAllocations(t *testing.T, s serializers.Serializer, direct func(datatypes.Datatype) Direct) {
	t.Helper()
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	for _, d := range datatypes.All() {
		codec, err := s.Bind(d)
		if errors.Is(err, serializers.ErrUnsupported) {
			continue
		}
		if err != nil {
			t.Fatalf("%s: bind %s: %v", s.Name, d.Name, err)
		}
		native := codec.FromDomain(d.Canonical(datatypes.DefaultListSize))
		data, err := codec.Serialize(native)
		if err != nil {
			t.Fatalf("%s: serialize %s: %v", s.Name, d.Name, err)
		}
		for operation, call := range direct(d).calls(native, data) {
			if offered := codec.Has(operation); offered != (call != nil) {
				t.Errorf("%s: %s %s: offered by the codec: %t, by the direct calls: %t",
					s.Name, d.Name, operation, offered, !offered)
			}
			if call == nil || !codec.Has(operation) {
				continue
			}
			loop, err := codec.Loop(operation, []any{native}, [][]byte{data})
			if err != nil {
				t.Fatalf("%s: %s %s: %v", s.Name, d.Name, operation, err)
			}
			gotAllocs, gotBytes := count(t, func() error { return loop.Run(1) })
			wantAllocs, wantBytes := count(t, call)
			if gotAllocs != wantAllocs || gotBytes != wantBytes {
				t.Errorf("%s: %s %s: %v allocations of %v bytes, the library makes %v of %v",
					s.Name, d.Name, operation, gotAllocs, gotBytes, wantAllocs, wantBytes)
			}
		}
	}
}

// calls returns a call without arguments for each operation, or nil where there
// is none. What one call reuses is what the one before returned.
func (d Direct) calls(native any, data []byte) map[serializers.Operation]func() error {
	calls := map[serializers.Operation]func() error{
		serializers.Serialize: nil, serializers.SerializeReuse: nil,
		serializers.Deserialize: nil, serializers.DeserializeReuse: nil,
	}
	if d.Serialize != nil {
		calls[serializers.Serialize] = func() error { _, err := d.Serialize(native); return err }
	}
	if d.SerializeReuse != nil {
		var buffer []byte
		calls[serializers.SerializeReuse] = func() (err error) {
			buffer, err = d.SerializeReuse(buffer, native)
			return err
		}
	}
	if d.Deserialize != nil {
		calls[serializers.Deserialize] = func() error { _, err := d.Deserialize(data); return err }
	}
	if d.DeserializeReuse != nil && d.Deserialize != nil {
		target, failed := d.Deserialize(data)
		calls[serializers.DeserializeReuse] = func() (err error) {
			if failed != nil {
				return failed
			}
			target, err = d.DeserializeReuse(target, data)
			return err
		}
	}
	return calls
}

func count(t *testing.T, call func() error) (allocs, bytes float64) {
	t.Helper()
	var failed error
	allocs, bytes = Allocations(calls, func() {
		if err := call(); err != nil {
			failed = err
		}
	})
	if failed != nil {
		t.Fatal(failed)
	}
	return allocs, bytes
}
