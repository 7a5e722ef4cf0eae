package serializers

// A Weakness is a documented way in which a library falls short on values or
// input that it should handle. A serializer lists those that it has, reports
// show them, and serializertest fails both for one that is not listed and for a
// listed one that it does not meet.
type Weakness string

// The weaknesses.
const (
	// RefusesNonFinite: a value that holds a NaN or an infinity is an error.
	RefusesNonFinite Weakness = "refuses NaN and infinities"
	// ZeroesNonFinite: a NaN or an infinity is serialized without an error, and
	// deserialized as zero.
	ZeroesNonFinite Weakness = "turns NaN and infinities into zero"
	// RefusesMaxFloat32: a value that holds the largest float32, or the least, can be
	// serialized, but what comes of it cannot be deserialized.
	RefusesMaxFloat32 Weakness = "does not read the largest float32"
	// RefusesText: a value that holds a certain valid text is an error, in
	// serializing it or in deserializing it.
	RefusesText Weakness = "refuses some valid texts"
	// PanicsOnMalformed: malformed input makes the library panic, in
	// deserializing it or in reading the value that it gave.
	PanicsOnMalformed Weakness = "panics on malformed input"
	// AllocatesOnMalformed: a few KB of malformed input make the library
	// allocate more than 16 MiB.
	AllocatesOnMalformed Weakness = "allocates over 16 MiB for a few KB of malformed input"
	// ExhaustsMemory: a few KB of malformed input make the library ask for more
	// memory than there is, which in Go ends the process and cannot be recovered
	// from. What else malformed input does to it is then not known.
	ExhaustsMemory Weakness = "ends the process for want of memory on malformed input"
	// PoisonedByMalformed: malformed input leaves the codec in a state in which
	// it no longer deserializes valid input.
	PoisonedByMalformed Weakness = "fails on valid input after malformed input"
)

// Weaknesses returns all weaknesses in the order in which reports show them. The
// caller owns the slice.
func Weaknesses() []Weakness {
	return []Weakness{
		RefusesNonFinite, ZeroesNonFinite, RefusesMaxFloat32, RefusesText,
		PanicsOnMalformed, AllocatesOnMalformed, ExhaustsMemory, PoisonedByMalformed,
	}
}
