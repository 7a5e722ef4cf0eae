package results

import (
	"bytes"
	"errors"
	"flag"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func TestGolden(t *testing.T) {
	const golden = "testdata/full.json"
	path := filepath.Join(t.TempDir(), "results.json")
	if err := Write(path, fixture()); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the written file differs from %s; look, then -update:\n%s", golden, got)
	}
}

func TestRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "results.json")
	if err := Write(path, fixture()); err != nil {
		t.Fatal(err)
	}
	got, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if want := fixture(); !reflect.DeepEqual(got, want) {
		t.Errorf("read back\n%+v\nwant\n%+v", got, want)
	}
}

func TestWriteHidesZone(t *testing.T) {
	f := fixture()
	f.GeneratedAt = f.GeneratedAt.In(time.FixedZone("somewhere", 3600))
	data, err := encode(f)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(data, []byte(`"2026-01-31T12:30:15.0000005Z"`)) {
		t.Errorf("the time is not in UTC:\n%s", data)
	}
	if f.GeneratedAt.Location() == time.UTC {
		t.Error("the caller's file was changed")
	}
}

func TestSamplesOnOneLine(t *testing.T) {
	f := fixture()
	s := &Samples{}
	for i := range 5000 {
		s.Launch = append(s.Launch, i)
		s.Kind = append(s.Kind, GCSlice)
		s.NSPerOp = append(s.NSPerOp, float64(i)+0.25)
	}
	f.Cases[0].Samples = s
	data, err := encode(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, begin := range []string{`"launch": [0, 1, 2`, `"kind": ["gc-slice", "gc-slice"`, `"ns_per_op": [0.25, 1.25`} {
		_, rest, found := strings.Cut(string(data), begin)
		line, _, _ := strings.Cut(rest, "\n")
		if !found || !strings.Contains(line, "]") || len(line) < 20_000 {
			t.Errorf("%s … does not stand on one line", begin)
		}
	}
}

// TestFailedWrite checks that a fault leaves the file as it was.
func TestFailedWrite(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "results.json")
	if err := Write(path, fixture()); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}

	bad := fixture()
	bad.Cases[0].MutatorNSPerOp.High = math.NaN()
	err = Write(path, bad)
	var f *FaultError
	if !errors.As(err, &f) || f.Path != "cases[0].mutator_ns_per_op.high" {
		t.Errorf("writing NaN: %v", err)
	}
	after, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before, after) {
		t.Error("a failed write changed the file")
	}
}
