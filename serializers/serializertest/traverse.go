package serializertest

import (
	"errors"
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// proveTraverse checks that what traverse folds is every leaf of the value: for
// values of the canonical shape, which differ in every leaf, and for others.
func proveTraverse(s *subject) error {
	return s.each(func(b *bound) error {
		if !b.Has(serializers.Traverse) {
			return errors.New("it is not offered: the binding needs Fold or Traverse")
		}
		values, err := b.sameShape(8)
		if err != nil {
			return err
		}
		values = append(values, b.finite(40)...)
		for _, size := range []int{0, 1} {
			values = append(values, b.datatype.Canonical(size))
		}
		for i, value := range values {
			if err := b.traverses(value); err != nil {
				return fmt.Errorf("value %d: %w", i, err)
			}
		}
		return nil
	})
}

// traverses serializes a value and reads it.
func (b *bound) traverses(value any) error {
	_, data, err := b.native(value)
	if err != nil {
		return err
	}
	sum, err := b.Traverse(data)
	if err != nil {
		return fmt.Errorf("traverse: %w", err)
	}
	return b.sums(data, sum)
}

// sums returns an error unless sum is the checksum of the value that data holds.
func (b *bound) sums(data []byte, sum datatypes.Checksum) error {
	native, err := b.Deserialize(data)
	if err != nil {
		return fmt.Errorf("deserialize: %w", err)
	}
	if want := b.datatype.Fold(0, b.ToDomain(native)); sum != want {
		return fmt.Errorf("checksum %016x, want %016x: a leaf was skipped, or another one read", sum, want)
	}
	return nil
}
