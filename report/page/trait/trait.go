// Package trait names the properties of serializers that a reader filters and
// chooses by.
package trait

import (
	"slices"
	"strings"

	"serbench/results"
)

// A Trait is a property that a serializer has or lacks.
type Trait struct {
	// ID names the trait in the data and in the address of a page.
	ID    string
	Name  string
	holds func(*results.Serializer) bool
}

// All returns every trait, the styles first. The caller owns the slice.
func All() []Trait {
	return []Trait{
		{"generated", "Generated code", style("generated")},
		{"reflection", "Reflection", style("reflection")},
		{"handwritten", "Handwritten code", style("handwritten")},
		{"unsafe", "Uses unsafe", func(s *results.Serializer) bool { return s.Traits.Unsafe }},
		{"self-describing", "Self-describing", func(s *results.Serializer) bool { return s.Traits.SelfDescribing }},
		{"cross-language", "Format known to other languages", func(s *results.Serializer) bool { return CrossLanguage(s.Format) }},
		{"schema", "Needs a schema", func(s *results.Serializer) bool { return s.Traits.Schema }},
		{"deterministic", "Deterministic", func(s *results.Serializer) bool { return s.Traits.Deterministic }},
		{"concurrent", "Concurrent use", func(s *results.Serializer) bool { return s.Traits.Concurrent }},
		{"keeps-nil", "Keeps nil apart from empty", func(s *results.Serializer) bool { return s.Traits.KeepsNil }},
		{"zero-copy", "Zero-copy", func(s *results.Serializer) bool { return s.Traits.ZeroCopy }},
		{"view", "Output is a view", func(s *results.Serializer) bool { return s.Traits.View }},
		{"buffer-reuse", "Reuses a buffer", func(s *results.Serializer) bool { return s.Traits.BufferReuse }},
		{"value-reuse", "Reuses a value", func(s *results.Serializer) bool { return s.Traits.ValueReuse }},
		{"streaming", "Streaming", func(s *results.Serializer) bool { return s.Traits.Streaming }},
		{"weakness", "Has a documented weakness", func(s *results.Serializer) bool { return len(s.Weaknesses) > 0 }},
	}
}

func style(name string) func(*results.Serializer) bool {
	return func(s *results.Serializer) bool { return s.Traits.Style == name }
}

// Of returns the identifiers of the traits that a serializer has.
func Of(s *results.Serializer) []string {
	ids := []string{}
	for _, t := range All() {
		if t.holds(s) {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// Names returns the names of the traits that a serializer has.
func Names(s *results.Serializer) []string {
	var names []string
	for _, t := range All() {
		if t.holds(s) {
			names = append(names, t.Name)
		}
	}
	return names
}

// crossLanguage are the formats with libraries for several languages.
var crossLanguage = []string{
	"protobuf", "messagepack", "cbor", "json", "avro", "thrift", "flatbuffers", "cap'n proto", "bson", "fory",
}

// CrossLanguage reports whether other languages know a format. A report knows
// formats by name only; one with a variant in its name counts as its family:
// "Thrift compact".
func CrossLanguage(format string) bool {
	name := strings.ToLower(format)
	return slices.ContainsFunc(crossLanguage, func(known string) bool {
		return name == known || strings.HasPrefix(name, known+" ")
	})
}

// A Constraint is what a reader may insist on: that a serializer has a trait, or
// that it lacks it.
type Constraint struct {
	ID, Name string
	// Trait is the identifier of the trait, and Has whether it must hold.
	Trait string
	Has   bool
}

// Constraints returns the constraints that a page offers. The caller owns the
// slice.
func Constraints() []Constraint {
	return []Constraint{
		{"no-unsafe", "No unsafe", "unsafe", false},
		{"no-generated", "No generated code", "generated", false},
		{"no-handwritten", "No code by hand for each type", "handwritten", false},
		{"self-describing", "Self-describing", "self-describing", true},
		{"cross-language", "Format known to other languages", "cross-language", true},
		{"no-schema", "No schema", "schema", false},
		{"deterministic", "Deterministic", "deterministic", true},
		{"concurrent", "One codec for several goroutines", "concurrent", true},
		{"keeps-nil", "Keeps nil apart from empty", "keeps-nil", true},
		{"owns", "Decoded values own their memory", "zero-copy", false},
		{"streaming", "Streaming", "streaming", true},
		{"no-weakness", "No documented weakness", "weakness", false},
	}
}
