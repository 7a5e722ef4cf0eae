package capnp

import (
	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
)

// A nil list is a null pointer, an empty one a list without elements. The library
// has a type for the lists of each kind of element, hence a function for each.

func setInt32s(alloc func(int32) (capnp.Int32List, error), values []int32) error {
	if values == nil {
		return nil
	}
	list, err := alloc(int32(len(values)))
	if err != nil {
		return err
	}
	for i, v := range values {
		list.Set(i, v)
	}
	return nil
}

func setInt64s(alloc func(int32) (capnp.Int64List, error), values []int64) error {
	if values == nil {
		return nil
	}
	list, err := alloc(int32(len(values)))
	if err != nil {
		return err
	}
	for i, v := range values {
		list.Set(i, v)
	}
	return nil
}

func setFloat32s(alloc func(int32) (capnp.Float32List, error), values []float32) error {
	if values == nil {
		return nil
	}
	list, err := alloc(int32(len(values)))
	if err != nil {
		return err
	}
	for i, v := range values {
		list.Set(i, v)
	}
	return nil
}

func setFloat64s(alloc func(int32) (capnp.Float64List, error), values []float64) error {
	if values == nil {
		return nil
	}
	list, err := alloc(int32(len(values)))
	if err != nil {
		return err
	}
	for i, v := range values {
		list.Set(i, v)
	}
	return nil
}

func setBools(alloc func(int32) (capnp.BitList, error), values []bool) error {
	if values == nil {
		return nil
	}
	list, err := alloc(int32(len(values)))
	if err != nil {
		return err
	}
	for i, v := range values {
		list.Set(i, v)
	}
	return nil
}

func getInt32s(list capnp.Int32List, err error) ([]int32, error) {
	if err != nil || !list.IsValid() {
		return nil, err
	}
	values := make([]int32, list.Len())
	for i := range values {
		values[i] = list.At(i)
	}
	return values, nil
}

func getInt64s(list capnp.Int64List, err error) ([]int64, error) {
	if err != nil || !list.IsValid() {
		return nil, err
	}
	values := make([]int64, list.Len())
	for i := range values {
		values[i] = list.At(i)
	}
	return values, nil
}

func getFloat32s(list capnp.Float32List, err error) ([]float32, error) {
	if err != nil || !list.IsValid() {
		return nil, err
	}
	values := make([]float32, list.Len())
	for i := range values {
		values[i] = list.At(i)
	}
	return values, nil
}

func getFloat64s(list capnp.Float64List, err error) ([]float64, error) {
	if err != nil || !list.IsValid() {
		return nil, err
	}
	values := make([]float64, list.Len())
	for i := range values {
		values[i] = list.At(i)
	}
	return values, nil
}

func getBools(list capnp.BitList, err error) ([]bool, error) {
	if err != nil || !list.IsValid() {
		return nil, err
	}
	values := make([]bool, list.Len())
	for i := range values {
		values[i] = list.At(i)
	}
	return values, nil
}

func foldInt32s(c datatypes.Checksum, list capnp.Int32List) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = c.Int32(list.At(i))
	}
	return c
}

func foldInt64s(c datatypes.Checksum, list capnp.Int64List) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = c.Int64(list.At(i))
	}
	return c
}

func foldFloat32s(c datatypes.Checksum, list capnp.Float32List) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = c.Float32(list.At(i))
	}
	return c
}

func foldFloat64s(c datatypes.Checksum, list capnp.Float64List) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = c.Float64(list.At(i))
	}
	return c
}

func foldBools(c datatypes.Checksum, list capnp.BitList) datatypes.Checksum {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		c = c.Bool(list.At(i))
	}
	return c
}
