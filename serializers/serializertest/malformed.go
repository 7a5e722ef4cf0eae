package serializertest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime/metrics"
	"time"

	"serbench/serializers"
)

// maxAllocation is how many bytes a call may allocate for malformed input.
const maxAllocation = 16 << 20

// proveMalformed deserializes payloads that are cut off at every length and
// payloads with damaged bytes. Each call returns a value or an error; it does not
// panic, allocate without bound or hang, and it leaves the codec fit for valid
// input. A library that fails in one of these ways is one whose serializer lists
// that as a weakness. A decoder for which no cut-off payload is an error does not
// look, or its adapter does not.
func proveMalformed(s *subject) error {
	if s.has(serializers.ExhaustsMemory) && !isChild() {
		return proveExhaustsMemory(s)
	}
	if isChild() {
		if err := limitMemory(maxMemory); err != nil {
			return fmt.Errorf("limit the memory of a child process: %w", err)
		}
	}
	seen := map[serializers.Weakness]bool{}
	err := s.each(func(b *bound) error {
		a, err := newAttack(b, seen)
		if err != nil {
			return err
		}
		for _, operation := range []serializers.Operation{serializers.Deserialize, serializers.DeserializeReuse} {
			if !b.Has(operation) {
				continue
			}
			if err := a.run(operation); err != nil {
				return fmt.Errorf("%s: %w", operation, err)
			}
		}
		return nil
	})
	if err != nil || s.short {
		return err
	}
	for _, w := range []serializers.Weakness{
		serializers.PanicsOnMalformed, serializers.AllocatesOnMalformed, serializers.PoisonedByMalformed,
	} {
		if s.has(w) && !seen[w] {
			err = errors.Join(err, fmt.Errorf("it %s is listed but not found", w))
		}
	}
	return err
}

// An attack is one codec under malformed input.
type attack struct {
	*bound
	valid    []byte
	value    any // what valid stands for
	cut      [][]byte
	damaged  [][]byte
	seen     map[serializers.Weakness]bool
	target   any           // for deserialize-reuse
	progress chan struct{} // one for each input done
}

func newAttack(b *bound, seen map[serializers.Weakness]bool) (*attack, error) {
	// Two elements have a boundary between them; more would only repeat it.
	value := b.datatype.Canonical(2)
	_, valid, err := b.native(value)
	if err != nil {
		return nil, err
	}
	a := &attack{bound: b, valid: valid, value: value, seen: seen}
	for n := range valid {
		// At full capacity, so that reading past the end meets no slack.
		a.cut = append(a.cut, bytes.Clone(valid[:n])[:n:n])
	}
	a.damaged = damage(valid, b.subject.damage)
	return a, nil
}

// damage returns copies of data with changed bytes, at up to n places spread over
// it: a bit flipped, and the byte replaced by one that formats read as the head of
// something large, half of the time with a large length after it.
func damage(data []byte, n int) [][]byte {
	random := rand.New(rand.NewPCG(seed, 0))
	var damaged [][]byte
	step := max(1, len(data)/n)
	for at := 0; at < len(data); at += step {
		flipped, large := bytes.Clone(data), bytes.Clone(data)
		flipped[at] ^= 1 << random.IntN(8)
		large[at] = []byte{0xff, 0x7f, 0x80, 0xdd, 0xdf, 0x9b, 0xbb, '[', '{'}[random.IntN(9)]
		if random.IntN(2) == 0 {
			fill(large[at+1:min(at+5, len(large))], 0x7f)
		}
		damaged = append(damaged, flipped, large)
	}
	return damaged
}

// run tries all inputs, and gives up on one that does not return.
func (a *attack) run(operation serializers.Operation) error {
	a.progress = make(chan struct{})
	done := make(chan error, 1)
	patience := a.subject.patience // the attack is the goroutine's from now on
	go func() { done <- guard(func() error { return a.tryAll(operation) }) }()
	for n := 0; ; n++ {
		select {
		case err := <-done:
			return err
		case <-a.progress:
		case <-time.After(patience):
			return fmt.Errorf("input %d has not returned after %s", n, patience)
		}
	}
}

