package replace

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

func TestFile(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "log.md"), filepath.Join(dir, "link.md")
	if err := os.Symlink(path, link); err != nil {
		t.Skip(err)
	}
	for _, content := range []string{"first", "second, and longer", ""} {
		if err := File(path, []byte(content)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != content {
			t.Errorf("got %q, %v; want %q", got, err, content)
		}
	}
	if err := os.Chmod(path, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := File(link, []byte("through the link")); err != nil {
		t.Fatal(err)
	}
	info, err := os.Lstat(link)
	if err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link was replaced: %v, %v", info, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 || info.Size() == 0 {
		t.Errorf("got %v, %v; want the permissions from before", info, err)
	}
	checkEntries(t, dir, "link.md", "log.md")
}

// TestNothingIsLeftBehind has the rename fail, after the temporary file was written.
func TestNothingIsLeftBehind(t *testing.T) {
	dir := t.TempDir()
	blocked := filepath.Join(dir, "blocked")
	if err := os.Mkdir(blocked, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := swap(blocked, []byte("content")); err == nil {
		t.Error("replaced a directory")
	}
	checkEntries(t, dir, "blocked")
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
		if File(test.path, []byte("new")) == nil {
			t.Errorf("%q: written all the same", test.path)
		}
	}
	checkEntries(t, dir, "dangling", "file")
	if data, err := os.ReadFile(file); err != nil || string(data) != "old" {
		t.Errorf("the file that was there now holds %q, %v", data, err)
	}
}

// checkEntries checks that a directory holds what is wanted, in order, and no
// temporary file.
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
	if !slices.Equal(got, want) {
		t.Errorf("%s holds %q, want %q", dir, got, want)
	}
}
