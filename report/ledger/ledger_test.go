package ledger

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"serbench/report/reporttest"
	"serbench/results"
)

// day returns a made-up run of a day of March 2026.
func day(day int) *results.File {
	file := reporttest.Run(reporttest.Plan{
		Serializers: []string{"protobuf", "msgpack", "json", "gob"}, Datatypes: []string{"struct", "structlist"},
		Operations: []string{"serialize", "deserialize"}, Seed: 1,
	})
	file.GeneratedAt = time.Date(2026, 3, day, 2, 14, 1, 0, time.UTC)
	file.Modules = []results.Module{{Path: "example.com/json", Version: "v1.0.0"}, {Path: "example.com/old", Version: "v0.1.0"}}
	for i := range file.Groups {
		file.Groups[i].LoadBefore, file.Groups[i].LoadAfter = new(0.25), new(0.5+float64(i))
		file.Groups[i].StealPercent, file.Groups[i].ForeignPercent = new(0.1), new(2.5)
	}
	return file
}

// nextDay is a run after changes.
func nextDay() *results.File {
	file := day(12)
	file.Toolchain.GoVersion, file.Toolchain.Modified = "go1.27.0", new(true)
	file.Config.Rounds = 420
	file.Modules = []results.Module{{Path: "example.com/json", Version: "v1.1.0"}, {Path: "example.com/new", Version: "v0.1.0"}}
	for i := range file.Cases {
		c := &file.Cases[i]
		switch c.Serializer {
		case "json":
			r := *c.Ratio
			r.Value, r.Low, r.High = r.Value*0.7, r.Low*0.7, r.High*0.7
			c.Ratio = &r
		case "gob":
			c.Ratio = nil
		}
	}
	file.Groups[3].Readable = new(false)
	file.Warnings = append(file.Warnings, results.Warning{Code: results.DirtyVCS, Message: "x"}, results.Warning{Code: results.DirtyVCS, Message: "y"})
	return file
}

// elsewhere is a run of another machine with another baseline, stopped early.
func elsewhere() *results.File {
	file := day(13)
	file.Host.Processor = "Other 9000"
	file.Config.Baseline = "msgpack"
	file.Complete = false
	return file
}

// add adds runs to a log, one call for each.
func add(t *testing.T, path string, files ...*results.File) {
	t.Helper()
	for _, file := range files {
		addition, err := Prepare(path, []*results.File{file})
		if err != nil {
			t.Fatal(err)
		}
		if err := addition.Write(); err != nil {
			t.Fatal(err)
		}
	}
}

func content(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestGolden(t *testing.T) {
	path := filepath.Join(t.TempDir(), "RESULTS.md")
	var before []byte
	for _, file := range []*results.File{day(11), nextDay(), elsewhere()} {
		add(t, path, file)
		after := content(t, path)
		if !bytes.HasPrefix(after, before) {
			t.Fatal("what was in the log was changed")
		}
		before = after
	}
	reporttest.Golden(t, "testdata/log.md", before)
	together := filepath.Join(t.TempDir(), "RESULTS.md")
	addition, err := Prepare(together, []*results.File{elsewhere(), day(11), nextDay()})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(together); err == nil {
		t.Error("preparing wrote the log")
	}
	if err := addition.Write(); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(content(t, together), before) {
		t.Error("three runs given at once, in another order, make another log")
	}
}

func TestRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "RESULTS.md")
	add(t, path, day(11), day(12))
	log := string(content(t, path))
	invalid := day(13)
	invalid.Format = "other"
	foreign := filepath.Join(t.TempDir(), "README.md")
	if err := os.WriteFile(foreign, []byte("# A project\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name  string
		path  string
		files []*results.File
		want  string
		as    any
	}{
		{"the run before the last", path, []*results.File{day(11)}, "has the run of 2026-03-11 02:14:01 UTC already, up to line ", new(*RepeatedError)},
		{"the last run", path, []*results.File{day(12)}, "has the run of 2026-03-12 02:14:01 UTC already", new(*RepeatedError)},
		{"a run twice", path, []*results.File{day(13), day(13)}, "the run of 2026-03-13 02:14:01 UTC was given twice", new(*RepeatedError)},
		{"an older run", path, []*results.File{day(10)}, "the run of 2026-03-10 02:14:01 UTC is older than the last", new(*OrderError)},
		{"a new run and an old one", path, []*results.File{day(13), day(10)}, "is older than the last", new(*OrderError)},
		{"an invalid file", path, []*results.File{invalid}, "another format", new(*results.FaultError)},
		{"no log", foreign, []*results.File{day(13)}, "README.md: this is not a log of runs", new(*FaultError)},
		{"a directory", t.TempDir(), []*results.File{day(13)}, "it is a directory", nil},
		{"no such directory", filepath.Join(path+".d", "x.md"), []*results.File{day(13)}, "does not exist: create it", nil},
	} {
		_, err := Prepare(test.path, test.files)
		if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: got %v, want one line with %q", test.name, err, test.want)
		} else if test.as != nil && !errors.As(err, test.as) {
			t.Errorf("%s: got a %T", test.name, err)
		}
	}
	if string(content(t, path)) != log {
		t.Error("the log was changed")
	}
}

