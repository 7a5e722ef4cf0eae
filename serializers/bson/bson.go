// Package bson adapts go.mongodb.org/mongo-driver/v2/bson, which needs nothing of
// the driver around it.
//
// It works on the application's own structs with the library's defaults. A key is
// then the field's name in lower case, "intvalue" for IntValue. BSON knows one
// width of floats, and writes a list as a document whose keys are "0", "1" and so
// on: in a list an int32 takes seven bytes or more, and a bool four. It is a
// format to find fields in, not a small one.
package bson

import (
	"bytes"
	"io"

	"go.mongodb.org/mongo-driver/v2/bson"

	"serbench/datatypes"
	"serbench/serializers"
)

// Serializers returns the row "bson".
func Serializers() []serializers.Serializer {
	return []serializers.Serializer{{
		Name:          "bson",
		Format:        "BSON",
		Module:        "go.mongodb.org/mongo-driver/v2",
		Documentation: "https://pkg.go.dev/go.mongodb.org/mongo-driver/v2/bson",
		Traits: serializers.Traits{
			Style:          serializers.Reflection,
			BufferReuse:    true,
			SelfDescribing: true,
			Deterministic:  true,
			KeepsNil:       true,
			Concurrent:     true,
			Streaming:      true,
		},
		// A float32 is read from a double, which must come back from a float32
		// unchanged. No NaN is equal to itself: the library refuses to read the one
		// that it wrote (floatDecodeType, v2.10.0). It reads a float64 NaN, and
		// infinities.
		Weaknesses: []serializers.Weakness{serializers.RefusesNonFinite},
		Bind:       bind,
		Describe:   describe,
	}}
}

// bind takes the two calls that the library's documentation begins with. What they
// need beside the result they take from pools of the library.
//
// Note: there is no DeserializeReuse. The library does decode into an existing
// value, but keeps the fields that a document does not mention. An option clears
// structs first; it is for decoders alone, and they read from an io.Reader that
// cannot be exchanged, at the cost of a buffer for each message.
func bind(d datatypes.Datatype) (serializers.Codec, error) {
	fresh := d.Fresh
	return serializers.Reflected(d, bson.Unmarshal, serializers.Binding[any, any]{
		Serialize:      bson.Marshal,
		SerializeReuse: newReuser().marshal,
		Writer: func(w io.Writer) func(any) error {
			return bson.NewEncoder(bson.NewDocumentWriter(w)).Encode
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := bson.NewDecoder(bson.NewDocumentReader(r))
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	}), nil
}

// A reuser encodes into the caller's buffer. MarshalAppend, which did so, is gone
// from version 2 in favour of an encoder. The writer beneath it builds a document
// in a buffer of its own first and keeps that one too.
type reuser struct {
	encoder *bson.Encoder
	target  bytes.Buffer
}

func newReuser() *reuser {
	r := new(reuser)
	r.encoder = bson.NewEncoder(bson.NewDocumentWriter(&r.target))
	return r
}

// marshal takes a new writer after an error, which leaves the old one within a
// document.
func (r *reuser) marshal(buffer []byte, v any) ([]byte, error) {
	r.target = *bytes.NewBuffer(buffer[:0])
	err := r.encoder.Encode(v)
	if err != nil {
		r.encoder.Reset(bson.NewDocumentWriter(&r.target))
	}
	return r.target.Bytes(), err
}

func describe(data []byte) (any, error) {
	var document bson.D
	err := bson.Unmarshal(data, &document)
	return document, err
}
