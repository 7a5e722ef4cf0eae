// Package msgpack adapts github.com/vmihailenco/msgpack/v5.
//
// Its two rows differ in one option and are two encodings of one format, which
// a table that says "msgpack" and no more would hide: structs as maps, keyed by
// the Go field names, and structs as arrays. Both write integers in as few bytes
// as they need, since without that option every int32 takes five.
package msgpack

import (
	"bytes"
	"io"

	"github.com/vmihailenco/msgpack/v5"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the rows "msgpack" and "msgpack-array".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{row("msgpack", false), row("msgpack-array", true)}
}

func row(name string, arrays bool) serializers.Serializer {
	return serializers.Serializer{
		Name:   name,
		Format: "MessagePack",
		Module: "github.com/vmihailenco/msgpack/v5",
		// The page of the options; the calls are those of Marshal, on the same page.
		Documentation: "https://pkg.go.dev/github.com/vmihailenco/msgpack/v5#Encoder.UseCompactInts",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			BufferReuse:    true,
			Unsafe:         true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
			Streaming:      true,
		},
		// The decoder makes room for as many elements as an array's head announces,
		// 28 GB for one damaged byte; its limit of a million elements is switched
		// off by a mistake in how it reads its own flag (growSliceValue, v5.4.1).
		Weaknesses: []serializers.Weakness{serializers.ExhaustsMemory},
		Bind: func(d datatypes.Datatype) (serializers.Codec, error) {
			return bind(d, arrays), nil
		},
		Describe: describe,
	}
}

// bind decodes with Unmarshal, which takes maps and arrays alike.
//
// Note: there is no DeserializeReuse. The library does decode into an existing
// value, but where the data says nil a []string keeps its old elements and a
// pointer stays, pointing to a zero value.
func bind(d datatypes.Datatype, arrays bool) serializers.Codec {
	fresh := d.Fresh
	return serializers.Reflected(d, msgpack.Unmarshal, serializers.Binding[any, any]{
		Serialize:      func(v any) ([]byte, error) { return marshal(v, arrays) },
		SerializeReuse: newReuser(arrays).marshal,
		Writer: func(w io.Writer) func(any) error {
			encoder := msgpack.NewEncoder(w)
			configure(encoder, arrays)
			return encoder.Encode
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := msgpack.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	})
}

func configure(encoder *msgpack.Encoder, arrays bool) {
	encoder.UseCompactInts(true)
	encoder.UseArrayEncodedStructs(arrays)
}

// marshal is what the library's Marshal does, with options: an encoder from the
// library's pool writes to a buffer whose bytes are then the caller's. Marshal
// itself takes no options, and an encoder loses them when it is reset.
func marshal(v any, arrays bool) ([]byte, error) {
	encoder := msgpack.GetEncoder()
	var buffer bytes.Buffer
	encoder.Reset(&buffer)
	configure(encoder, arrays)
	err := encoder.Encode(v)
	msgpack.PutEncoder(encoder)
	if err != nil {
		return nil, err
	}
	return buffer.Bytes(), nil
}

// A reuser keeps one encoder, which writes into the caller's buffer each time. It
// is for one goroutine, unlike the library's pool.
type reuser struct {
	encoder *msgpack.Encoder
	target  bytes.Buffer
}

func newReuser(arrays bool) *reuser {
	r := &reuser{}
	r.encoder = msgpack.NewEncoder(&r.target)
	configure(r.encoder, arrays)
	return r
}

func (r *reuser) marshal(buffer []byte, v any) ([]byte, error) {
	r.target = *bytes.NewBuffer(buffer[:0])
	err := r.encoder.Encode(v)
	return r.target.Bytes(), err
}

func describe(data []byte) (any, error) {
	var v any
	err := msgpack.Unmarshal(data, &v)
	return v, err
}
