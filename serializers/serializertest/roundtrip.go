package serializertest

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"unicode/utf8"

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
// refuse those with NaN or infinities, or with some texts, if its serializer says
// so, and to read those with the largest float32. It may not change them, but for
// NaN and infinities that become zero, if its serializer says that.
func proveArbitrary(s *subject) error {
	refused, zeroed, refusedText, refusedMax := false, false, false, false
	err := s.each(func(b *bound) error {
		inputs, wants := b.datatype.Arbitrary(s.arbitrary, seed), b.datatype.Arbitrary(s.arbitrary, seed)
		for i, input := range inputs {
			if b.refusesText(input) {
				refusedText = true
				continue
			}
			if b.refusesMaxFloat32(input) {
				refusedMax = true
				continue
			}
			_, err := b.Serialize(b.FromDomain(input))
			switch {
			case err == nil && s.has(serializers.ZeroesNonFinite) && !datatypes.IsFinite(input):
				zeroed = true
				err = b.zeroesNonFinite(input)
			case err == nil && s.has(serializers.RefusesNonFinite) && !datatypes.IsFinite(input) && b.refusesToRead(input):
				refused = true
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
	switch {
	case err != nil:
		return err
	case s.has(serializers.RefusesNonFinite) && !refused:
		return fmt.Errorf("it %s is listed but not found", serializers.RefusesNonFinite)
	case s.has(serializers.ZeroesNonFinite) && !zeroed:
		return fmt.Errorf("it %s is listed but not found", serializers.ZeroesNonFinite)
	case s.has(serializers.RefusesMaxFloat32) && !refusedMax:
		return fmt.Errorf("it %s is listed but not found", serializers.RefusesMaxFloat32)
	case s.has(serializers.RefusesText) && !refusedText:
		return fmt.Errorf("it %s is listed but not found", serializers.RefusesText)
	}
	return nil
}

// zeroesNonFinite returns an error unless the value comes back with zeros for NaN
// and infinities, and else as it was. It puts the zeros into the value.
func (b *bound) zeroesNonFinite(value any) error {
	_, data, err := b.native(value)
	if err != nil {
		return err
	}
	putZeros(value)
	return b.decodes(value, data)
}

// putZeros replaces the NaN and infinities of a value.
func putZeros(value any) {
	datatypes.EachLeaf(value, func(leaf reflect.Value) {
		if leaf.CanFloat() && !datatypes.IsFinite(leaf.Addr().Interface()) {
			leaf.SetFloat(0)
		}
	})
}

// refusesText reports whether the codec has an error for a value because of a text,
// as the serializer says it may. A text of ASCII alone is no reason.
func (b *bound) refusesText(value any) bool {
	if !b.subject.has(serializers.RefusesText) || isASCII(value) {
		return false
	}
	if b.subject.has(serializers.RefusesNonFinite) && !datatypes.IsFinite(value) {
		return false
	}
	data, err := b.Serialize(b.FromDomain(value))
	if err == nil {
		_, err = b.Deserialize(data)
	}
	return err != nil
}

// refusesMaxFloat32 reports whether the codec does not read a value that it wrote,
// because of the largest float32, as the serializer says it may.
func (b *bound) refusesMaxFloat32(value any) bool {
	if !b.subject.has(serializers.RefusesMaxFloat32) || !holdsMaxFloat32(value) {
		return false
	}
	return b.refusesToRead(value)
}

// holdsMaxFloat32 reports whether a value holds the largest float32 or the least.
func holdsMaxFloat32(value any) bool {
	holds := false
	datatypes.EachLeaf(value, func(leaf reflect.Value) {
		if leaf.Kind() == reflect.Float32 && math.Abs(leaf.Float()) == math.MaxFloat32 {
			holds = true
		}
	})
	return holds
}

// isASCII reports whether a value's texts hold nothing else.
func isASCII(value any) bool {
	ascii := true
	datatypes.EachLeaf(value, func(leaf reflect.Value) {
		if leaf.Kind() != reflect.String {
			return
		}
		for _, c := range []byte(leaf.String()) {
			ascii = ascii && c < utf8.RuneSelf
		}
	})
	return ascii
}

// refusesToRead reports whether deserialize refuses what serialize made of a value.
func (b *bound) refusesToRead(input any) bool {
	_, data, err := b.native(input)
	if err != nil {
		return false
	}
	_, err = b.Deserialize(data)
	return err != nil
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
