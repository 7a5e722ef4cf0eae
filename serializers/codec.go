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
	// Traverse reads every leaf of data and folds it into a checksum, which equals
	// that of the domain value.
	Traverse(data []byte) (datatypes.Checksum, error)
	// Stream returns the library's streaming calls bound to w and r, or nil, nil.
	Stream(w io.Writer, r io.Reader) (write func(native any) error, read func() (any, error))
	// Loop returns the function that is timed: n operations, one after the other,
	// walking through the values, and going on in the next call where this one
	// ended. It allocates nothing of its own and stops at the first error. It is
	// not safe for concurrent use.
	// It is an error to ask for an operation that the codec does not have, or to
	// give nothing of the kind that it takes.
	Loop(operation Operation, values Values) (Loop, error)
}

// Values are what a [Loop] walks through: the same values in the three forms
// that operations take. Those that an operation does not take may be left out.
type Values struct {
	Domains []any    // for operations that take Domain
	Natives []any    // for those that take Native
	Inputs  [][]byte // for those that take Bytes
}

type codec[D, N any] struct {
	library  Binding[D, N]
	converts bool // the library has a type of its own
}

func (c *codec[D, N]) FromDomain(domain any) any      { return c.library.ToNative(domain.(D)) }
func (c *codec[D, N]) ToDomain(native any) any        { return c.library.ToDomain(native.(N)) }
func (c *codec[D, N]) Tolerance() datatypes.Tolerance { return c.library.Tolerance }

func (c *codec[D, N]) Has(operation Operation) bool {
	switch operation {
	case Serialize:
		return !c.library.DecodeOnly
	case SerializeReuse:
		return c.library.SerializeReuse != nil
	case Deserialize:
		return true
	case DeserializeReuse:
		return c.library.DeserializeReuse != nil
	case Traverse:
		return c.library.Traverse != nil
	case ToNative, SerializeDomain:
		return c.converts && !c.library.DecodeOnly
	case FromNative, DeserializeDomain:
		return c.converts
	}
	return false
}

// lacks says why the codec does not have an operation.
func (c *codec[D, N]) lacks(operation Operation) string {
	switch {
	case c.library.DecodeOnly && operation.Gives() == Bytes:
		return "the library only reads"
	case operation == Traverse:
		return "the datatype has no checksum"
	case operation.Takes() == Domain, operation.Gives() == Domain:
		return "nothing to convert: the library works on the application's own type"
	}
	return "the library does not offer " + string(operation)
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

func (c *codec[D, N]) Traverse(data []byte) (datatypes.Checksum, error) {
	return c.library.Traverse(data)
}

func (c *codec[D, N]) Loop(operation Operation, values Values) (Loop, error) {
	if !c.Has(operation) {
		return Loop{}, fmt.Errorf("%w: %s", ErrUnsupported, c.lacks(operation))
	}
	domains, natives, inputs := typed[D](values.Domains), typed[N](values.Natives), values.Inputs
	if [...]int{Bytes: len(inputs), Native: len(natives), Domain: len(domains)}[operation.Takes()] == 0 {
		return Loop{}, fmt.Errorf("loop over %s: nothing to walk through", operation)
	}
	library := &c.library
	switch operation {
	case Serialize:
		return loop(library.Serialize, natives), nil
	case SerializeReuse:
		return reuseLoop(library.SerializeReuse, nil, natives), nil
	case Deserialize:
		return loop(library.Deserialize, inputs), nil
	case Traverse:
		return loop(library.Traverse, inputs), nil
	case ToNative:
		return loop(func(v D) (N, error) { return library.ToNative(v), nil }, domains), nil
	case FromNative:
		return loop(func(v N) (D, error) { return library.ToDomain(v), nil }, natives), nil
	case SerializeDomain:
		return loop(func(v D) ([]byte, error) { return library.Serialize(library.ToNative(v)) }, domains), nil
	case DeserializeDomain:
		return loop(func(data []byte) (D, error) {
			native, err := library.Deserialize(data)
			if err != nil {
				var none D
				return none, err
			}
			return library.ToDomain(native), nil
		}, inputs), nil
	}
	// The first value to overwrite is one of the loop's own.
	target, err := library.Deserialize(inputs[0])
	if err != nil {
		return Loop{}, fmt.Errorf("make a value to overwrite: %w", err)
	}
	return reuseLoop(library.DeserializeReuse, target, inputs), nil
}

func typed[T any](values []any) []T {
	typed := make([]T, len(values))
	for i, value := range values {
		typed[i] = value.(T)
	}
	return typed
}
