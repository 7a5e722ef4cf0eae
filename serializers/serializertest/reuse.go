package serializertest

import (
	"bytes"
	"fmt"

	"serbench/serializers"
)

// proveSerializeReuse checks that serialize-reuse is offered exactly where
// buffer_reuse is claimed, writes into the buffer it is given if that is large
// enough, whatever it holds, grows it if it is short, and writes the same as
// serialize.
func proveSerializeReuse(s *subject) error {
	err := s.offers("buffer_reuse", s.Traits.BufferReuse, func(b *bound) bool {
		return b.Has(serializers.SerializeReuse)
	})
	if err != nil || !s.Traits.BufferReuse {
		return err
	}
	return s.each(func(b *bound) error {
		values, err := b.sameShape(8)
		if err != nil {
			return err
		}
		for i, value := range append(values, b.finite(40)...) {
			if err := b.writesInto(value); err != nil {
				return fmt.Errorf("value %d: %w", i, err)
			}
		}
		return nil
	})
}

func (b *bound) writesInto(value any) error {
	native, want, err := b.native(value)
	if err != nil {
		return err
	}
	// Some libraries reserve the most that a value can take, not what it takes.
	large := 4*len(want) + 4096
	buffers := []struct {
		name   string
		buffer []byte
		inside bool
	}{
		{"a nil buffer", nil, false},
		{"a buffer of one byte", make([]byte, 0, 1), false},
		{"a large empty buffer", make([]byte, 0, large), true},
		{"a large full buffer", bytes.Repeat([]byte{0xa5}, large), true},
	}
	for _, c := range buffers {
		got, err := b.SerializeReuse(c.buffer, native)
		if err != nil {
			return fmt.Errorf("serialize-reuse into %s: %w", c.name, err)
		}
		if len(got) != len(want) {
			return fmt.Errorf("serialize-reuse into %s: %d bytes, serialize gives %d", c.name, len(got), len(want))
		}
		if c.inside && len(got) > 0 && &got[0] != &c.buffer[:1][0] {
			return fmt.Errorf("serialize-reuse into %s: it wrote elsewhere", c.name)
		}
		if err := b.agrees(value, want, bytes.Clone(got)); err != nil {
			return fmt.Errorf("serialize-reuse into %s: %w", c.name, err)
		}
	}
	return nil
}

// proveDeserializeReuse checks that deserialize-reuse is offered exactly where
// value_reuse is claimed, leaves nothing of the old value, and keeps its memory:
// it allocates fewer bytes than deserialize.
func proveDeserializeReuse(s *subject) error {
	err := s.offers("value_reuse", s.Traits.ValueReuse, func(b *bound) bool {
		return b.Has(serializers.DeserializeReuse)
	})
	if err != nil || !s.Traits.ValueReuse {
		return err
	}
	return s.each(func(b *bound) error {
		if err := b.overwrites(); err != nil {
			return err
		}
		return b.keepsMemory()
	})
}

// overwrites puts values of all sizes over each other, the full canonical one and
// the two emptiest in every order.
func (b *bound) overwrites() error {
	arbitrary := b.finite(b.subject.arbitrary)
	full, null, hollow := b.canonical(), arbitrary[0], arbitrary[1]
	values := append([]any{full, null, full, hollow, full, hollow, null}, arbitrary...)
	for _, size := range []int{5, 1, 5, 0, 5} {
		values = append(values, b.datatype.Canonical(size))
	}
	var target any
	for i, want := range values {
		_, data, err := b.native(want)
		if err != nil {
			return fmt.Errorf("value %d: %w", i, err)
		}
		if target, err = b.reuse(target, data); err != nil {
			return fmt.Errorf("value %d: %w", i, err)
		}
		if err := b.equals(want, target); err != nil {
			return fmt.Errorf("value %d, over the one before: %w", i, err)
		}
	}
	return nil
}

func (b *bound) keepsMemory() error {
	if raceEnabled {
		return nil
	}
	_, data, err := b.native(b.canonical())
	if err != nil {
		return err
	}
	target, err := b.Deserialize(data)
	if err != nil {
		return fmt.Errorf("deserialize: %w", err)
	}
	_, fresh, err := count(func() error { _, err := b.Deserialize(data); return err })
	if err != nil {
		return fmt.Errorf("deserialize: %w", err)
	}
	_, reused, err := count(func() (err error) { target, err = b.DeserializeReuse(target, data); return err })
	if err != nil {
		return fmt.Errorf("deserialize-reuse: %w", err)
	}
	if reused >= fresh {
		return fmt.Errorf("value_reuse is claimed, but deserialize-reuse allocates %.1f bytes and deserialize %.1f", reused, fresh)
	}
	return nil
}
