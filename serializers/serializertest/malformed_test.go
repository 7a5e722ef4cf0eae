package serializertest

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// deserializes returns a good serializer whose deserialize does something else
// with malformed input.
func deserializes(malformed func(d datatypes.Datatype, data []byte) (any, error)) change {
	return rebind(func(d datatypes.Datatype, b *binding) {
		decode := b.Deserialize
		b.Deserialize = func(data []byte) (any, error) {
			if json.Valid(data) {
				return decode(data)
			}
			return malformed(d, data)
		}
	})
}

var errMalformed = errors.New("malformed")

func panics(datatypes.Datatype, []byte) (any, error) { panic("index out of range") }

func allocates(_ datatypes.Datatype, data []byte) (any, error) {
	if len(data) == 1 {
		sink = make([]byte, maxAllocation+1)
	}
	return nil, errMalformed
}

var sink []byte

// poisoned fails for ever after malformed input.
func poisoned(s *serializers.Serializer) {
	rebind(func(_ datatypes.Datatype, b *binding) {
		decode, broken := b.Deserialize, false
		b.Deserialize = func(data []byte) (any, error) {
			if broken {
				return nil, errMalformed
			}
			v, err := decode(data)
			broken = err != nil
			return v, err
		}
	})(s)
}

func malformedRejections() []rejection {
	hangs := func(d datatypes.Datatype, _ []byte) (any, error) {
		if d.Name == datatypes.NameStruct {
			select {} // until the process ends
		}
		return nil, errMalformed
	}
	return []rejection{
		{"malformed-input", "swallows errors", good(deserializes(func(d datatypes.Datatype, data []byte) (any, error) {
			v := d.Fresh()
			json.Unmarshal(data, v)
			return v, nil
		})), "errors are swallowed"},
		{"malformed-input", "panics", good(deserializes(panics)), "it panics on malformed input, which is not listed"},
		{"malformed-input", "panics when read", goodLazy(func(s *serializers.Serializer) {
			s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
				b := lazyBinding(d)
				b.Deserialize = func(data []byte) (lazy, error) { return lazy{data}, nil }
				return b.Codec(), nil
			}
		}), "it panics on malformed input, which is not listed"},
		{"malformed-input", "allocates", good(deserializes(allocates)), "it allocates over 16 MiB"},
		{"malformed-input", "poisoned", good(poisoned), "it fails on valid input"},
		{"malformed-input", "hangs", good(deserializes(hangs)), "has not returned"},
		{"malformed-input", "listed but sound", good(weak(serializers.PanicsOnMalformed)), "listed but not found"},
	}
}

// A weakness that is listed is accepted.
func TestListedWeaknesses(t *testing.T) {
	for _, s := range []serializers.Serializer{
		good(deserializes(panics), weak(serializers.PanicsOnMalformed)),
		good(deserializes(allocates), weak(serializers.AllocatesOnMalformed)),
		good(poisoned, weak(serializers.PoisonedByMalformed)),
	} {
		if err := try("malformed-input", s); err != nil {
			t.Errorf("%s: %v", s.Weaknesses, err)
		}
	}
}

func TestDamage(t *testing.T) {
	data := bytes.Repeat([]byte{1}, 1000)
	damaged := damage(data, 50)
	if len(damaged) != 100 {
		t.Errorf("%d copies, want 100", len(damaged))
	}
	for i, d := range damaged {
		if len(d) != len(data) || bytes.Equal(d, data) {
			t.Errorf("copy %d is not a damaged one", i)
		}
	}
	if !bytes.Equal(data, bytes.Repeat([]byte{1}, 1000)) {
		t.Error("the original is damaged")
	}
	if got := len(damage(nil, 50)); got != 0 {
		t.Errorf("%d copies of nothing", got)
	}
}
