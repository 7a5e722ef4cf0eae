package report

import (
	"bytes"
	"crypto/sha256"
	"errors"
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

// read returns the files of a directory, without those of directories in it.
func read(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	files := make(map[string][]byte)
	for _, entry := range entries {
		if entry.IsDir() {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[entry.Name()] = data
	}
	return files
}

// write makes a report in a fresh directory and returns its files.
func write(t *testing.T, file *results.File) map[string][]byte {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "report")
	paths, err := Write(file, dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	files := read(t, dir)
	if len(paths) != len(files) {
		t.Errorf("Write returned %d paths and wrote %d files", len(paths), len(files))
	}
	for _, path := range paths {
		if files[filepath.Base(path)] == nil {
			t.Errorf("Write returned %s, which is not there", path)
		}
	}
	return files
}

func TestGolden(t *testing.T) {
	whole := reporttest.Run(reporttest.Default())
	for name, file := range map[string]*results.File{
		"whole":       whole,
		"partial":     reporttest.Partial(whole, "sample"),
		"interrupted": reporttest.Interrupted(whole, 3),
		"hostile":     reporttest.Hostile(),
		"bare":        bare(),
	} {
		t.Run(name, func(t *testing.T) {
			reporttest.Golden(t, filepath.Join("testdata", name+".md"), write(t, file)["README.md"])
		})
	}
}

// bare is a run that knows as little as a valid file can: one case with a
// headline, the rest absent.
func bare() *results.File {
	return &results.File{
		Format: results.Format, FormatVersion: results.FormatVersion,
		GeneratedAt: time.Date(2026, 3, 11, 2, 14, 1, 0, time.UTC),
		Serializers: []results.Serializer{{Name: "one"}, {Name: "two"}},
		Config: results.Config{
			Datatypes: []string{"struct", "custom_type"}, Operations: []string{"serialize"}, PlannedCases: 4, AllCases: 4,
		},
		Cases: []results.Case{{
			Serializer: "one", Datatype: "custom_type", Operation: "serialize", Status: results.OK,
			NSPerOp: &results.Estimate{Median: 100, Mean: 100, Low: 90, High: 110},
		}},
	}
}

func TestSeedOrder(t *testing.T) {
	readme := string(write(t, reporttest.Run(reporttest.Default()))["README.md"])
	at := -1
	for _, heading := range []string{
		"# Go Serialization Benchmark Report\n", "_Generated on 2026-03-11 02:14:01", "## How to Generate This Report\n",
		"## Hardware & OS Info\n", "## Benchmark Coverage\n", "## Benchmark Plots\n", "### Throughput\n", "throughput.png",
		"### Struct\n", "struct.png", "## Benchmark Results\n", "### Timing Results (nanoseconds)\n",
		"### Throughput Results (ops/sec)\n", "### Serialized Data Sizes (bytes)\n",
	} {
		i := strings.Index(readme, heading)
		if i <= at {
			t.Errorf("%q is at %d, after what it should follow at %d", heading, i, at)
		}
		at = i
	}
}

func TestImages(t *testing.T) {
	files := write(t, reporttest.Hostile())
	for name, data := range files {
		switch filepath.Ext(name) {
		case ".png":
			if !bytes.HasPrefix(data, []byte("\x89PNG")) {
				t.Errorf("%s is no PNG", name)
			}
		case ".svg":
			if bytes.Contains(data, []byte("<b>")) || bytes.Contains(data, []byte("<img")) {
				t.Errorf("%s holds markup from a name", name)
			}
		}
	}
	for _, name := range []string{"throughput.png", "etc-passwd.png", "etc-passwd.svg", "script-b-bold-b.png"} {
		if files[name] == nil {
			t.Errorf("%s is missing; there are %v", name, slices.Sorted(maps.Keys(files)))
		}
	}
}

func TestDeterministic(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	first, second := write(t, file), write(t, file)
	for name := range first {
		if sha256.Sum256(first[name]) != sha256.Sum256(second[name]) {
			t.Errorf("%s differs between two reports of one file", name)
		}
	}
}

// A report of a partial or stopped run must not take the place of a fuller one.
func TestKeeps(t *testing.T) {
	whole := reporttest.Run(reporttest.Default())
	partial := reporttest.Partial(whole, "struct", "sample")
	failed := reporttest.Run(reporttest.Default())
	failed.Complete = false
	fewer := reporttest.Partial(whole, "struct", "sample")
	fewer.Config.AllCases = fewer.Config.PlannedCases // a suite that has no more
	for _, test := range []struct {
		name       string
		old, new   *results.File
		force      bool
		wantReason string
	}{
		{"whole over whole", whole, whole, false, ""},
		{"whole over partial", partial, whole, false, ""},
		{"partial over whole", whole, partial, false, "80 cases that this partial run lacks"},
		{"partial over whole, forced", whole, partial, true, ""},
		{"partial over itself", partial, partial, false, ""},
		{"interrupted over whole", whole, reporttest.Interrupted(whole, 5), false, "70 cases"},
		{"more of an interrupted run", reporttest.Interrupted(whole, 5), reporttest.Interrupted(whole, 6), false, ""},
		{"incomplete but with all cases", whole, failed, false, ""},
		{"a smaller suite, whole", whole, fewer, false, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			if _, err := Write(test.old, dir, Options{}); err != nil {
				t.Fatal(err)
			}
			before := read(t, dir)
			_, err := Write(test.new, dir, Options{Force: test.force})
			if test.wantReason == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			if kept := (*KeptError)(nil); !errors.As(err, &kept) || !strings.Contains(err.Error(), test.wantReason) {
				t.Fatalf("got error %v, want a KeptError with %q", err, test.wantReason)
			}
			unchanged(t, dir, before)
		})
	}
}

func TestKeepsForeign(t *testing.T) {
	file := reporttest.Run(reporttest.Default())
	for name, content := range map[string]string{
		"README.md": "# A project\n", "index.html": "<p>", "report.json": "{", // no record
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
				t.Fatal(err)
			}
			before := read(t, dir)
			if _, err := Write(file, dir, Options{}); !errors.As(err, new(*KeptError)) {
				t.Fatalf("got error %v, want a KeptError", err)
			}
			unchanged(t, dir, before)
			if _, err := Write(file, dir, Options{Force: true}); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func TestFaults(t *testing.T) {
	good := reporttest.Run(reporttest.Default())
	bad := *good
	bad.Format = "other"
	occupied := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(occupied, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	inTheWay := t.TempDir()
	if err := os.Mkdir(filepath.Join(inTheWay, "struct.png"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		file *results.File
		dir  string
		want string
	}{
		{"invalid file", &bad, t.TempDir(), "another format"},
		{"a file in the directory's place", good, occupied, "not a directory"},
		{"a directory in a file's place", good, inTheWay, "struct.png is a directory"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := Write(test.file, test.dir, Options{})
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("got error %v, want one line with %q", err, test.want)
			}
			if info, err := os.Stat(test.dir); err == nil && info.IsDir() {
				for name, data := range read(t, test.dir) {
					t.Errorf("%s with %d bytes was left behind", name, len(data))
				}
			}
		})
	}
}

func unchanged(t *testing.T, dir string, before map[string][]byte) {
	t.Helper()
	after := read(t, dir)
	if len(after) != len(before) {
		t.Errorf("there are %d files, want the %d from before", len(after), len(before))
	}
	for name, data := range before {
		if !bytes.Equal(after[name], data) {
			t.Errorf("%s was changed", name)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	for _, plan := range []struct {
		name string
		reporttest.Plan
	}{{"120", reporttest.Default()}, {"10000", reporttest.Large(100, 50, 2)}} {
		b.Run(plan.name, func(b *testing.B) {
			file := reporttest.Run(plan.Plan)
			dir := b.TempDir()
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Write(file, dir, Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
