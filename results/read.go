package results

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/go-json-experiment/json"
)

// maxFileBytes bounds what a reader takes into memory: several times what the
// longest job over every case writes. Of a compressed file it bounds the text, so
// that a small file made to unpack without end does no harm.
const maxFileBytes = 512 << 20

// Read reads the results file at path. It refuses what [Decode] refuses.
func Read(path string) (*File, error) {
	r, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("reading results: %w", err)
	}
	defer r.Close()
	return Decode(r, path)
}

// Decode reads one results file from r up to its end; name stands for it in
// messages. The file may be compressed with gzip, which its first bytes tell and not
// its name; lines and columns in messages are then those of the text.
//
// It refuses a file of another format or a newer version, one with a field that
// this version does not have, and one that breaks a rule of [File.Validate]. The
// error is then a [*FaultError], which names the file and the place. A file
// that it accepts can be written by [Write] and reads back equal.
func Decode(r io.Reader, name string) (*File, error) {
	return decodeWithin(r, name, maxFileBytes)
}

// decodeWithin is Decode with another bound on the size of the text.
func decodeWithin(r io.Reader, name string, most int64) (*File, error) {
	data, bad, err := load(r, most)
	if err != nil {
		return nil, fmt.Errorf("reading results: %s: %w", name, err)
	}
	var f *File
	if bad == nil {
		f, bad = decode(data)
	}
	if bad != nil {
		bad.File = name
		return nil, bad
	}
	return f, nil
}

func decode(data []byte) (*File, *FaultError) {
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, fault("the file is empty; a run never leaves such a file, not even when it is interrupted: copy it again, or measure again")
	}

	// The header comes first, and alone: a file of another format or of a newer
	// version deserves to hear that, not the name of its first unknown field.
	var header struct {
		Format        string `json:"format"`
		FormatVersion int    `json:"format_version"`
	}
	if err := json.Unmarshal(data, &header); err != nil {
		return nil, jsonFault(data, err)
	}
	if bad := checkFormat(header.Format, header.FormatVersion); bad != nil {
		return nil, bad
	}

	f := new(File)
	if err := json.Unmarshal(data, f, json.RejectUnknownMembers(true)); err != nil {
		return nil, jsonFault(data, err)
	}
	f.GeneratedAt = f.GeneratedAt.UTC()
	if bad := f.fault(); bad != nil {
		return nil, bad
	}
	return f, nil
}