func TestDamaged(t *testing.T) {
	path := filepath.Join(t.TempDir(), "RESULTS.md")
	add(t, path, day(11))
	log := string(content(t, path))
	line := strings.Count(log, "\n")
	for name, damaged := range map[string]string{
		"cut off":   strings.TrimSuffix(log, "}"+recordEnd+"\n"),
		"not ended": strings.TrimSuffix(log, recordEnd+"\n"),
		"no run":    log[:strings.LastIndex(log, recordBegin)] + recordBegin + "{}" + recordEnd,
		"no time":   strings.Replace(log, `"generated_at":"2026`, `"generated_at":"March`, 1),
	} {
		if err := os.WriteFile(path, []byte(damaged), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Prepare(path, []*results.File{day(12)})
		var fault *FaultError
		if !errors.As(err, &fault) || fault.Line != line || !strings.Contains(err.Error(), "is damaged") {
			t.Errorf("%s: got %v, want a fault in line %d", name, err, line)
		}
	}
}

// TestKeepsProse: what a person writes into a log stays, and does not end a file
// without a line break.
func TestKeepsProse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "RESULTS.md")
	add(t, path, day(11))
	log := append(content(t, path), "\nThe reading behind it: **nothing moved**.\r\n\r\nNo last line break"...)
	if err := os.WriteFile(path, log, 0o644); err != nil {
		t.Fatal(err)
	}
	add(t, path, day(12))
	after := content(t, path)
	if !bytes.HasPrefix(after, append(log, "\n\n## 2026-03-12"...)) {
		t.Errorf("the prose was changed, or the section does not begin on a line of its own")
	}
}

func TestChangedMeanwhile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "RESULTS.md")
	first, err := Prepare(path, []*results.File{day(11)})
	if err != nil {
		t.Fatal(err)
	}
	add(t, path, day(12))
	log := content(t, path)
	if err := first.Write(); err == nil || !strings.Contains(err.Error(), "was changed meanwhile") {
		t.Errorf("got %v", err)
	}
	if !bytes.Equal(content(t, path), log) {
		t.Error("the log was changed")
	}
}

// TestHostile: no name leaves its place, be it in the text or in a record.
func TestHostile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "RESULTS.md")
	first, second := reporttest.Hostile(), reporttest.Hostile()
	second.GeneratedAt = first.GeneratedAt.Add(time.Hour)
	second.Config.Baseline = second.Serializers[0].Name
	second.Command = []string{"suite", "x\n" + recordBegin + "{}" + recordEnd, "\r## Heading"}
	second.Modules = []results.Module{{Path: recordBegin + "{}" + recordEnd, Version: "\n<script>"}}
	second.Toolchain.GODEBUG = strings.Repeat("x", 10_000)
	second.Host.Kernel = "-->\n# Heading"
	for i := range second.Cases {
		if c := &second.Cases[i]; c.Ratio != nil {
			r := *c.Ratio
			r.Value, r.Low, r.High = 2*r.Value, 2*r.Low, 2*r.High
			c.Ratio = &r
		}
	}
	add(t, path, first, second)
	log := string(content(t, path))
	records, bad := read([]byte(log))
	if bad != nil || len(records) != 2 {
		t.Fatalf("got %d records, %v", len(records), bad)
	}
	headings := 0
	for line := range strings.Lines(log) {
		if strings.HasPrefix(line, "#") {
			headings++
		}
		if strings.HasPrefix(line, recordBegin) || strings.HasPrefix(line, mark) {
			if strings.Count(line, "<") != 1 || strings.Count(line, ">") != 1 {
				t.Errorf("a record holds markup: %.200s", line)
			}
		} else if strings.ContainsAny(line, "<>") {
			t.Errorf("a line holds markup: %.200s", line)
		}
	}
	if headings != 1+2*3 {
		t.Errorf("got %d headings", headings)
	}
}

// FuzzRead: whatever a log holds, reading it does not panic, and what it accepts can
// be added to.
func FuzzRead(f *testing.F) {
	path := filepath.Join(f.TempDir(), "RESULTS.md")
	addition, err := Prepare(path, []*results.File{day(11)})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(addition.new)
	f.Add([]byte(mark + "\n" + recordBegin + `{"id":"x","generated_at":"2026-01-01T00:00:00Z","groups":[{"ratios":{"json":[0,0,0]}}]}` + recordEnd))
	f.Fuzz(func(t *testing.T, log []byte) {
		if err := os.WriteFile(path, log, 0o644); err != nil {
			t.Fatal(err)
		}
		addition, err := Prepare(path, []*results.File{day(12)})
		if err != nil {
			if strings.ContainsAny(err.Error(), "\r\n") {
				t.Errorf("more than one line: %q", err)
			}
			return
		}
		if !bytes.HasPrefix(addition.new, log) {
			t.Error("what was in the log was changed")
		}
		if _, bad := read(addition.new); bad != nil {
			t.Errorf("the log does not read back: %v", bad)
		}
	})
}
