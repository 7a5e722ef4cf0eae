package flatbuffers

import (
	flatbuffers "github.com/google/flatbuffers/go"
)

// A builder builds one buffer after the other in memory that it keeps.
//
// The functions that write a list, a string or a table return where it is. They
// leave out an empty list and an empty string, and return 0 for them, which the
// functions that add a field take for absent.
type builder struct {
	*flatbuffers.Builder
	// offsets are those of the elements of the lists that are being written. The
	// elements have to be there before a list of them begins.
	offsets []flatbuffers.UOffsetT
}

// newBuilder returns a builder of the size that the tutorial begins with. It
// grows to that of the largest buffer.
func newBuilder() *builder {
	return &builder{Builder: flatbuffers.NewBuilder(1024)}
}

func (b *builder) text(s string) flatbuffers.UOffsetT {
	if s == "" {
		return 0
	}
	return b.CreateString(s)
}

// optional leaves out a string that is nil, but not one that is empty.
func (b *builder) optional(s *string) flatbuffers.UOffsetT {
	if s == nil {
		return 0
	}
	return b.CreateString(*s)
}

func (b *builder) texts(values []string) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	before := len(b.offsets)
	for _, v := range values {
		b.offsets = append(b.offsets, b.CreateString(v))
	}
	list := b.CreateVectorOfTables(b.offsets[before:])
	b.offsets = b.offsets[:before]
	return list
}

// tables writes each of the values by write, and then the list of them.
func tables[T any](b *builder, values []T, write func(*builder, *T) flatbuffers.UOffsetT) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	before := len(b.offsets)
	for i := range values {
		b.offsets = append(b.offsets, write(b, &values[i]))
	}
	list := b.CreateVectorOfTables(b.offsets[before:])
	b.offsets = b.offsets[:before]
	return list
}

// start is a generated function that begins a field's list.
type start func(b *flatbuffers.Builder, n int) flatbuffers.UOffsetT

func (b *builder) int32s(start start, values []int32) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	start(b.Builder, len(values))
	for i := len(values) - 1; i >= 0; i-- {
		b.PrependInt32(values[i])
	}
	return b.EndVector(len(values))
}

func (b *builder) int64s(start start, values []int64) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	start(b.Builder, len(values))
	for i := len(values) - 1; i >= 0; i-- {
		b.PrependInt64(values[i])
	}
	return b.EndVector(len(values))
}

func (b *builder) float32s(start start, values []float32) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	start(b.Builder, len(values))
	for i := len(values) - 1; i >= 0; i-- {
		b.PrependFloat32(values[i])
	}
	return b.EndVector(len(values))
}

func (b *builder) float64s(start start, values []float64) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	start(b.Builder, len(values))
	for i := len(values) - 1; i >= 0; i-- {
		b.PrependFloat64(values[i])
	}
	return b.EndVector(len(values))
}

func (b *builder) bools(start start, values []bool) flatbuffers.UOffsetT {
	if len(values) == 0 {
		return 0
	}
	start(b.Builder, len(values))
	for i := len(values) - 1; i >= 0; i-- {
		b.PrependBool(values[i])
	}
	return b.EndVector(len(values))
}
