package results

import (
	"bufio"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"
)

// gzipMagic is how a file compressed with gzip begins. No JSON begins so.
var gzipMagic = []byte{0x1f, 0x8b}

// load returns the text of a results file, unpacked where it is compressed. A text of
// more than most bytes and damaged compression are faults of the file; an error is
// one of reading it.
func load(r io.Reader, most int64) ([]byte, *FaultError, error) {
	packed := bufio.NewReader(r)
	// What keeps the first bytes from being read keeps the others from it too.
	if head, _ := packed.Peek(len(gzipMagic)); !bytes.Equal(head, gzipMagic) {
		return readWithin(packed, most)
	}
	text, err := gzip.NewReader(packed)
	var data []byte
	var bad *FaultError
	if err == nil {
		data, bad, err = readWithin(text, most)
	}
	if damage := gzipFault(err); damage != nil {
		return nil, damage, nil
	}
	return data, bad, err
}

func readWithin(r io.Reader, most int64) ([]byte, *FaultError, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	if err != nil {
		return nil, nil, err
	}
	if int64(len(data)) > most {
		return nil, fault("larger than %d MiB, which no run writes", most>>20), nil
	}
	return data, nil, nil
}

// gzipFault returns what is wrong with a compressed file, or nil for an error that
// is not of its content.
func gzipFault(err error) *FaultError {
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fault("the compressed file ends in the middle: copy it again")
	case errors.Is(err, gzip.ErrHeader), errors.Is(err, gzip.ErrChecksum), errors.As(err, new(flate.CorruptInputError)):
		return fault("the compression is damaged (%v): copy the file again", err)
	}
	return nil
}
