package serializertest

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// PayloadBytes fails unless the canonical values of the six datatypes, lists of
// the default size, take exactly as many bytes as want says.
func PayloadBytes(t *testing.T, s serializers.Serializer, want map[datatypes.Name]int) {
	t.Helper()
	for _, d := range datatypes.All() {
		codec, err := s.Bind(d)
		if err != nil {
			t.Errorf("%s: bind %s: %v", s.Name, d.Name, err)
			continue
		}
		data, err := codec.Serialize(codec.FromDomain(d.Canonical(datatypes.DefaultListSize)))
		if err != nil {
			t.Errorf("%s: serialize %s: %v", s.Name, d.Name, err)
			continue
		}
		if len(data) != want[d.Name] {
			t.Errorf("%s: %s takes %d bytes, want %d", s.Name, d.Name, len(data), want[d.Name])
		}
	}
}
