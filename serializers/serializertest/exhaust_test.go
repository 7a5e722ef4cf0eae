package serializertest

import (
	"strings"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// exhausts asks for more memory than any child may have.
func exhausts(datatypes.Datatype, []byte) (any, error) {
	sink = make([]byte, 1<<40)
	return nil, errMalformed
}

// The child runs this test again, and ends.
func TestExhaustsMemory(t *testing.T) {
	if raceEnabled || !canLimitMemory {
		t.Skip("the memory of a process cannot be limited")
	}
	for _, test := range []struct {
		name   string
		s      serializers.Serializer
		reject string
	}{
		{"does", good(deserializes(exhausts), weak(serializers.ExhaustsMemory)), ""},
		{"does-not", good(weak(serializers.ExhaustsMemory)), "listed but not found"},
		{"panics-instead", good(deserializes(panics), weak(serializers.ExhaustsMemory)), "panics on malformed input"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newSubject(test.s, false)
			s.test, s.damage = t.Name(), 32
			t.Run("malformed-input", func(t *testing.T) {
				err := s.put(proof{"malformed-input", proveMalformed})
				if isChild() {
					report(t, err)
					return
				}
				if test.reject == "" && err != nil {
					t.Error(err)
				}
				if test.reject != "" && (err == nil || !strings.Contains(err.Error(), test.reject)) {
					t.Errorf("got %v, want %q", err, test.reject)
				}
			})
		})
	}
}
