package serializers

// A Style is how a library learns the layout of a value.
type Style string

// The styles.
const (
	// Reflection: the library inspects plain Go types at run time.
	Reflection Style = "reflection"
	// Generated: a generator wrote the native types or their methods.
	Generated Style = "generated"
	// Handwritten: a programmer wrote the code for each type.
	Handwritten Style = "handwritten"
)

// Traits are claims about a serializer. Every one of them is proved by
// serializertest, in both directions unless the comment says otherwise.
type Traits struct {
	// Style is how the library learns the layout of a value.
	Style Style `json:"style"`
	// ZeroCopy: a decoded value aliases the input, which must then stay as it is
	// for as long as the value lives.
	ZeroCopy bool `json:"zero_copy"`
	// View: the library's own call returns a view of a buffer that its next call
	// overwrites. The codec copies it in serialize, since that operation's output
	// is owned by the caller. Proved by [Binding.View].
	View bool `json:"view"`
	// BufferReuse: the library writes into a buffer of the caller's. Proved by
	// [Binding.SerializeReuse].
	BufferReuse bool `json:"buffer_reuse"`
	// ValueReuse: the library decodes into an existing value and keeps that
	// value's memory. Proved by [Binding.DeserializeReuse].
	ValueReuse bool `json:"value_reuse"`
	// Unsafe: the library's module imports package unsafe on this platform.
	Unsafe bool `json:"unsafe"`
	// SelfDescribing: data can be decoded without a schema or a Go type. Proved
	// by [Serializer.Describe].
	SelfDescribing bool `json:"self_describing"`
	// Schema: the format needs a schema. Proved by [Serializer.Schema].
	Schema bool `json:"schema"`
	// Deterministic: equal values always give equal bytes, across codecs too.
	// Where it is not claimed it may still happen.
	Deterministic bool `json:"deterministic"`
	// KeepsNil: nil and empty slices come back as what they were.
	KeepsNil bool `json:"keeps_nil"`
	// Concurrent: one codec may be used by several goroutines at once. Where it
	// is not claimed nothing is tried.
	Concurrent bool `json:"concurrent"`
	// Streaming: values are written one after the other to an io.Writer and read
	// back from an io.Reader that gives a byte at a time. Proved by
	// [Binding.Stream].
	Streaming bool `json:"streaming"`
}
