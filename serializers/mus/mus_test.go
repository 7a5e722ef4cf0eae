package mus

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mus-format/mus-go/raw"

	"serbench/datatypes"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) {
	serializertest.Run(t, Serializers()...)
}

// TestPayloadBytes pins sizes without a tag, a name or a type: those of the fields
// alone. The eight raw numbers of a Struct are 32 bytes, and a list takes its
// elements and one byte for their number.
func TestPayloadBytes(t *testing.T) {
	rows := Serializers()
	serializertest.PayloadBytes(t, rows[0], map[datatypes.Name]int{
		datatypes.NameStruct:           27,
		datatypes.NameSample:           265,
		datatypes.NameMediaContent:     282,
		datatypes.NameStructList:       136,
		datatypes.NameSampleList:       1326,
		datatypes.NameMediaContentList: 1411,
	})
	serializertest.PayloadBytes(t, rows[1], map[datatypes.Name]int{
		datatypes.NameStruct:           32,
		datatypes.NameSample:           398,
		datatypes.NameMediaContent:     319,
		datatypes.NameStructList:       161,
		datatypes.NameSampleList:       1991,
		datatypes.NameMediaContentList: 1596,
	})
}

// TestByteOrder holds that what the unsafe row writes is MUS as it is specified,
// in little-endian order, on a machine of that order.
func TestByteOrder(t *testing.T) {
	if binary.NativeEndian.Uint16([]byte{1, 0}) != 1 {
		t.Skip("this machine is big-endian")
	}
	codec, err := Serializers()[1].Bind(datatypes.All()[0])
	if err != nil {
		t.Fatal(err)
	}
	data, err := codec.Serialize(&datatypes.Struct{F1: -12345})
	if err != nil {
		t.Fatal(err)
	}
	if got, _, err := raw.Int32.Unmarshal(data); err != nil || got != -12345 {
		t.Errorf("read as specified, %x begins with %d: %v", data, got, err)
	}
}

// TestCopies holds that the files of the two packages differ in leaf.go alone.
func TestCopies(t *testing.T) {
	read := func(folder string) map[string][]byte {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		sources := map[string][]byte{}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, code, _ := bytes.Cut(source, []byte("package "+folder+"\n"))
			if name := filepath.Base(file); !strings.HasPrefix(name, "leaf") {
				sources[name] = code
			}
		}
		return sources
	}
	originals, copies := read("safe"), read("unsafe")
	for name, want := range originals {
		if !bytes.Equal(copies[name], want) {
			t.Errorf("unsafe/%s is no copy of safe/%[1]s: run go generate ./serializers/mus", name)
		}
		delete(copies, name)
	}
	for name := range copies {
		t.Errorf("unsafe/%s has no original", name)
	}
}
