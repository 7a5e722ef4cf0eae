package serializertest

import (
	"bytes"
	"errors"
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// proveInput checks what deserialize does with its input: it leaves it as it is,
// and the value aliases it exactly where zero_copy is claimed. A datatype of
// numbers alone may have nothing to alias, so one datatype that does is enough.
func proveInput(s *subject) error {
	aliased := ""
	err := s.each(func(b *bound) error {
		values, err := b.sameShape(4)
		if err != nil {
			return err
		}
		for _, want := range values {
			for _, operation := range []serializers.Operation{serializers.Deserialize, serializers.DeserializeReuse} {
				aliases, err := b.aliases(operation, want)
				if err != nil {
					return err
				}
				if aliases {
					aliased = string(b.datatype.Name)
				}
			}
		}
		return nil
	})
	switch {
	case err != nil:
		return err
	case aliased != "" && !s.Traits.ZeroCopy:
		return fmt.Errorf("zero_copy is not claimed, but a deserialized %s changes with the input", aliased)
	case aliased == "" && s.Traits.ZeroCopy:
		return errors.New("zero_copy is claimed, but no deserialized value changes with the input")
	}
	return nil
}

// aliases reports whether a deserialized value changes when its input does. The
// input is overwritten with zeros, the most harmless thing for a value that is
// read in place.
func (b *bound) aliases(operation serializers.Operation, want any) (bool, error) {
	if !b.Has(operation) {
		return false, nil
	}
	_, data, err := b.native(want)
	if err != nil {
		return false, err
	}
	before := bytes.Clone(data)
	native, err := b.Deserialize(data)
	if err == nil && operation == serializers.DeserializeReuse {
		native, err = b.DeserializeReuse(native, data)
	}
	if err != nil {
		return false, fmt.Errorf("%s: %w", operation, err)
	}
	domain := b.ToDomain(native)
	if err := differs(datatypes.Diff(want, domain, b.Tolerance())); err != nil {
		return false, err
	}
	if !bytes.Equal(before, data) {
		return false, fmt.Errorf("%s changed its input", operation)
	}
	clear(data)
	// A value that is read in place may panic on what it finds now.
	changed := guard(func() error {
		if err := differs(datatypes.Diff(want, domain, b.Tolerance())); err != nil {
			return err
		}
		return b.equals(want, native)
	})
	return changed != nil, nil
}

// proveFreshValues checks that each call of deserialize returns a value of its
// own, which later calls leave as it is.
func proveFreshValues(s *subject) error {
	return s.each(func(b *bound) error {
		values, err := b.sameShape(4)
		if err != nil {
			return err
		}
		natives := make([]any, len(values))
		for i, value := range values {
			_, data, err := b.native(value)
			if err != nil {
				return err
			}
			if natives[i], err = b.Deserialize(data); err != nil {
				return fmt.Errorf("deserialize: %w", err)
			}
		}
		for i, want := range values {
			if err := b.equals(want, natives[i]); err != nil {
				return fmt.Errorf("after later calls: %w", err)
			}
		}
		return nil
	})
}