func (a *attack) tryAll(operation serializers.Operation) error {
	rejected := false
	for i, data := range append(a.cut, a.damaged...) {
		outcome, err := a.try(operation, data)
		if err != nil {
			return fmt.Errorf("%s: %w", a.describe(i), err)
		}
		rejected = rejected || i < len(a.cut) && outcome != accepted
		a.progress <- struct{}{}
	}
	if !rejected {
		return errors.New("no cut-off payload is an error: errors are swallowed")
	}
	return nil
}

// describe says what input i of a run is.
func (a *attack) describe(i int) string {
	if i < len(a.cut) {
		return fmt.Sprintf("cut off after %d of %d bytes", i, len(a.valid))
	}
	data := a.damaged[i-len(a.cut)]
	for at := range data {
		if data[at] != a.valid[at] {
			return fmt.Sprintf("bytes changed, the first of them byte %d of %d from %#02x to %#02x", at, len(data), a.valid[at], data[at])
		}
	}
	return "unchanged" // the replaced byte was what replaces it
}

// An outcome is what a call made of malformed input.
type outcome int

const (
	accepted outcome = iota
	rejected
	panicked
)

// try deserializes data, and then the valid payload. It returns an error for
// every weakness that the serializer does not list.
func (a *attack) try(operation serializers.Operation, data []byte) (outcome, error) {
	if operation == serializers.DeserializeReuse && a.target == nil {
		target, err := a.Deserialize(a.valid)
		if err != nil {
			return rejected, fmt.Errorf("deserialize: %w", err)
		}
		a.target = target
	}
	got, allocated, panicErr := a.call(operation, data)
	if panicErr != nil {
		a.target = nil
		if err := a.witness(serializers.PanicsOnMalformed, panicErr.Error()); err != nil {
			return panicked, err
		}
	}
	if allocated > maxAllocation {
		detail := fmt.Sprintf("%d bytes for an input of %d", allocated, len(data))
		if err := a.witness(serializers.AllocatesOnMalformed, detail); err != nil {
			return got, err
		}
	}
	return got, a.stillWorks(operation)
}

// call makes one call, and counts what it allocates. It also reads the value that
// comes back, since a library may put off its checks until then.
func (a *attack) call(operation serializers.Operation, data []byte) (got outcome, allocated uint64, panicErr error) {
	before := allocatedBytes()
	panicErr = guard(func() error {
		got = panicked
		var native any
		var err error
		if operation == serializers.Deserialize {
			native, err = a.Deserialize(data)
		} else {
			native, err = a.DeserializeReuse(a.target, data)
		}
		if err != nil {
			got = rejected
			return nil
		}
		if operation == serializers.DeserializeReuse {
			a.target = native
		}
		a.ToDomain(native)
		got = accepted
		return nil
	})
	return got, allocatedBytes() - before, panicErr
}

// allocatedBytes returns how much this process has allocated. It counts small
// objects late, which does not matter here, and costs much less than the exact
// count.
func allocatedBytes() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// stillWorks deserializes the valid payload.
func (a *attack) stillWorks(operation serializers.Operation) error {
	failed := guard(func() error {
		if operation == serializers.DeserializeReuse && a.target != nil {
			target, err := a.DeserializeReuse(a.target, a.valid)
			if err != nil {
				return err
			}
			a.target = target
			return a.equals(a.value, target)
		}
		return a.decodes(a.value, a.valid)
	})
	if failed == nil {
		return nil
	}
	if err := a.witness(serializers.PoisonedByMalformed, failed.Error()); err != nil {
		return err
	}
	// A poisoned codec says nothing about the inputs that follow.
	fresh, err := a.subject.bind(a.datatype)
	if err != nil {
		return err
	}
	a.bound, a.target = fresh, nil
	return nil
}

// witness notes a weakness that showed, and returns an error if it is not listed.
func (a *attack) witness(w serializers.Weakness, detail string) error {
	a.seen[w] = true
	if a.subject.has(w) {
		return nil
	}
	return fmt.Errorf("it %s, which is not listed: %s", w, detail)
}
