package serializertest

import (
	"errors"
	"fmt"
	"reflect"

	"serbench/datatypes"
)

// proveNilAndEmpty looks at what a round trip does to nil and empty slices, to nil
// pointers and to negative zeros: KeepsNil holds exactly where it is claimed, and
// a codec's tolerance is one that some value needs. A tolerance for what the
// datatype does not have says nothing and is allowed.
func proveNilAndEmpty(s *subject) error {
	tried, lost := false, ""
	err := s.each(func(b *bound) error {
		needed, err := b.neededTolerance()
		if err != nil {
			return err
		}
		possible := possibleTolerance(reflect.TypeOf(b.datatype.Fresh()).Elem())
		if possible&datatypes.NilIsEmpty != 0 {
			tried = true
		}
		if needed&datatypes.NilIsEmpty != 0 {
			lost = string(b.datatype.Name)
		}
		if excess := b.Tolerance() & possible &^ needed; excess != datatypes.Exact {
			return fmt.Errorf("no value needs the tolerance %q", excess)
		}
		return nil
	})
	switch {
	case err != nil:
		return err
	case s.Traits.KeepsNil && lost != "":
		return fmt.Errorf("keeps_nil is claimed, but a round trip of %s takes nil for empty", lost)
	case !s.Traits.KeepsNil && tried && lost == "":
		return errors.New("keeps_nil is found but not claimed")
	}
	return nil
}

// possibleTolerance returns the tolerances that mean something for a type.
func possibleTolerance(t reflect.Type) datatypes.Tolerance {
	possible := datatypes.Exact
	reach(t, func(t reflect.Type) bool {
		switch t.Kind() {
		case reflect.Slice:
			possible |= datatypes.NilIsEmpty
		case reflect.Pointer:
			possible |= datatypes.NilIsZero
		case reflect.Float32, reflect.Float64:
			possible |= datatypes.UnsignedZero
		}
		return true
	})
	return possible
}

// neededTolerance returns the least tolerance within which every value that is
// tried comes back.
func (b *bound) neededTolerance() (datatypes.Tolerance, error) {
	all := datatypes.Exact
	for _, tolerance := range datatypes.Tolerances() {
		all |= tolerance
	}
	needed := datatypes.Exact
	for i, want := range b.finite(b.subject.arbitrary) {
		_, data, err := b.native(want)
		if err != nil {
			return 0, fmt.Errorf("arbitrary value %d: %w", i, err)
		}
		native, err := b.Deserialize(data)
		if err != nil {
			return 0, fmt.Errorf("arbitrary value %d: deserialize: %w", i, err)
		}
		got := b.ToDomain(native)
		if diff := datatypes.Diff(want, got, all); diff != "" {
			return 0, fmt.Errorf("arbitrary value %d: %s", i, diff)
		}
		for _, tolerance := range datatypes.Tolerances() {
			if datatypes.Diff(want, got, all&^tolerance) != "" {
				needed |= tolerance
			}
		}
	}
	return needed, nil
}
