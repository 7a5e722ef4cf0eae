package serializers

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"testing"

	"serbench/datatypes"
)

// number is the domain and native type of the tests' library.
type number struct{ N uint32 }

var errOdd = errors.New("the number is odd")

// numbers binds a library that refuses odd numbers, in either direction.
func numbers() Binding[*number, *number] {
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
	return Binding[*number, *number]{
		Serialize:        func(v *number) ([]byte, error) { return encode(nil, v) },
		SerializeReuse:   func(buffer []byte, v *number) ([]byte, error) { return encode(buffer[:0], v) },
		Deserialize:      func(data []byte) (*number, error) { return decode(new(number), data) },
		DeserializeReuse: decode,
	}
}

// walk returns the numbers as natives and inputs.
func walk(numbers ...uint32) (natives []any, inputs [][]byte) {
	for _, n := range numbers {
		natives = append(natives, &number{n})
		inputs = append(inputs, binary.BigEndian.AppendUint32(nil, n))
	}
	return natives, inputs
}

// last is what the loop's last operation was about.
func last(l Loop) uint32 {
	switch v := l.Last().(type) {
	case []byte:
		return binary.BigEndian.Uint32(v)
	case *number:
		return v.N
	}
	panic("neither bytes nor a number")
}

func TestLoop(t *testing.T) {
	codec := numbers().Codec()
	natives, inputs := walk(10, 20, 30)
	for _, operation := range Operations() {
		loop, err := codec.Loop(operation, natives, inputs)
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
			if got, want := last(loop), uint32(10*(index+1)); got != want {
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
	natives, inputs := walk(10, 21, 30)
	for _, operation := range Operations() {
		loop, err := codec.Loop(operation, natives, inputs)
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
	natives, inputs := walk(10)
	_, odd := walk(11)
	bare := numbers()
	bare.SerializeReuse, bare.DeserializeReuse = nil, nil
	for _, test := range []struct {
		name      string
		codec     Codec
		operation Operation
		natives   []any
		inputs    [][]byte
		want      error // nil: any
	}{
		{"not offered", bare.Codec(), SerializeReuse, natives, inputs, ErrUnsupported},
		{"not offered", bare.Codec(), DeserializeReuse, natives, inputs, ErrUnsupported},
		{"unheard of", numbers().Codec(), "compress", natives, inputs, ErrUnsupported},
		{"no natives", numbers().Codec(), Serialize, nil, inputs, nil},
		{"no natives", numbers().Codec(), SerializeReuse, nil, inputs, nil},
		{"no inputs", numbers().Codec(), Deserialize, natives, nil, nil},
		{"no inputs", numbers().Codec(), DeserializeReuse, natives, nil, nil},
		{"nothing to overwrite", numbers().Codec(), DeserializeReuse, nil, odd, errOdd},
	} {
		_, err := test.codec.Loop(test.operation, test.natives, test.inputs)
		if err == nil || test.want != nil && !errors.Is(err, test.want) {
			t.Errorf("%s: %s: got %v, want %v", test.operation, test.name, err, test.want)
		}
	}
}

// A loop reuses what its own last operation returned, and nothing of the caller's.
func TestLoopReuses(t *testing.T) {
	natives, inputs := walk(10, 20)
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
		loop, err := codec.Loop(operation, natives, inputs)
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
	for i, native := range natives {
		if got := native.(*number).N; got != uint32(10*(i+1)) {
			t.Errorf("native %d was overwritten with %d", i, got)
		}
	}
}

// The null operation allocates nothing, not even once in a million calls.
func TestLoopAllocatesNothing(t *testing.T) {
	data, value := make([]byte, 4), new(number)
	codec := Binding[*number, *number]{
		Serialize:        func(*number) ([]byte, error) { return data, nil },
		SerializeReuse:   func(buffer []byte, _ *number) ([]byte, error) { return buffer, nil },
		Deserialize:      func([]byte) (*number, error) { return value, nil },
		DeserializeReuse: func(v *number, _ []byte) (*number, error) { return v, nil },
	}.Codec()
	natives, inputs := walk(10, 20, 30)
	for _, operation := range Operations() {
		loop, err := codec.Loop(operation, natives, inputs)
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

var numberDatatype = datatypes.New("number", false, func(int) *number { return &number{10} })
