package serializers

// An Operation is what is timed of a codec.
type Operation string

// The operations.
const (
	// Serialize: native value → bytes that the caller owns, a fresh slice each call.
	Serialize Operation = "serialize"
	// SerializeReuse: native value → the caller's buffer, used again each call.
	SerializeReuse Operation = "serialize-reuse"
	// Deserialize: bytes → a fresh native value that owns its memory, or, for a
	// serializer whose trait is ZeroCopy, one that aliases the input.
	Deserialize Operation = "deserialize"
	// DeserializeReuse: bytes → an existing native value, overwritten each call.
	DeserializeReuse Operation = "deserialize-reuse"
)

// Operations returns all operations in the order in which reports show them.
// The caller owns the slice.
func Operations() []Operation {
	return []Operation{Serialize, SerializeReuse, Deserialize, DeserializeReuse}
}

// DefaultOperations returns those that a run measures unless it is told
// otherwise: the two that every serializer has. The caller owns the slice.
func DefaultOperations() []Operation {
	return []Operation{Serialize, Deserialize}
}

// Writes reports whether the operation's result is bytes rather than a value.
func (o Operation) Writes() bool { return o == Serialize || o == SerializeReuse }
