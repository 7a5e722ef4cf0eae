package serializertest

import (
	"errors"
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// proveLoop checks the function that is timed: it walks through all values in
// order, goes on where it ended, produces what the single call produces, stops at
// the first error and allocates nothing of its own.
func proveLoop(s *subject) error {
	return s.each(func(b *bound) error {
		l, err := newLooped(b)
		if err != nil {
			return err
		}
		for _, operation := range serializers.Operations() {
			if err := l.prove(operation); err != nil {
				return fmt.Errorf("loop over %s: %w", operation, err)
			}
		}
		return nil
	})
}

// A looped is a codec with values to loop over.
type looped struct {
	*bound
	values  []any
	natives []any
	inputs  [][]byte
}

func newLooped(b *bound) (*looped, error) {
	values, err := b.sameShape(5)
	if err != nil {
		return nil, err
	}
	l := &looped{bound: b, values: values}
	for _, value := range values {
		native, data, err := b.native(value)
		if err != nil {
			return nil, err
		}
		l.natives, l.inputs = append(l.natives, native), append(l.inputs, data)
	}
	return l, nil
}

func (l *looped) prove(operation serializers.Operation) error {
	loop, err := l.Loop(operation, serializers.Values{Domains: l.values, Natives: l.natives, Inputs: l.inputs})
	if !l.Has(operation) {
		if !errors.Is(err, serializers.ErrUnsupported) {
			return fmt.Errorf("want ErrUnsupported, got %v", err)
		}
		return nil
	}
	if err != nil {
		return err
	}
	done := 0
	for _, n := range []int{1, 1, 1, 1, 1, 1, 3, 5, 12, 1} {
		if err := loop.Run(n); err != nil {
			return err
		}
		done += n
		want := (done - 1) % len(l.values)
		if got := loop.Index(); got != want {
			return fmt.Errorf("index %d after %d operations, want %d", got, done, want)
		}
		if err := l.produced(operation, loop.Last(), want); err != nil {
			return fmt.Errorf("after %d operations: %w", done, err)
		}
	}
	if err := l.stops(operation); err != nil {
		return err
	}
	return l.allocatesNothing(operation)
}

// produced returns an error unless last is what an operation makes of value i.
func (l *looped) produced(operation serializers.Operation, last any, i int) error {
	switch operation.Gives() {
	case serializers.Bytes:
		return l.agrees(l.values[i], l.inputs[i], last.([]byte))
	case serializers.Domain:
		return differs(datatypes.Diff(l.values[i], last, l.Tolerance()))
	case serializers.Sum:
		return l.sums(l.inputs[i], last.(datatypes.Checksum))
	}
	return l.equals(l.values[i], last)
}

// stops gives a deserializing loop an input that is an error, if there is one.
func (l *looped) stops(operation serializers.Operation) error {
	if operation.Takes() != serializers.Bytes {
		return nil
	}
	bad, ok := l.badInput()
	if !ok {
		return nil
	}
	loop, err := l.Loop(operation, serializers.Values{Inputs: [][]byte{l.inputs[0], bad, l.inputs[0]}})
	if err != nil {
		return err
	}
	if err := loop.Run(10); err == nil {
		return errors.New("an error did not end it")
	}
	if got := loop.Index(); got != 1 {
		return fmt.Errorf("it ended at input %d, but input 1 is the bad one", got)
	}
	return nil
}

// badInput returns a cut-off payload that is an error rather than a panic.
func (l *looped) badInput() (bad []byte, ok bool) {
	for n := range l.inputs[0] {
		failed := false
		panicked := guard(func() error {
			_, err := l.Deserialize(l.inputs[0][:n:n])
			failed = err != nil
			return nil
		})
		if failed && panicked == nil {
			return l.inputs[0][:n:n], true
		}
	}
	return nil, false
}

// allocatesNothing compares a loop with the same calls made one by one.
func (l *looped) allocatesNothing(operation serializers.Operation) error {
	if raceEnabled {
		return nil
	}
	single, err := l.single(operation)
	if err != nil {
		return err
	}
	// One value, lest the calls differ in the values that they happen to meet.
	loop, err := l.Loop(operation, serializers.Values{
		Domains: l.values[:1], Natives: l.natives[:1], Inputs: l.inputs[:1],
	})
	if err != nil {
		return err
	}
	direct, _, err := count(single)
	if err != nil {
		return err
	}
	looped, _, err := count(func() error { return loop.Run(1) })
	if err != nil {
		return err
	}
	// What a library allocates now and then is not the loop's.
	if own := looped - direct; own > 0.5 {
		return fmt.Errorf("it allocates %.2f times per operation beyond the library", own)
	}
	return nil
}

// single returns the codec's call for an operation on the first value.
func (l *looped) single(operation serializers.Operation) (call func() error, err error) {
	value, native, input := l.values[0], l.natives[0], l.inputs[0]
	switch operation {
	case serializers.Serialize:
		return func() error { _, err := l.Serialize(native); return err }, nil
	case serializers.SerializeReuse:
		var buffer []byte
		return func() (err error) { buffer, err = l.SerializeReuse(buffer, native); return err }, nil
	case serializers.Deserialize:
		return func() error { _, err := l.Deserialize(input); return err }, nil
	case serializers.DeserializeReuse:
		target, err := l.Deserialize(input)
		return func() (err error) { target, err = l.DeserializeReuse(target, input); return err }, err
	case serializers.Traverse:
		return func() error { _, err := l.Traverse(input); return err }, nil
	case serializers.ToNative:
		return func() error { l.FromDomain(value); return nil }, nil
	case serializers.FromNative:
		return func() error { l.ToDomain(native); return nil }, nil
	case serializers.SerializeDomain:
		return func() error { _, err := l.Serialize(l.FromDomain(value)); return err }, nil
	case serializers.DeserializeDomain:
		return func() error {
			native, err := l.Deserialize(input)
			if err == nil {
				l.ToDomain(native)
			}
			return err
		}, nil
	}
	return nil, fmt.Errorf("the kit does not know %s", operation)
}
