package replace

import (
	"os"
	"path/filepath"
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
	if err := File(dir, nil); err == nil || !strings.Contains(err.Error(), "it is a directory") {
		t.Errorf("replacing a directory: %v", err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 2 {
		t.Errorf("the directory holds %v, %v", entries, err)
	}
}
