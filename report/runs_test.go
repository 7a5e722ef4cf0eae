package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"serbench/report/reporttest"
	"serbench/results"
)

// tree returns the files below a directory by their paths with slashes.
func tree(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := make(map[string][]byte)
	err := fs.WalkDir(os.DirFS(dir), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		files[path], err = os.ReadFile(filepath.Join(dir, filepath.FromSlash(path)))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func names(files map[string][]byte) []string { return slices.Sorted(maps.Keys(files)) }

func small(datatypes ...string) *results.File {
	return reporttest.Run(reporttest.Plan{
		Serializers: []string{"protobuf", "json"}, Datatypes: datatypes, Operations: []string{"serialize", "deserialize"}, Seed: 1,
	})
}

// twoRuns are runs of two days.
func twoRuns() []*results.File {
	first, second := small("struct", "sample"), small("struct", "sample")
	second.GeneratedAt = second.GeneratedAt.Add(24 * time.Hour)
	return []*results.File{first, second}
}

func TestWriteRuns(t *testing.T) {
	files := twoRuns()
	dir := filepath.Join(t.TempDir(), "report")
	paths, err := WriteRuns(files, dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	got := tree(t, dir)
	if len(paths) != len(got) || paths[0] != filepath.Join(dir, "README.md") {
		t.Errorf("WriteRuns returned %d paths and wrote %d files: %v", len(paths), len(got), paths)
	}
	// Below each run's directory is what a report of that run alone would be, but for
	// the way back.
	back := []byte("\n<a href=\"../index.html\">All runs</a>")
	for i, file := range files {
		below := []string{"run-1/", "run-2/"}[i]
		alone := write(t, file)
		for name, data := range alone {
			own, leads := got[below+name], strings.HasSuffix(name, ".html")
			if bytes.Contains(own, back) != leads {
				t.Errorf("%s%s: leads back is %v, want %v", below, name, !leads, leads)
			}
			if name == recordName {
				continue // its digests are those of pages that lead back
			}
			if !bytes.Equal(bytes.Replace(own, back, nil, 1), data) {
				t.Errorf("%s%s is not that of a report of the run alone", below, name)
			}
		}
		for name := range got {
			if rest, ok := strings.CutPrefix(name, below); ok && alone[rest] == nil {
				t.Errorf("%s is in no report of the run alone", name)
			}
		}
		if !bytes.Contains(got["README.md"], []byte("("+below+"README.md)")) || !bytes.Contains(got["index.html"], []byte(`href="`+below+`index.html"`)) {
			t.Errorf("the comparison does not lead to %s", below)
		}
	}
	again := filepath.Join(t.TempDir(), "report")
	if _, err := WriteRuns(files, again, Options{}); err != nil {
		t.Fatal(err)
	}
	if !maps.EqualFunc(tree(t, again), got, bytes.Equal) {
		t.Error("two reports of the same runs differ")
	}
	// The record knows every file but itself.
	var r record
	if err := json.Unmarshal(got["report.json"], &r); err != nil {
		t.Fatal(err)
	}
	var known []string
	for _, f := range r.Files {
		known = append(known, f.Name)
	}
	known = append(known, "report.json")
	slices.Sort(known)
	if !slices.Equal(known, names(got)) {
		t.Errorf("the record knows %v, want %v", known, names(got))
	}
	if r.Runs != 2 || !r.GeneratedAt.Equal(files[1].GeneratedAt) {
		t.Errorf("the record says %d runs, of %v", r.Runs, r.GeneratedAt)
	}
}

// TestFaultOfARun: a fault in one run names the run, before anything is written.
func TestFaultOfARun(t *testing.T) {
	files := twoRuns()
	files[1].Format = "other"
	dir := filepath.Join(t.TempDir(), "report")
	if _, err := WriteRuns(files, dir, Options{}); err == nil || !strings.Contains(err.Error(), "run 2: format: ") {
		t.Errorf("got %v", err)
	}
	if _, err := os.Stat(dir); err == nil {
		t.Error("something was written")
	}
}

// TestKeepsRuns: a comparison is fuller than a report of one of its runs.
func TestKeepsRuns(t *testing.T) {
	runs := twoRuns()
	dir := t.TempDir()
	if _, err := WriteRuns(runs, dir, Options{}); err != nil {
		t.Fatal(err)
	}
	before := tree(t, dir)
	_, err := Write(runs[1], dir, Options{})
	if !errors.As(err, new(*KeptError)) || !strings.Contains(err.Error(), "it has 2 runs side by side, and this would have 1") {
		t.Errorf("got %v", err)
	}
	if !maps.EqualFunc(tree(t, dir), before, bytes.Equal) {
		t.Error("the report was changed")
	}
	if _, err := WriteRuns(runs, dir, Options{}); err != nil {
		t.Errorf("the same runs again: %v", err)
	}

	foreign := t.TempDir()
	if err := os.Mkdir(filepath.Join(foreign, "run-2"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(foreign, "run-2", "README.md"), []byte("# A race\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := WriteRuns(runs, foreign, Options{}); !errors.As(err, new(*KeptError)) || !strings.Contains(err.Error(), "run-2 was left as it is: its README.md is not from a report") {
		t.Errorf("got %v", err)
	}
	if got := names(tree(t, foreign)); len(got) != 1 {
		t.Errorf("there is now %v", got)
	}
}

// TestClears: what a report leaves behind when another takes its place is gone, and
// nothing else is.
func TestClears(t *testing.T) {
	dir := t.TempDir()
	if _, err := WriteRuns(twoRuns(), dir, Options{}); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"results.json":      "the run's own", // never of the report
		"run-1/notes.md":    "of a person",   // beside its files
		"run-2/struct.png":  "drawn by hand", // in the place of one of its files
		"run-2/extra/x.txt": "of somebody else",
	} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Write(small("struct"), dir, Options{Force: true}); err != nil {
		t.Fatal(err)
	}
	want := append(names(write(t, small("struct"))), "results.json", "run-1/notes.md", "run-2/struct.png", "run-2/extra/x.txt")
	slices.Sort(want)
	if got := names(tree(t, dir)); !slices.Equal(got, want) {
		t.Errorf("there is\n%v, want\n%v", got, want)
	}
	for _, name := range []string{"run-1/notes.md", "run-2/struct.png", "run-2/extra/x.txt"} {
		if err := os.RemoveAll(filepath.Join(dir, filepath.Dir(filepath.FromSlash(name)))); err != nil {
			t.Fatal(err)
		}
	}
	// Up to another datatype and down again, with nothing in the way: directories go too.
	if _, err := WriteRuns(twoRuns(), dir, Options{}); err != nil {
		t.Fatal(err)
	}
	if _, err := Write(small("sample"), dir, Options{Force: true}); err != nil {
		t.Fatal(err)
	}
	if got := tree(t, dir); got["struct.png"] != nil || got["sample.png"] == nil {
		t.Errorf("there is %v", names(got))
	}
	for _, gone := range []string{"run-1", "run-2"} {
		if _, err := os.Stat(filepath.Join(dir, gone)); err == nil {
			t.Errorf("%s was left", gone)
		}
	}
}

// TestClearStaysInside: a record that somebody has tampered with leads nowhere.
func TestClearStaysInside(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "report")
	if _, err := Write(small("struct"), dir, Options{}); err != nil {
		t.Fatal(err)
	}
	precious := filepath.Join(parent, "precious.txt")
	content := []byte("precious")
	if err := os.WriteFile(precious, content, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(parent, filepath.Join(dir, "out")); err != nil {
		t.Skip(err)
	}
	if err := os.Symlink(precious, filepath.Join(dir, "link.txt")); err != nil {
		t.Skip(err)
	}
	r, err := readRecord(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"../precious.txt", precious, "out/precious.txt", "link.txt", "", ".", "run-1", "nothing.txt"} {
		r.Files = append(r.Files, sealed{name, digest(content)})
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, recordName), data, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Write(small("sample"), dir, Options{Force: true}); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(precious); err != nil || !bytes.Equal(got, content) {
		t.Errorf("the file outside has %q, %v", got, err)
	}
	if _, err := os.Lstat(filepath.Join(dir, "link.txt")); err != nil {
		t.Error("the link was removed")
	}
	if _, err := os.Stat(filepath.Join(dir, "struct.png")); err == nil {
		t.Error("the earlier report's own picture was left")
	}
}

// TestFailedWriteLeavesNoDirectories: a failure after the directories were made takes
// them away again.
func TestFailedWriteLeavesNoDirectories(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "index.html"), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := WriteRuns(twoRuns(), dir, Options{Force: true}); err == nil || !strings.Contains(err.Error(), "index.html is a directory") {
		t.Fatalf("got %v", err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Errorf("there is %v, %v", entries, err)
	}
}
