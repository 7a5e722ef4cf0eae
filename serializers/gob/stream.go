package gob

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"io"

	"serbench/datatypes"
	"serbench/serializers"
)

// bindStream sends the type definitions before anything is timed, so that a
// message is a value of the stream: only the codec that wrote it, or another one
// of the same process, can read it.
func bindStream(d datatypes.Datatype) (serializers.Codec, error) {
	fresh := d.Fresh
	sender, err := newSender(fresh)
	if err != nil {
		return nil, err
	}
	receiver, err := newReceiver(fresh, sender.definitions)
	if err != nil {
		return nil, err
	}
	return serializers.Reflected(d, receiver.unmarshal, serializers.Binding[any, any]{
		Tolerance:      lost,
		Serialize:      func(v any) ([]byte, error) { return sender.marshal(nil, v) },
		SerializeReuse: sender.marshal,
		Writer: func(w io.Writer) func(any) error {
			return gob.NewEncoder(w).Encode
		},
		Reader: func(r io.Reader) func() (any, error) {
			decoder := gob.NewDecoder(r)
			return func() (any, error) {
				v := fresh()
				return v, decoder.Decode(v)
			}
		},
	}), nil
}

// A sender is the writing end of a stream.
type sender struct {
	encoder     *gob.Encoder
	out         output
	definitions []byte
}

// newSender returns a sender that has sent the definitions of a datatype's types
// and, which cannot be had without, a zero value.
func newSender(fresh func() any) (*sender, error) {
	s := new(sender)
	s.encoder = gob.NewEncoder(&s.out)
	definitions, err := s.marshal(nil, fresh())
	if err != nil {
		return nil, fmt.Errorf("send gob type definitions: %w", err)
	}
	s.definitions = definitions
	return s, nil
}

// marshal writes a message into a buffer, from its start. It keeps neither.
func (s *sender) marshal(buffer []byte, v any) ([]byte, error) {
	s.out = buffer[:0]
	err := s.encoder.Encode(v)
	data := s.out
	s.out = nil
	return data, err
}

// A receiver is the reading end of a stream.
type receiver struct {
	decoder     *gob.Decoder
	in          bytes.Reader
	fresh       func() any
	definitions []byte
}

// newReceiver returns a receiver that has received the definitions.
func newReceiver(fresh func() any, definitions []byte) (*receiver, error) {
	r := &receiver{fresh: fresh, definitions: definitions}
	return r, r.restart()
}

// unmarshal decodes one message. After an error the stream starts again: a bad
// message may have defined types that a good one would define anew.
func (r *receiver) unmarshal(data []byte, v any) error {
	r.in.Reset(data)
	err := r.decoder.Decode(v)
	if err != nil {
		if restart := r.restart(); restart != nil {
			return restart
		}
	}
	return err
}

func (r *receiver) restart() error {
	r.in.Reset(r.definitions)
	r.decoder = gob.NewDecoder(&r.in)
	if err := r.decoder.Decode(r.fresh()); err != nil {
		return fmt.Errorf("receive gob type definitions: %w", err)
	}
	return nil
}
