package serializers

import (
	"bytes"
	"io"

	"serbench/datatypes"
)

// A Binding is what an adapter fills in to make a [Codec]: the library's calls,
// typed. D is a pointer to the domain struct and N the native value, usually a
// pointer too. Where the library works on the domain struct itself, N is D and
// the conversions are nil; see [Reflected].
//
// The functions must be the library's calls and no more: they are what is timed.
type Binding[D, N any] struct {
	// ToNative and ToDomain convert. They may alias their argument. Both or none
	// are nil.
	ToNative func(D) N
	ToDomain func(N) D
	// Fold folds every leaf of a native value into a checksum: the one that the
	// datatype's own Fold makes of the domain value. It allocates nothing.
	Fold func(datatypes.Checksum, N) datatypes.Checksum
	// Tolerance is the documented difference that a round trip may make.
	Tolerance datatypes.Tolerance

	// DecodeOnly tells that the library only reads. Serialize is then another
	// library's, which makes what is read: it is never timed.
	DecodeOnly bool
	// Serialize returns the bytes in a slice that the caller owns. A library that
	// returns a view leaves it nil and fills in View.
	Serialize func(N) ([]byte, error)
	// View is the library's call that returns a view of its own buffer. Serialize
	// is then View and a copy.
	View func(N) ([]byte, error)
	// SerializeReuse writes into buffer from its start, growing it if it is short,
	// and returns the bytes written. It is nil where the library cannot.
	SerializeReuse func(buffer []byte, v N) ([]byte, error)
	// Deserialize returns a fresh value.
	Deserialize func(data []byte) (N, error)
	// DeserializeReuse overwrites v, of which nothing old may be left, and returns
	// the value to use. It is nil where the library cannot.
	DeserializeReuse func(v N, data []byte) (N, error)
	// Traverse reads every leaf of data in place and folds it into a checksum, for
	// a library that can do so without decoding a whole value first. Where it is
	// nil, traversing is Deserialize and Fold.
	Traverse func(data []byte) (datatypes.Checksum, error)
	// Writer and Reader are the library's streaming calls, bound to a stream. Both
	// or none are nil.
	Writer func(io.Writer) func(N) error
	Reader func(io.Reader) func() (N, error)
}

// Codec returns the codec. It panics if the binding is incomplete: that is a
// mistake in the adapter, which any test finds.
func (b Binding[D, N]) Codec() Codec {
	switch {
	case (b.Serialize == nil) == (b.View == nil):
		panic("serializers: a binding needs either Serialize or View")
	case b.Deserialize == nil:
		panic("serializers: a binding needs Deserialize")
	case (b.ToNative == nil) != (b.ToDomain == nil), (b.Writer == nil) != (b.Reader == nil):
		panic("serializers: a binding has one half of a pair")
	case b.DecodeOnly && (b.View != nil || b.SerializeReuse != nil || b.Writer != nil):
		panic("serializers: a binding that only reads also writes")
	}
	converts := b.ToNative != nil
	if !converts {
		b.ToNative = func(domain D) N { return any(domain).(N) }
		b.ToDomain = func(native N) D { return any(native).(D) }
	}
	if view := b.View; view != nil {
		b.Serialize = func(v N) ([]byte, error) {
			data, err := view(v)
			return bytes.Clone(data), err
		}
	}
	if fold := b.Fold; b.Traverse == nil && fold != nil {
		deserialize := b.Deserialize
		b.Traverse = func(data []byte) (datatypes.Checksum, error) {
			v, err := deserialize(data)
			if err != nil {
				return 0, err
			}
			return fold(0, v), nil
		}
	}
	return &codec[D, N]{library: b, converts: converts}
}

// Reflected returns the codec of a library that takes any Go value, and so works
// on the domain struct of every datatype, known to it or not. The binding's
// Deserialize is made from unmarshal, which decodes data into the value that v
// points to, and its Fold is the datatype's.
func Reflected(d datatypes.Datatype, unmarshal func(data []byte, v any) error, b Binding[any, any]) Codec {
	fresh := d.Fresh
	b.Fold = d.Fold
	b.Deserialize = func(data []byte) (any, error) {
		v := fresh()
		return v, unmarshal(data, v)
	}
	return b.Codec()
}
