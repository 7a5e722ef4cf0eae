package results

import (
	"bytes"
	"errors"
	"flag"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
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

// TestFailedWrite checks that an error leaves the directory as it was.
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
	checkEntries(t, dir, "results.json")

	// A directory cannot be renamed over, and is found only after the temporary
	// file has been written.
	blocked := filepath.Join(dir, "blocked")
	if err := os.Mkdir(blocked, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := replace(blocked, before); err == nil {
		t.Error("replaced a directory")
	}
	checkEntries(t, dir, "blocked", "results.json")
}

func TestWritePermissions(t *testing.T) {
	dir := t.TempDir()
	written, plain := filepath.Join(dir, "results.json"), filepath.Join(dir, "plain")
	if err := os.WriteFile(plain, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(written, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Write(written, fixture()); err != nil {
		t.Fatal(err)
	}
	if got, want := mode(t, written), mode(t, plain); got != want {
		t.Errorf("permissions %v, want %v", got, want)
	}
}

func TestWriteFollowsLink(t *testing.T) {
	dir := t.TempDir()
	target, link := filepath.Join(dir, "target.json"), filepath.Join(dir, "link.json")
	if err := os.WriteFile(target, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(target, link); err != nil {
		t.Skip(err)
	}
	if err := Write(link, fixture()); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(target); err != nil {
		t.Error(err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link was replaced: %v, %v", info, err)
	}
}

func TestCheckWritable(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	dangling := filepath.Join(dir, "dangling")
	if err := os.Symlink(filepath.Join(dir, "nowhere", "x"), dangling); err != nil {
		t.Skip(err)
	}
	tests := []struct{ path, want string }{
		{filepath.Join(dir, "new.json"), ""},
		{file, ""},
		{"", "the path is empty"},
		{dir, "it is a directory"},
		{filepath.Join(dir, "missing", "x.json"), "does not exist: create it"},
		{filepath.Join(file, "x.json"), "file is not a directory"},
		{dangling, "leads nowhere"},
		{os.DevNull, "not a regular file"},
	}
	if runtime.GOOS == "linux" {
		// Not even root may create a file here.
		tests = append(tests, struct{ path, want string }{"/proc/results.json", "the directory /proc is not writable"})
	}
	for _, test := range tests {
		err := CheckWritable(test.path)
		if test.want == "" {
			if err != nil {
				t.Errorf("%q: %v", test.path, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.path, err, test.want)
		}
		if Write(test.path, fixture()) == nil {
			t.Errorf("%q: written all the same", test.path)
		}
	}
	checkEntries(t, dir, "dangling", "file")
	if data, err := os.ReadFile(file); err != nil || string(data) != "old" {
		t.Errorf("the file that was there now holds %q, %v", data, err)
	}
}

func checkEntries(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s holds %q, want %q", dir, got, want)
	}
}

func mode(t *testing.T, path string) os.FileMode {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info.Mode().Perm()
}
