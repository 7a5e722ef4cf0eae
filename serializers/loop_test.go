package serializers

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"serbench/datatypes"
)

// number is the native type of the tests' library, domainNumber that of its
// application.
type (
	number       struct{ N uint32 }
	domainNumber struct{ N uint32 }
)

var errOdd = errors.New("the number is odd")

// numbers binds a library that refuses odd numbers, in either direction.
func numbers() Binding[*domainNumber, *number] {
	encode := func(buffer []byte, v *number) ([]byte, error) {
		if v.N%2 == 1 {
			return nil, errOdd
		}
		return binary.BigEndian.AppendUint32(buffer, v.N), nil
	}
	decode := func(v *number, data []byte) (*number, error) {
		v.N = binary.BigEndian.Uint32(data)
		if v.N%2 == 1 {
			return v, errOdd
		}
		return v, nil
	}
	return Binding[*domainNumber, *number]{
		ToNative:         func(v *domainNumber) *number { return &number{v.N} },
		ToDomain:         func(v *number) *domainNumber { return &domainNumber{v.N} },
		Fold:             func(c datatypes.Checksum, v *number) datatypes.Checksum { return c.Uint64(uint64(v.N)) },
		Serialize:        func(v *number) ([]byte, error) { return encode(nil, v) },
		SerializeReuse:   func(buffer []byte, v *number) ([]byte, error) { return encode(buffer[:0], v) },
		Deserialize:      func(data []byte) (*number, error) { return decode(new(number), data) },
		DeserializeReuse: decode,
	}
}

// walk returns the numbers as values.
func walk(numbers ...uint32) (values Values) {
	for _, n := range numbers {
		values.Domains = append(values.Domains, &domainNumber{n})
		values.Natives = append(values.Natives, &number{n})
		values.Inputs = append(values.Inputs, binary.BigEndian.AppendUint32(nil, n))
	}
	return values
}

// last is what the loop's last operation was about, of the kind that it gives.
func last(l Loop, kind Kind, values Values) uint32 {
	switch kind {
	case Bytes:
		return binary.BigEndian.Uint32(l.Last().([]byte))
	case Native:
		return l.Last().(*number).N
	case Domain:
		return l.Last().(*domainNumber).N
	}
	for _, native := range values.Natives {
		n := native.(*number).N
		if l.Last() == datatypes.Checksum(0).Uint64(uint64(n)) {
			return n
		}
	}
	panic("the checksum of no value")
}

func TestLoop(t *testing.T) {
	codec := numbers().Codec()
	values := walk(10, 20, 30)
	for _, operation := range Operations() {
		loop, err := codec.Loop(operation, values)
		if err != nil {
			t.Fatal(err)
		}
		done := 0
		for _, n := range []int{1, 1, 1, 1, 2, 3, 7, 0, 1} {
			if err := loop.Run(n); err != nil {
				t.Fatalf("%s: %v", operation, err)
			}
			done += n
			index := (done - 1) % 3
			if got := loop.Index(); got != index {
				t.Errorf("%s: index %d after %d operations, want %d", operation, got, done, index)
			}
			if got, want := last(loop, operation.Gives(), values), uint32(10*(index+1)); got != want {
				t.Errorf("%s: result %d after %d operations, want %d", operation, got, done, want)
			}
		}
	}
}

func TestLoopStopsAtError(t *testing.T) {
	calls := 0
	library := numbers()
	serialize, deserialize := library.Serialize, library.Deserialize
	library.Serialize = func(v *number) ([]byte, error) { calls++; return serialize(v) }
	library.Deserialize = func(data []byte) (*number, error) { calls++; return deserialize(data) }
	codec := library.Codec()
	values := walk(10, 21, 30)
	for _, operation := range Operations() {
		if operation == ToNative || operation == FromNative {
			continue // they cannot fail
		}
		loop, err := codec.Loop(operation, values)
		if err != nil {
			t.Fatal(err)
		}
		calls = 0
		if err := loop.Run(1000); !errors.Is(err, errOdd) {
			t.Errorf("%s: got %v, want %v", operation, err, errOdd)
		}
		if got := loop.Index(); got != 1 {
			t.Errorf("%s: index %d, want that of the failed operation, 1", operation, got)
		}
		if fresh := operation == Serialize || operation == Deserialize; fresh && calls != 2 {
			t.Errorf("%s: %d calls, want 2", operation, calls)
		}
	}
}

