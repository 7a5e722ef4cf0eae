package serializertest

import (
	"errors"
	"fmt"
	"runtime"
	"sync"

	"serbench/serializers"
)

// workers is how many goroutines use one codec at once.
const workers = 4

// proveConcurrent has several goroutines use one codec, each with a value of its
// own, where the codec claims to allow that. The reuse operations have one owner.
func proveConcurrent(s *subject) error {
	if !s.Traits.Concurrent {
		return nil
	}
	return s.each(func(b *bound) error {
		values, err := b.sameShape(workers)
		if err != nil {
			return err
		}
		fresh := &bound{Codec: onlyFresh{b.Codec}, subject: b.subject, datatype: b.datatype}
		tasks := make([]func() error, workers)
		for i := range tasks {
			tasks[i] = func() error { return fresh.work(values[i], b.manyRounds()) }
		}
		return together(tasks...)
	})
}

// onlyFresh is a codec without its reuse operations.
type onlyFresh struct{ serializers.Codec }

func (onlyFresh) Has(operation serializers.Operation) bool {
	return operation == serializers.Serialize || operation == serializers.Deserialize
}

// together runs the tasks at the same time and joins their errors.
func together(tasks ...func() error) error {
	errs := make([]error, len(tasks))
	var group sync.WaitGroup
	for i, task := range tasks {
		group.Go(func() { errs[i] = guard(task) })
	}
	group.Wait()
	return errors.Join(errs...)
}

// manyRounds is how long goroutines work side by side.
func (b *bound) manyRounds() int {
	if b.subject.short {
		return 10
	}
	return 50
}

// work uses all operations of a codec with one value, so many times, and checks
// what each returns after others have had their turn.
func (b *bound) work(want any, rounds int) error {
	native := b.FromDomain(want)
	var buffer []byte
	var target any
	for range rounds {
		data, err := b.Serialize(native)
		if err != nil {
			return fmt.Errorf("serialize: %w", err)
		}
		if b.Has(serializers.SerializeReuse) {
			if buffer, err = b.SerializeReuse(buffer, native); err != nil {
				return fmt.Errorf("serialize-reuse: %w", err)
			}
		}
		runtime.Gosched()
		if err := b.decodes(want, data); err != nil {
			return err
		}
		if b.Has(serializers.SerializeReuse) {
			if err := b.decodes(want, buffer); err != nil {
				return fmt.Errorf("serialize-reuse: %w", err)
			}
		}
		if b.Has(serializers.DeserializeReuse) {
			if target, err = b.reuse(target, data); err != nil {
				return err
			}
			runtime.Gosched()
			if err := b.equals(want, target); err != nil {
				return fmt.Errorf("deserialize-reuse: %w", err)
			}
		}
	}
	return nil
}

// reuse deserializes data into target, or into a fresh value if target is nil.
func (b *bound) reuse(target any, data []byte) (any, error) {
	if target == nil {
		var err error
		if target, err = b.Deserialize(data); err != nil {
			return nil, fmt.Errorf("deserialize: %w", err)
		}
	}
	target, err := b.DeserializeReuse(target, data)
	if err != nil {
		return nil, fmt.Errorf("deserialize-reuse: %w", err)
	}
	return target, nil
}
