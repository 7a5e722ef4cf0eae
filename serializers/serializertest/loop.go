package serializertest

import (
	"errors"
	"fmt"

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
	loop, err := l.Loop(operation, l.natives, l.inputs)
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
		if err := l.produced(loop.Last(), want); err != nil {
			return fmt.Errorf("after %d operations: %w", done, err)
		}
	}
	if err := l.stops(operation); err != nil {
		return err
	}
	return l.allocatesNothing(operation, loop)
}

// produced returns an error unless last is what an operation makes of value i.
func (l *looped) produced(last any, i int) error {
	if data, ok := last.([]byte); ok {
		if _, native := l.natives[i].([]byte); !native {
			return l.agrees(l.values[i], l.inputs[i], data)
		}
	}
	return l.equals(l.values[i], last)
}

// stops gives a deserializing loop an input that is an error, if there is one.
func (l *looped) stops(operation serializers.Operation) error {
	if operation != serializers.Deserialize && operation != serializers.DeserializeReuse {
		return nil
	}
	bad, ok := l.badInput()
	if !ok {
		return nil
	}
	loop, err := l.Loop(operation, nil, [][]byte{l.inputs[0], bad, l.inputs[0]})
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
func (l *looped) allocatesNothing(operation serializers.Operation, loop serializers.Loop) error {
	if raceEnabled {
		return nil
	}
	const n = 100 // a multiple of the number of values
	var failed error
	note := func(err error) {
		if err != nil {
			failed = err
		}
	}
	next, buffer := 0, []byte(nil)
	target, err := l.Deserialize(l.inputs[0])
	if err != nil {
		return err
	}
	direct, _ := Allocations(n, func() {
		i := next % len(l.values)
		next++
		var err error
		switch operation {
		case serializers.Serialize:
			_, err = l.Serialize(l.natives[i])
		case serializers.SerializeReuse:
			buffer, err = l.SerializeReuse(buffer, l.natives[i])
		case serializers.Deserialize:
			_, err = l.Deserialize(l.inputs[i])
		case serializers.DeserializeReuse:
			target, err = l.DeserializeReuse(target, l.inputs[i])
		}
		note(err)
	})
	looped, _ := Allocations(1, func() { note(loop.Run(n)) })
	if failed != nil {
		return failed
	}
	// What a library allocates now and then is not the loop's.
	if own := looped/n - direct; own > 0.5 {
		return fmt.Errorf("it allocates %.2f times per operation beyond the library", own)
	}
	return nil
}
