package serializertest

import (
	"errors"
	"fmt"
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
const calls = 100

// SameAllocations fails unless every operation of every datatype allocates in its
// timed loop what a direct call of the library does: as often and as many bytes.
// The function direct returns the calls for one datatype. It skips the test under
// the race detector, which allocates.
func SameAllocations(t *testing.T, s serializers.Serializer, direct func(datatypes.Datatype) Direct) {
	t.Helper()
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	if err := newSubject(s, false).sameAllocations(direct); err != nil {
		t.Errorf("%s: %v", s.Name, err)
	}
}

func (s *subject) sameAllocations(direct func(datatypes.Datatype) Direct) error {
	return s.each(func(b *bound) error {
		native, data, err := b.native(b.canonical())
		if err != nil {
			return err
		}
		var errs []error
		calls := direct(b.datatype).calls(native, data)
		for _, operation := range serializers.Operations() {
			if err := b.allocatesAs(operation, native, data, calls[operation]); err != nil {
				errs = append(errs, fmt.Errorf("%s: %w", operation, err))
			}
		}
		return errors.Join(errs...)
	})
}

// allocatesAs compares an operation with a call that does the same, or with none
// if call is nil.
func (b *bound) allocatesAs(operation serializers.Operation, native any, data []byte, call func() error) error {
	switch offered := b.Has(operation); {
	case offered != (call != nil):
		return fmt.Errorf("offered by the codec: %t, by the direct calls: %t", offered, !offered)
	case !offered:
		return nil
	}
	loop, err := b.Loop(operation, []any{native}, [][]byte{data})
	if err != nil {
		return err
	}
	gotAllocs, gotBytes, err := count(func() error { return loop.Run(1) })
	if err != nil {
		return err
	}
	wantAllocs, wantBytes, err := count(call)
	if err != nil {
		return fmt.Errorf("direct call: %w", err)
	}
	if gotAllocs != wantAllocs || gotBytes != wantBytes {
		return fmt.Errorf("%v allocations of %v bytes, the library makes %v of %v",
			gotAllocs, gotBytes, wantAllocs, wantBytes)
	}
	return nil
}

// count is Allocations for a call that may fail.
func count(call func() error) (allocs, bytes float64, failed error) {
	allocs, bytes = Allocations(calls, func() {
		if err := call(); err != nil {
			failed = err
		}
	})
	return allocs, bytes, failed
}

// calls returns a call without arguments for each operation that there is. What one call reuses is what the one before returned.
func (d Direct) calls(native any, data []byte) map[serializers.Operation]func() error {
	calls := map[serializers.Operation]func() error{}
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
