package serializers

// An Operation is what is timed of a codec.
type Operation string

// The operations. A native value is of the library's own type, a domain value of
// the application's; where a library works on the application's type the two are
// one, and there is nothing to convert.
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
	// Traverse: bytes → every leaf read and folded into a checksum, nothing kept.
	// Formats that can be read in place are; the others decode and walk.
	Traverse Operation = "traverse"
	// ToNative: domain value → native value.
	ToNative Operation = "to-native"
	// FromNative: native value → domain value.
	FromNative Operation = "from-native"
	// SerializeDomain: domain value → bytes, the conversion inside.
	SerializeDomain Operation = "serialize-domain"
	// DeserializeDomain: bytes → domain value, the conversion inside.
	DeserializeDomain Operation = "deserialize-domain"
)

// Operations returns all operations in the order in which reports show them.
// The caller owns the slice.
func Operations() []Operation {
	return []Operation{
		Serialize, SerializeReuse, Deserialize, DeserializeReuse, Traverse,
		ToNative, FromNative, SerializeDomain, DeserializeDomain,
	}
}

// DefaultOperations returns those that a run measures unless it is told
// otherwise. The caller owns the slice.
func DefaultOperations() []Operation {
	return []Operation{Serialize, Deserialize}
}

// A Kind is one of the three forms that a value takes, or what is left of it.
type Kind int

// The kinds.
const (
	Bytes  Kind = iota // []byte
	Native             // of the library's type
	Domain             // of the application's type
	Sum                // a datatypes.Checksum
)

// Takes returns what an operation walks through.
func (o Operation) Takes() Kind {
	switch o {
	case Serialize, SerializeReuse, FromNative:
		return Native
	case ToNative, SerializeDomain:
		return Domain
	}
	return Bytes
}

// Gives returns what an operation makes.
func (o Operation) Gives() Kind {
	switch o {
	case Serialize, SerializeReuse, SerializeDomain:
		return Bytes
	case FromNative, DeserializeDomain:
		return Domain
	case Traverse:
		return Sum
	}
	return Native
}
