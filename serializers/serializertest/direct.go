package serializertest

import (
	"errors"
	"fmt"
	"os"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// Direct holds direct calls of a library on its native type N, as the library's
// documentation has them. There is one for each operation that the codec offers;
// the others are nil.
type Direct[N any] struct {
	Serialize        func(native N) ([]byte, error)
	SerializeReuse   func(buffer []byte, native N) ([]byte, error)
	Deserialize      func(data []byte) (N, error)
	DeserializeReuse func(native N, data []byte) (N, error)
}

// calls is how many calls are counted of each operation.
const calls = 100

// AsDirect fails unless the codec of a datatype allocates in its timed loops what
// direct calls of the library do: as often and as many bytes. It skips the test
// under the race detector, which allocates.
//
// With [OverheadFile] in the environment it also measures both, one against the
// other, and adds what it finds to that file.
func AsDirect[N any](t *testing.T, s serializers.Serializer, d datatypes.Datatype, direct Direct[N]) {
	t.Helper()
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	pairs, err := paired(s, d, direct)
	for _, p := range pairs {
		err = errors.Join(err, p.sameAllocations())
	}
	if file := os.Getenv(OverheadFile); file != "" && err == nil {
		err = measureOverhead(file, s.Name, d.Name, pairs)
	}
	if err != nil {
		t.Errorf("%s of %s: %v", s.Name, d.Name, err)
	}
}

// A pair is an operation in two ways: by the codec, and directly.
type pair struct {
	operation     serializers.Operation
	codec, direct serializers.Loop
}

// paired returns the pairs of all operations that may have direct calls. The
// direct calls are looped over as the codec's are, so that what is between the two
// is the adapter alone.
func paired[N any](s serializers.Serializer, d datatypes.Datatype, direct Direct[N]) ([]pair, error) {
	b, err := newSubject(s, false).bind(d)
	if err != nil {
		return nil, err
	}
	native, data, err := b.native(b.canonical())
	if err != nil {
		return nil, err
	}
	values := serializers.Values{Natives: []any{native}, Inputs: [][]byte{data}}
	other := serializers.Binding[N, N]{
		Serialize:        direct.Serialize,
		SerializeReuse:   direct.SerializeReuse,
		Deserialize:      direct.Deserialize,
		DeserializeReuse: direct.DeserializeReuse,
	}
	if other.Serialize == nil { // the library only reads
		other.Serialize = func(N) ([]byte, error) { return data, nil }
		other.DecodeOnly = true
	}
	library := other.Codec()
	var pairs []pair
	for _, operation := range []serializers.Operation{
		serializers.Serialize, serializers.SerializeReuse, serializers.Deserialize, serializers.DeserializeReuse,
	} {
		if offered := b.Has(operation); offered != library.Has(operation) {
			return nil, fmt.Errorf("%s: offered by the codec: %t, by the direct calls: %t", operation, offered, !offered)
		} else if !offered {
			continue
		}
		p := pair{operation: operation}
		if p.codec, err = b.Loop(operation, values); err != nil {
			return nil, fmt.Errorf("%s: %w", operation, err)
		}
		if p.direct, err = library.Loop(operation, values); err != nil {
			return nil, fmt.Errorf("direct call of %s: %w", operation, err)
		}
		pairs = append(pairs, p)
	}
	return pairs, nil
}

func (p pair) sameAllocations() error {
	gotAllocs, gotBytes, err := count(func() error { return p.codec.Run(1) })
	if err != nil {
		return fmt.Errorf("%s: %w", p.operation, err)
	}
	wantAllocs, wantBytes, err := count(func() error { return p.direct.Run(1) })
	if err != nil {
		return fmt.Errorf("direct call of %s: %w", p.operation, err)
	}
	if gotAllocs != wantAllocs || gotBytes != wantBytes {
		return fmt.Errorf("%s: %v allocations of %v bytes, the library makes %v of %v",
			p.operation, gotAllocs, gotBytes, wantAllocs, wantBytes)
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
