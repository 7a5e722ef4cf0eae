package serializers

// A Style is how a library learns the layout of a value.
type Style string

// The styles.
const (
	// Reflection: the library inspects plain Go types at run time.
	Reflection Style = "reflection"
	// Generated: a generator wrote the native types or their methods.
	Generated Style = "generated"
	// Handwritten: a programmer wrote the code for each type, perhaps with accessors
	// that a generator wrote.
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
	// Unsafe: the library's module uses package unsafe on this platform, in a
	// package that the adapter needs, or the code that it generated does. A blank
	// import that lets others link to the library's symbols is no use of it.
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
	// Concurrent: several goroutines may serialize and deserialize with one codec
	// at once. The reuse operations are for the owner of the memory that is reused
	// and so for one goroutine. Where it is not claimed nothing is tried.
	Concurrent bool `json:"concurrent"`
	// Streaming: values are written one after the other to an io.Writer and read
	// back from an io.Reader that gives a byte at a time. Proved by
	// [Binding.Writer] and [Binding.Reader].
	Streaming bool `json:"streaming"`
}

// Names returns the traits that hold, as a reader would call them, the style
// first. The caller owns the slice.
func (t Traits) Names() []string {
	names := []string{string(t.Style)}
	for _, trait := range []struct {
		holds bool
		name  string
	}{
		{t.ZeroCopy, "zero-copy"},
		{t.View, "view"},
		{t.BufferReuse, "buffer reuse"},
		{t.ValueReuse, "value reuse"},
		{t.Unsafe, "unsafe"},
		{t.SelfDescribing, "self-describing"},
		{t.Schema, "schema"},
		{t.Deterministic, "deterministic"},
		{t.KeepsNil, "keeps nil"},
		{t.Concurrent, "concurrent"},
		{t.Streaming, "streaming"},
	} {
		if trait.holds {
			names = append(names, trait.name)
		}
	}
	return names
}
