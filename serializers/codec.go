package serializers

import (
	"fmt"
	"io"

	"serbench/datatypes"
)

// A Codec is a serializer bound to one datatype, with the types erased so that
// code which knows no library can verify it and time it. Domain values are
// pointers to the datatype's struct held in an any; native values are whatever
// the library works on, held in an any. Adapters do not implement Codec; they
// fill in a [Binding].
//
// Except for the function that Loop returns, nothing here is fast, and nothing
// here is ever timed.
type Codec interface {
	// FromDomain converts a domain value to a native one, which may alias it.
	FromDomain(domain any) (native any)
	// ToDomain converts a native value to a domain one, which may alias it.
	ToDomain(native any) (domain any)
	// Tolerance is the documented difference that a round trip may make.
	Tolerance() datatypes.Tolerance
	// Has reports whether the library offers the operation.
	Has(Operation) bool
	// Serialize returns the bytes of a native value. The caller owns them.
	Serialize(native any) ([]byte, error)
	// SerializeReuse writes a native value into buffer, from its start, growing it
	// if it is short, and returns the bytes written.
	SerializeReuse(buffer []byte, native any) ([]byte, error)
	// View returns the bytes of a native value as the library returns them: void
	// after the codec's next call. It is nil, nil without the View trait.
	View(native any) ([]byte, error)
	// Deserialize returns a fresh native value. It leaves data as it is.
	Deserialize(data []byte) (native any, err error)
	// DeserializeReuse overwrites a native value that Deserialize returned.
	// Whatever it held before is gone, also where an earlier call on it failed.
	// It returns the value to use from now on.
	DeserializeReuse(native any, data []byte) (any, error)
	// Stream returns the library's streaming calls bound to w and r, or nil, nil.
	Stream(w io.Writer, r io.Reader) (write func(native any) error, read func() (any, error))
	// Loop returns the function that is timed: n operations, one after the other,
	// walking through the natives, or through the inputs which hold their bytes,
	// and going on in the next call where this one ended. It allocates nothing of
	// its own and stops at the first error. It is not safe for concurrent use.
	// It is an error to ask for an operation that the codec does not have, or to
	// give nothing to walk through.
	Loop(operation Operation, natives []any, inputs [][]byte) (Loop, error)
}

type codec[D, N any] struct{ library Binding[D, N] }

func (c *codec[D, N]) FromDomain(domain any) any      { return c.library.ToNative(domain.(D)) }
func (c *codec[D, N]) ToDomain(native any) any        { return c.library.ToDomain(native.(N)) }
func (c *codec[D, N]) Tolerance() datatypes.Tolerance { return c.library.Tolerance }

func (c *codec[D, N]) Has(operation Operation) bool {
	switch operation {
	case Serialize, Deserialize:
		return true
	case SerializeReuse:
		return c.library.SerializeReuse != nil
	case DeserializeReuse:
		return c.library.DeserializeReuse != nil
	}
	return false
}

func (c *codec[D, N]) Serialize(native any) ([]byte, error) {
	return c.library.Serialize(native.(N))
}

func (c *codec[D, N]) SerializeReuse(buffer []byte, native any) ([]byte, error) {
	return c.library.SerializeReuse(buffer, native.(N))
}

func (c *codec[D, N]) View(native any) ([]byte, error) {
	if c.library.View == nil {
		return nil, nil
	}
	return c.library.View(native.(N))
}

func (c *codec[D, N]) Deserialize(data []byte) (any, error) {
	return c.library.Deserialize(data)
}

func (c *codec[D, N]) DeserializeReuse(native any, data []byte) (any, error) {
	return c.library.DeserializeReuse(native.(N), data)
}

func (c *codec[D, N]) Stream(w io.Writer, r io.Reader) (func(any) error, func() (any, error)) {
	if c.library.Writer == nil {
		return nil, nil
	}
	write, read := c.library.Writer(w), c.library.Reader(r)
	return func(native any) error { return write(native.(N)) },
		func() (any, error) { return read() }
}

func (c *codec[D, N]) Loop(operation Operation, natives []any, inputs [][]byte) (Loop, error) {
	typed := make([]N, len(natives))
	for i, native := range natives {
		typed[i] = native.(N)
	}
	serializes := operation == Serialize || operation == SerializeReuse
	switch {
	case !c.Has(operation):
		return Loop{}, fmt.Errorf("%w: the library does not offer %s", ErrUnsupported, operation)
	case serializes && len(natives) == 0, !serializes && len(inputs) == 0:
		return Loop{}, fmt.Errorf("loop over %s: nothing to walk through", operation)
	case operation == Serialize:
		return loop(c.library.Serialize, typed), nil
	case operation == SerializeReuse:
		return reuseLoop(c.library.SerializeReuse, nil, typed), nil
	case operation == Deserialize:
		return loop(c.library.Deserialize, inputs), nil
	}
	// The first value to overwrite is one of the loop's own.
	target, err := c.library.Deserialize(inputs[0])
	if err != nil {
		return Loop{}, fmt.Errorf("make a value to overwrite: %w", err)
	}
	return reuseLoop(c.library.DeserializeReuse, target, inputs), nil
}
