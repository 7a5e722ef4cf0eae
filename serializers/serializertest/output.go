package serializertest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
)

// proveStableOutput serializes equal values again: later, after others, and with
// another codec. The bytes are the same where that is claimed; their number is
// the same everywhere.
func proveStableOutput(s *subject) error {
	return s.each(func(b *bound) error {
		twin, err := b.twin()
		if err != nil {
			return err
		}
		values, err := b.sameShape(20)
		if err != nil {
			return err
		}
		values = append(values, b.finite(40)...)
		outputs := make([][]byte, len(values))
		for i, value := range values {
			if _, outputs[i], err = b.native(value); err != nil {
				return err
			}
		}
		for i, value := range slices.Backward(values) {
			for _, codec := range []*bound{b, twin} {
				_, again, err := codec.native(value)
				switch {
				case err != nil:
					return err
				case len(again) != len(outputs[i]):
					return fmt.Errorf("value %d: %d bytes, then %d", i, len(outputs[i]), len(again))
				case s.Traits.Deterministic && !bytes.Equal(again, outputs[i]):
					return fmt.Errorf("value %d: deterministic is claimed, but the bytes differ between calls", i)
				}
			}
		}
		return nil
	})
}

// proveOwnedOutput checks that what serialize returns is the caller's: nothing
// that the codec does later changes it, and nothing that the caller does with it,
// up to its capacity, changes another output or disturbs the codec.
func proveOwnedOutput(s *subject) error {
	return s.each(func(b *bound) error {
		values, err := b.sameShape(8)
		if err != nil {
			return err
		}
		outputs, copies := make([][]byte, len(values)), make([][]byte, len(values))
		for i, value := range values {
			if _, outputs[i], err = b.native(value); err != nil {
				return err
			}
			copies[i] = bytes.Clone(outputs[i])
		}
		for _, value := range values {
			if err := b.work(value, 2); err != nil {
				return err
			}
		}
		for i, output := range outputs {
			if !bytes.Equal(output, copies[i]) {
				return errors.New("a later call changed the bytes that serialize had returned")
			}
			fill(output[:cap(output)], 0xff)
		}
		for i, value := range values {
			if err := b.work(value, 2); err != nil {
				return fmt.Errorf("value %d, after its bytes were overwritten: %w", i, err)
			}
		}
		return nil
	})
}

func fill(data []byte, with byte) {
	for i := range data {
		data[i] = with
	}
}

// proveView checks that the library's own call returns a view exactly where that
// is claimed: what it returned first changes when it is called with another value.
func proveView(s *subject) error {
	err := s.offers("view", s.Traits.View, func(b *bound) bool {
		view, err := b.View(b.FromDomain(b.canonical()))
		return view != nil || err != nil
	})
	if err != nil || !s.Traits.View {
		return err
	}
	return s.each(func(b *bound) error {
		values, err := b.sameShape(8)
		if err != nil {
			return err
		}
		overwritten := false
		var last, before []byte
		for _, value := range values {
			native, data, err := b.native(value)
			if err != nil {
				return err
			}
			view, err := b.View(native)
			if err != nil {
				return fmt.Errorf("view: %w", err)
			}
			if err := b.agrees(value, data, bytes.Clone(view)); err != nil {
				return fmt.Errorf("view: %w", err)
			}
			overwritten = overwritten || !bytes.Equal(last, before)
			last, before = view, bytes.Clone(view)
		}
		return claim("view", true, overwritten)
	})
}
