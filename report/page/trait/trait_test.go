package trait

import (
	"slices"
	"testing"

	"serbench/results"
)

func TestCrossLanguage(t *testing.T) {
	for format, want := range map[string]bool{
		"protobuf": true, "JSON": true, "Thrift compact": true, "Cap'n Proto": true, "MessagePack": true,
		"gob": false, "MUS": false, "kelindar/binary": false, "JSONish": false, "": false,
	} {
		if got := CrossLanguage(format); got != want {
			t.Errorf("%q: got %v, want %v", format, got, want)
		}
	}
}

func TestOf(t *testing.T) {
	s := &results.Serializer{
		Format: "CBOR", Weaknesses: []string{"slow"},
		Traits: results.Traits{Style: "reflection", Unsafe: true, Concurrent: true},
	}
	want := []string{"reflection", "unsafe", "cross-language", "concurrent", "weakness"}
	if got := Of(s); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if got := Of(&results.Serializer{}); len(got) != 0 || got == nil {
		t.Errorf("of a serializer without traits: got %#v, want an empty slice that marshals as one", got)
	}
}

// Every constraint is on a trait that there is.
func TestConstraints(t *testing.T) {
	ids := make(map[string]bool)
	for _, trait := range All() {
		if ids[trait.ID] {
			t.Errorf("the trait %s stands twice", trait.ID)
		}
		ids[trait.ID] = true
	}
	for _, c := range Constraints() {
		if !ids[c.Trait] {
			t.Errorf("%s is on %s, which is no trait", c.ID, c.Trait)
		}
	}
}
