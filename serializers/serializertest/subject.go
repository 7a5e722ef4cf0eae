package serializertest

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"runtime/debug"
	"slices"
	"time"

	"serbench/datatypes"
	"serbench/serializers"
)

// seed makes every run try the same values and the same malformed input.
const seed = 1

// listSize is the size of the list datatypes where a proof needs only one.
const listSize = datatypes.DefaultListSize

// A subject is a serializer that is being proved, and how much is tried.
type subject struct {
	serializers.Serializer
	short     bool
	test      string        // the name of the test that Run makes for it
	values    int           // of the canonical shape, for each datatype
	arbitrary int           // values of any shape
	damage    int           // positions of each malformed payload
	patience  time.Duration // with one call, however busy the machine
}

func newSubject(s serializers.Serializer, short bool) *subject {
	if short {
		return &subject{Serializer: s, short: true, values: 50, arbitrary: 30, damage: 64, patience: patience}
	}
	return &subject{Serializer: s, values: 200, arbitrary: 100, damage: 256, patience: patience}
}

const patience = 20 * time.Second

// put makes one proof. A panic is an error with its stack.
func (s *subject) put(p proof) error {
	return guard(func() error { return p.prove(s) })
}

func guard(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return f()
}

// has reports whether the serializer lists the weakness.
func (s *subject) has(w serializers.Weakness) bool { return slices.Contains(s.Weaknesses, w) }

// A bound is a codec that only one proof uses, with its datatype.
type bound struct {
	serializers.Codec
	subject  *subject
	datatype datatypes.Datatype
	other    *bound // made by twin
}

// each calls prove with a new codec of every datatype that the serializer
// supports, and joins the errors.
func (s *subject) each(prove func(*bound) error) error {
	var errs []error
	for _, d := range datatypes.All() {
		err := guard(func() error {
			b, err := s.bind(d)
			if errors.Is(err, serializers.ErrUnsupported) {
				return nil
			}
			if err != nil {
				return err
			}
			return prove(b)
		})
		if err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", d.Name, err))
		}
	}
	return errors.Join(errs...)
}

func (s *subject) bind(d datatypes.Datatype) (*bound, error) {
	codec, err := s.Bind(d)
	if err != nil {
		return nil, fmt.Errorf("bind: %w", err)
	}
	return &bound{Codec: codec, subject: s, datatype: d}, nil
}

// twin returns another codec of the same datatype, always the same one.
func (b *bound) twin() (*bound, error) {
	if b.other == nil {
		other, err := b.subject.bind(b.datatype)
		if err != nil {
			return nil, err
		}
		b.other = other
	}
	return b.other, nil
}

// canonical returns a canonical value that the caller owns.
func (b *bound) canonical() any { return b.datatype.Canonical(listSize) }

// sameShape returns n distinct values of one shape.
func (b *bound) sameShape(n int) ([]any, error) { return b.datatype.Values(n, listSize, seed) }

// finite returns about n arbitrary values without NaN and infinities, and without
// texts and numbers that the library is known to refuse.
func (b *bound) finite(n int) []any {
	return slices.DeleteFunc(b.datatype.Arbitrary(n, seed),
		func(v any) bool { return !datatypes.IsFinite(v) || b.refusesText(v) || b.refusesMaxFloat32(v) })
}

// native converts a value and serializes it.
func (b *bound) native(domain any) (native any, data []byte, err error) {
	native = b.FromDomain(domain)
	if data, err = b.Serialize(native); err != nil {
		return nil, nil, fmt.Errorf("serialize: %w", err)
	}
	return native, data, nil
}

// decodes returns an error unless data deserializes to want.
func (b *bound) decodes(want any, data []byte) error {
	native, err := b.Deserialize(data)
	if err != nil {
		return fmt.Errorf("deserialize: %w", err)
	}
	return b.equals(want, native)
}

// equals returns an error unless native stands for want.
func (b *bound) equals(want, native any) error {
	return differs(datatypes.Diff(want, b.ToDomain(native), b.Tolerance()))
}

// differs makes an error of what datatypes.Diff returns.
func differs(diff string) error {
	if diff == "" {
		return nil
	}
	return errors.New(diff)
}

// agrees returns an error unless data stands for the same value as want, the
// bytes that Serialize returned for it.
func (b *bound) agrees(value any, want, data []byte) error {
	if b.subject.Traits.Deterministic && !bytes.Equal(want, data) {
		return errors.New("the bytes are not those of serialize")
	}
	return b.decodes(value, data)
}

// claim returns an error unless a trait is claimed exactly where it is found.
func claim(trait string, claimed, found bool) error {
	switch {
	case claimed && !found:
		return fmt.Errorf("%s is claimed but not found", trait)
	case found && !claimed:
		return fmt.Errorf("%s is found but not claimed", trait)
	}
	return nil
}

// offers returns an error unless the trait is claimed exactly where a codec
// offers what it stands for.
func (s *subject) offers(trait string, claimed bool, offered func(*bound) bool) error {
	return s.each(func(b *bound) error { return claim(trait, claimed, offered(b)) })
}

// reach calls visit for t and every type that a value of t reaches through
// pointers, slices and struct fields, each once. It goes no deeper into a type for
// which visit returns false.
func reach(t reflect.Type, visit func(reflect.Type) bool) {
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(t reflect.Type) {
		if seen[t] {
			return
		}
		seen[t] = true
		if !visit(t) {
			return
		}
		switch t.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array:
			walk(t.Elem())
		case reflect.Struct:
			for i := range t.NumField() {
				walk(t.Field(i).Type)
			}
		}
	}
	walk(t)
}
