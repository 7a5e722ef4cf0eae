package serializertest

import (
	"errors"
	"fmt"
	"reflect"

	"serbench/datatypes"
	"serbench/serializers"
)

// proveCanonical takes the canonical values of lists of 0, 1 and 5 through the
// codec.
func proveCanonical(s *subject) error {
	return s.each(func(b *bound) error {
		for _, size := range []int{0, 1, 5} {
			err := b.roundTrip(b.datatype.Canonical(size), b.datatype.Canonical(size))
			if err != nil {
				return fmt.Errorf("list size %d: %w", size, err)
			}
		}
		return nil
	})
}

// proveSameShape does the same for generated values of the canonical shape.
func proveSameShape(s *subject) error {
	return s.each(func(b *bound) error {
		inputs, err := b.sameShape(s.values)
		if err != nil {
			return err
		}
		wants, err := b.sameShape(s.values)
		if err != nil {
			return err
		}
		return b.roundTrips(inputs, wants)
	})
}

// roundTrips converts all values through one variable: a codec that remembers
// what it made of a pointer is found out.
func (b *bound) roundTrips(inputs, wants []any) error {
	variable := b.datatype.Fresh()
	for i, input := range inputs {
		reflect.ValueOf(variable).Elem().Set(reflect.ValueOf(input).Elem())
		if err := b.roundTrip(variable, wants[i]); err != nil {
			return fmt.Errorf("value %d: %w", i, err)
		}
	}
	return nil
}

// roundTrip takes input, which equals want, through the codec by way of another
// one, as if the bytes had gone to another process.
func (b *bound) roundTrip(input, want any) error {
	native, data, err := b.native(input)
	if err != nil {
		return err
	}
	if err := b.equals(want, native); err != nil {
		return fmt.Errorf("converted to native and back: %w", err)
	}
	if diff := datatypes.Diff(want, input, datatypes.Exact); diff != "" {
		return fmt.Errorf("serialize changed its input: %s", diff)
	}
	if err := b.decodes(want, data); err != nil {
		return err
	}
	twin, err := b.twin()
	if err != nil {
		return err
	}
	if err := twin.decodes(want, data); err != nil {
		return fmt.Errorf("by another codec: %w", err)
	}
	return nil
}

// proveArbitrary takes values of any shape through the codec. A library may
// refuse those with NaN or infinities, if its serializer says so, but it may not
// change them.
func proveArbitrary(s *subject) error {
	refused := false
	err := s.each(func(b *bound) error {
		inputs, wants := b.datatype.Arbitrary(s.arbitrary, seed), b.datatype.Arbitrary(s.arbitrary, seed)
		for i, input := range inputs {
			_, err := b.Serialize(b.FromDomain(input))
			switch {
			case err == nil:
				err = b.roundTrips(inputs[i:i+1], wants[i:i+1])
			case datatypes.IsFinite(input):
			case s.has(serializers.RefusesNonFinite):
				refused = true
				err = b.refusesReuse(input)
			}
			if err != nil {
				return fmt.Errorf("arbitrary value %d: %w", i, err)
			}
		}
		return nil
	})
	if err == nil && s.has(serializers.RefusesNonFinite) && !refused {
		return fmt.Errorf("it %s is listed but not found", serializers.RefusesNonFinite)
	}
	return err
}

// refusesReuse returns an error if serialize-reuse takes a value that serialize
// refused: it wrote something else than the value.
func (b *bound) refusesReuse(input any) error {
	if !b.Has(serializers.SerializeReuse) {
		return nil
	}
	if _, err := b.SerializeReuse(nil, b.FromDomain(input)); err == nil {
		return errors.New("serialize refused a value that serialize-reuse took")
	}
	return nil
}
