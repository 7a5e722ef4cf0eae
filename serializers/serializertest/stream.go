package serializertest

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"testing/iotest"
)

// proveStreaming checks that a stream is offered exactly where that is claimed,
// that values written one after the other come back from a reader that gives a
// byte at a time, and that the errors of both ends arrive.
func proveStreaming(s *subject) error {
	err := s.offers("streaming", s.Traits.Streaming, func(b *bound) bool {
		write, read := b.Stream(io.Discard, bytes.NewReader(nil))
		return write != nil && read != nil
	})
	if err != nil || !s.Traits.Streaming {
		return err
	}
	return s.each(func(b *bound) error {
		values, err := b.sameShape(3)
		if err != nil {
			return err
		}
		var stream bytes.Buffer
		write, _ := b.Stream(&stream, &stream)
		start := 0 // of the last value
		for _, value := range values {
			start = stream.Len()
			if err := write(b.FromDomain(value)); err != nil {
				return fmt.Errorf("write: %w", err)
			}
		}
		written := stream.Bytes()
		if len(written) == start {
			return errors.New("write: it returned before the value was written")
		}
		if err := b.reads(values, iotest.OneByteReader(bytes.NewReader(written))); err != nil {
			return err
		}
		half := written[:(start+len(written))/2]
		if err := b.reads(values, bytes.NewReader(half)); err == nil {
			return errors.New("read: a stream that ends within a value gave no error")
		}
		return b.streamErrors(values[0])
	})
}

// reads returns an error unless r holds the values and no more.
func (b *bound) reads(values []any, r io.Reader) error {
	_, read := b.Stream(io.Discard, r)
	for i, want := range values {
		native, err := read()
		if err != nil {
			return fmt.Errorf("read value %d: %w", i, err)
		}
		if err := b.equals(want, native); err != nil {
			return fmt.Errorf("read value %d: %w", i, err)
		}
	}
	if _, err := read(); err == nil {
		return errors.New("read: no error at the end of the stream")
	}
	return nil
}

func (b *bound) streamErrors(value any) error {
	broken := errors.New("broken stream")
	write, read := b.Stream(failingWriter{broken}, iotest.ErrReader(broken))
	if err := write(b.FromDomain(value)); err == nil {
		return errors.New("write: the writer's error is lost")
	}
	if _, err := read(); err == nil {
		return errors.New("read: the reader's error is lost")
	}
	return nil
}

type failingWriter struct{ err error }

func (w failingWriter) Write([]byte) (int, error) { return 0, w.err }
