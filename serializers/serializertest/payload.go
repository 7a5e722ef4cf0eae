package serializertest

import (
	"errors"
	"fmt"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// PayloadBytes fails unless the canonical values of the six datatypes, lists of
// the default size, take exactly as many bytes as want says.
func PayloadBytes(t *testing.T, s serializers.Serializer, want map[datatypes.Name]int) {
	t.Helper()
	if err := payloadBytes(s, want); err != nil {
		t.Errorf("%s: %v", s.Name, err)
	}
}

func payloadBytes(s serializers.Serializer, want map[datatypes.Name]int) error {
	var errs []error
	for _, d := range datatypes.All() {
		codec, err := s.Bind(d)
		if err != nil {
			errs = append(errs, fmt.Errorf("bind %s: %w", d.Name, err))
			continue
		}
		data, err := codec.Serialize(codec.FromDomain(d.Canonical(datatypes.DefaultListSize)))
		if err != nil {
			errs = append(errs, fmt.Errorf("serialize %s: %w", d.Name, err))
			continue
		}
		if len(data) != want[d.Name] {
			errs = append(errs, fmt.Errorf("%s takes %d bytes, want %d", d.Name, len(data), want[d.Name]))
		}
	}
	return errors.Join(errs...)
}
