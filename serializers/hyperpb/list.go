//go:build amd64 || arm64

package hyperpb

import (
	"google.golang.org/protobuf/reflect/protoreflect"

	"serbench/datatypes"
)

// protobuf knows no empty list beside the absent one: both read as nil.

// values makes a slice of a list of scalars.
func values[T any](list protoreflect.List, of func(protoreflect.Value) T) []T {
	n := list.Len()
	if n == 0 {
		return nil
	}
	values := make([]T, n)
	for i := range values {
		values[i] = of(list.Get(i))
	}
	return values
}

func int32Of(v protoreflect.Value) int32     { return int32(v.Int()) }
func int64Of(v protoreflect.Value) int64     { return v.Int() }
func float32Of(v protoreflect.Value) float32 { return float32(v.Float()) }
func float64Of(v protoreflect.Value) float64 { return v.Float() }
func boolOf(v protoreflect.Value) bool       { return v.Bool() }
func stringOf(v protoreflect.Value) string   { return v.String() }

// foldValues folds a list of scalars in, its length first.
func foldValues(
	c datatypes.Checksum,
	list protoreflect.List,
	fold func(datatypes.Checksum, protoreflect.Value) datatypes.Checksum,
) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = fold(c, list.Get(i))
	}
	return c
}

func foldInt32(c datatypes.Checksum, v protoreflect.Value) datatypes.Checksum {
	return c.Int32(int32(v.Int()))
}

func foldInt64(c datatypes.Checksum, v protoreflect.Value) datatypes.Checksum {
	return c.Int64(v.Int())
}

func foldFloat32(c datatypes.Checksum, v protoreflect.Value) datatypes.Checksum {
	return c.Float32(float32(v.Float()))
}

func foldFloat64(c datatypes.Checksum, v protoreflect.Value) datatypes.Checksum {
	return c.Float64(v.Float())
}

func foldBool(c datatypes.Checksum, v protoreflect.Value) datatypes.Checksum {
	return c.Bool(v.Bool())
}

func foldString(c datatypes.Checksum, v protoreflect.Value) datatypes.Checksum {
	return c.String(v.String())
}

// structs makes a slice of a list of messages.
func structs[T any](list messages, read func(reader) *T) []T {
	n := list.Len()
	if n == 0 {
		return nil
	}
	structs := make([]T, n)
	for i := range structs {
		structs[i] = *read(list.at(i))
	}
	return structs
}

// foldMessages folds a list of messages in, its length first.
func foldMessages(
	c datatypes.Checksum,
	list messages,
	fold func(datatypes.Checksum, reader) datatypes.Checksum,
) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = fold(c, list.at(i))
	}
	return c
}
