// Code generated for the proof of Generated, whose header this is. DO NOT EDIT.

package serializertest

// generatedNative is a native type with a method in a generated file.
type generatedNative struct{ value any }

// Value returns the domain value.
func (n *generatedNative) Value() any { return n.value }
