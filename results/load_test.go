package results

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

func packed(t testing.TB, data []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestReadsGzip: the name does not matter, the first bytes do.
func TestReadsGzip(t *testing.T) {
	for _, name := range []string{"results.json.gz", "results.json"} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, packed(t, []byte(readGolden(t))), 0o644); err != nil {
			t.Fatal(err)
		}
		f, err := Read(path)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !reflect.DeepEqual(f, fixture()) {
			t.Errorf("%s reads as something else", name)
		}
	}
	// Members behind one another are one file, as gzip has it.
	golden := readGolden(t)
	two := append(packed(t, []byte(golden[:1000])), packed(t, []byte(golden[1000:]))...)
	if _, err := Decode(bytes.NewReader(two), "two"); err != nil {
		t.Errorf("two members: %v", err)
	}
}

func TestDamagedGzip(t *testing.T) {
	whole := packed(t, []byte(readGolden(t)))
	damaged := func(at int) []byte {
		data := bytes.Clone(whole)
		data[at] ^= 0xff
		return data
	}
	for _, test := range []struct {
		name string
		data []byte
		want string
	}{
		{"checksum", damaged(len(whole) - 6), "x.gz: the compression is damaged (gzip: invalid checksum): copy the file again"},
		{"stream", damaged(len(whole) / 2), "x.gz: the compression is damaged (flate: corrupt input"},
		{"method", damaged(2), "x.gz: the compression is damaged (gzip: invalid header)"},
		{"rubbish behind", append(bytes.Clone(whole), "rubbish behind"...), "x.gz: the compression is damaged (gzip: invalid header)"},
		{"empty inside", packed(t, nil), "x.gz: the file is empty"},
		{"fault inside", packed(t, []byte("{\n\"format\": NaN")), "x.gz:2:11: format: NaN is not a number"},
		{"gzip inside", packed(t, whole), "x.gz:1:1: not JSON"},
	} {
		_, err := Decode(bytes.NewReader(test.data), "x.gz")
		if !errors.As(err, new(*FaultError)) || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s: got %v, want it to begin with %q", test.name, err, test.want)
		}
	}
	for n := len(gzipMagic); n < len(whole); n++ {
		if _, err := Decode(bytes.NewReader(whole[:n]), "cut.gz"); err == nil || err.Error() != "cut.gz: the compressed file ends in the middle: copy it again" {
			t.Fatalf("cut after %d bytes: %v", n, err)
		}
	}
	failing := io.MultiReader(bytes.NewReader(whole[:40]), iotest.ErrReader(io.ErrNoProgress))
	if _, err := Decode(failing, "x.gz"); !errors.Is(err, io.ErrNoProgress) || errors.As(err, new(*FaultError)) {
		t.Errorf("a failing reader: %v", err)
	}
}

// TestBound: neither a large file nor a small one that unpacks to a large one is
// taken into memory.
func TestBound(t *testing.T) {
	const most = 1 << 20
	large := bytes.Repeat([]byte(" "), 64*most)
	bomb := packed(t, large)
	if len(bomb) > most {
		t.Fatalf("the bomb has %d bytes", len(bomb))
	}
	for name, data := range map[string][]byte{"large": large, "bomb": bomb} {
		r := bytes.NewReader(data)
		_, err := decodeWithin(r, name, most)
		if want := name + ": larger than 1 MiB, which no run writes"; err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
		if r.Len() == 0 {
			t.Errorf("%s was read to its end", name)
		}
	}
	golden := []byte(readGolden(t))
	if _, err := decodeWithin(bytes.NewReader(packed(t, golden)), "fits", int64(len(golden))); err != nil {
		t.Errorf("a file just within the bound: %v", err)
	}
}
