package capnp

import (
	"io"

	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/serializers"
)

// An encoding is how a message becomes bytes.
type encoding struct {
	marshal   func(*capnp.Message) ([]byte, error)
	unmarshal func([]byte) (*capnp.Message, error)
	encoder   func(io.Writer) *capnp.Encoder
	decoder   func(io.Reader) *capnp.Decoder
}

var (
	plain  = encoding{(*capnp.Message).Marshal, capnp.Unmarshal, capnp.NewEncoder, capnp.NewDecoder}
	packed = encoding{(*capnp.Message).MarshalPacked, capnp.UnmarshalPacked, capnp.NewPackedEncoder, capnp.NewPackedDecoder}
)

// codec returns the codec of the functions that every datatype has: write makes
// the root of a new message, read and fold read it.
//
// A message is reset for the next value, and what was read is released, which
// gives memory back to the library's pools.
func codec[T any](
	e encoding,
	write func(*capnp.Segment, *T) error,
	read func(*capnp.Message, *T) error,
	fold func(*capnp.Message) (datatypes.Checksum, error),
) serializers.Codec {
	build := func(msg *capnp.Message, v *T) error {
		seg, err := msg.Reset(capnp.SingleSegment(nil))
		if err != nil {
			return err
		}
		return write(seg, v)
	}
	msg := new(capnp.Message)
	return serializers.Binding[*T, *T]{
		Serialize: func(v *T) ([]byte, error) {
			if err := build(msg, v); err != nil {
				return nil, err
			}
			return e.marshal(msg)
		},
		Deserialize: func(data []byte) (*T, error) {
			msg, err := e.unmarshal(data)
			if err != nil {
				return nil, err
			}
			if err := limitTraversal(msg); err != nil {
				return nil, err
			}
			v := new(T)
			err = read(msg, v)
			msg.Release()
			return v, err
		},
		Traverse: func(data []byte) (datatypes.Checksum, error) {
			msg, err := e.unmarshal(data)
			if err != nil {
				return 0, err
			}
			if err := limitTraversal(msg); err != nil {
				return 0, err
			}
			sum, err := fold(msg)
			msg.Release()
			return sum, err
		},
		Writer: func(w io.Writer) func(*T) error {
			encoder, msg := e.encoder(w), new(capnp.Message)
			return func(v *T) error {
				if err := build(msg, v); err != nil {
					return err
				}
				return encoder.Encode(msg)
			}
		},
		Reader: func(r io.Reader) func() (*T, error) {
			decoder := e.decoder(r)
			return func() (*T, error) {
				msg, err := decoder.Decode()
				if err != nil {
					return nil, err
				}
				if err := limitTraversal(msg); err != nil {
					return nil, err
				}
				v := new(T)
				err = read(msg, v)
				msg.Release()
				return v, err
			}
		},
	}.Codec()
}

// amplification is how many times its size a message counts at most that is read
// once. A list of truth values counts eight bytes for each, which takes a bit.
const amplification = 64

// limitTraversal lets a message be read once, however large it is. The library's
// own limit is 64 MiB for all messages: too little for a long list, and enough for
// a few bytes that are malformed to be read as millions of elements.
func limitTraversal(msg *capnp.Message) error {
	size, err := msg.TotalSize()
	msg.TraverseLimit = amplification * size
	return err
}