func TestLoopErrors(t *testing.T) {
	values := walk(10)
	bare := numbers()
	bare.SerializeReuse, bare.DeserializeReuse, bare.Fold = nil, nil, nil
	plain := Binding[*number, *number]{Serialize: bare.Serialize, Deserialize: bare.Deserialize}
	reader := bare
	reader.DecodeOnly = true
	for _, test := range []struct {
		name      string
		codec     Codec
		operation Operation
		values    Values
		want      string
	}{
		{"not offered", bare.Codec(), SerializeReuse, values, "unsupported: the library does not offer serialize-reuse"},
		{"not offered", bare.Codec(), DeserializeReuse, values, "unsupported: the library does not offer deserialize-reuse"},
		{"not offered", bare.Codec(), Traverse, values, "unsupported: the datatype has no checksum"},
		{"not offered", plain.Codec(), ToNative, values, "unsupported: nothing to convert"},
		{"not offered", plain.Codec(), DeserializeDomain, values, "unsupported: nothing to convert"},
		{"not offered", reader.Codec(), Serialize, values, "unsupported: the library only reads"},
		{"not offered", reader.Codec(), SerializeDomain, values, "unsupported: the library only reads"},
		{"unheard of", numbers().Codec(), "compress", values, "unsupported: "},
		{"no natives", numbers().Codec(), Serialize, Values{Domains: values.Domains, Inputs: values.Inputs}, "nothing to walk"},
		{"no natives", numbers().Codec(), SerializeReuse, Values{Inputs: values.Inputs}, "nothing to walk"},
		{"no inputs", numbers().Codec(), Deserialize, Values{Natives: values.Natives}, "nothing to walk"},
		{"no inputs", numbers().Codec(), DeserializeReuse, Values{Natives: values.Natives}, "nothing to walk"},
		{"no domains", numbers().Codec(), ToNative, Values{Natives: values.Natives}, "nothing to walk"},
		{"nothing to overwrite", numbers().Codec(), DeserializeReuse, walk(11), errOdd.Error()},
	} {
		_, err := test.codec.Loop(test.operation, test.values)
		if err == nil || !strings.Contains(err.Error(), test.want) ||
			errors.Is(err, ErrUnsupported) != strings.HasPrefix(test.want, "unsupported") {
			t.Errorf("%s: %s: got %v, want %q", test.operation, test.name, err, test.want)
		}
	}
}

// A loop reuses what its own last operation returned, and nothing of the caller's.
func TestLoopReuses(t *testing.T) {
	values := walk(10, 20)
	var buffers, targets []string
	library := numbers()
	serialize, deserialize := library.SerializeReuse, library.DeserializeReuse
	library.SerializeReuse = func(buffer []byte, v *number) ([]byte, error) {
		out, err := serialize(buffer, v)
		buffers = append(buffers, fmt.Sprintf("%p", out))
		return out, err
	}
	library.DeserializeReuse = func(v *number, data []byte) (*number, error) {
		targets = append(targets, fmt.Sprintf("%p", v))
		return deserialize(v, data)
	}
	codec := library.Codec()
	for _, operation := range []Operation{SerializeReuse, DeserializeReuse} {
		loop, err := codec.Loop(operation, values)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if err := loop.Run(2); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, addresses := range map[string][]string{"buffers": buffers, "targets": targets} {
		if len(addresses) != 4 || len(slices.Compact(addresses)) != 1 {
			t.Errorf("%s at %q, want one address four times", name, addresses)
		}
	}
	for i, native := range values.Natives {
		if got := native.(*number).N; got != uint32(10*(i+1)) {
			t.Errorf("native %d was overwritten with %d", i, got)
		}
	}
}

// The null operation allocates nothing, not even once in a million calls.
func TestLoopAllocatesNothing(t *testing.T) {
	data, value := make([]byte, 4), new(number)
	domain := new(domainNumber)
	codec := Binding[*domainNumber, *number]{
		ToNative:         func(*domainNumber) *number { return value },
		ToDomain:         func(*number) *domainNumber { return domain },
		Fold:             func(c datatypes.Checksum, _ *number) datatypes.Checksum { return c },
		Serialize:        func(*number) ([]byte, error) { return data, nil },
		SerializeReuse:   func(buffer []byte, _ *number) ([]byte, error) { return buffer, nil },
		Deserialize:      func([]byte) (*number, error) { return value, nil },
		DeserializeReuse: func(v *number, _ []byte) (*number, error) { return v, nil },
	}.Codec()
	values := walk(10, 20, 30)
	for _, operation := range Operations() {
		loop, err := codec.Loop(operation, values)
		if err != nil {
			t.Fatal(err)
		}
		allocs := testing.AllocsPerRun(1, func() {
			if err := loop.Run(1_000_000); err != nil {
				t.Error(err)
			}
		})
		if allocs != 0 {
			t.Errorf("%s: %v allocations in a million operations", operation, allocs)
		}
	}
}

var numberDatatype = datatypes.New("number", false, func(int) *number { return &number{10} }, nil)
