package host

import (
	"encoding/json"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"serbench/results"
)

func TestToolchain(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(70))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(8 << 30))
	t.Setenv("GODEBUG", "madvdontneed=1")
	got := Toolchain(t.Context())
	if got.GoVersion != runtime.Version() || got.GOMAXPROCS < 1 {
		t.Errorf("got %+v", got)
	}
	if got.GOGC != "70" || got.GOMEMLIMIT != "8GiB" || got.GODEBUG != "madvdontneed=1" {
		t.Errorf("GOGC %q, GOMEMLIMIT %q, GODEBUG %q", got.GOGC, got.GOMEMLIMIT, got.GODEBUG)
	}
	if got.BuildSettings["-compiler"] == "" {
		t.Errorf("no compiler in %q", got.BuildSettings)
	}
}

func TestCollectorFormats(t *testing.T) {
	for percent, want := range map[uint64]string{0: "0", 100: "100", math.MaxUint64: "off"} {
		if got := formatGOGC(percent); got != want {
			t.Errorf("GOGC %d: got %q, want %q", percent, got, want)
		}
	}
	for bytes, want := range map[uint64]string{
		math.MaxInt64: "", 0: "0B", 1000: "1000B", 3 << 10: "3KiB", 1536 << 20: "1536MiB", 2 << 30: "2GiB",
	} {
		if got := formatLimit(bytes); got != want {
			t.Errorf("GOMEMLIMIT %d: got %q, want %q", bytes, got, want)
		}
	}
}

func TestLevel(t *testing.T) {
	tests := []struct {
		settings []debug.BuildSetting
		want     string
	}{
		{nil, ""},
		{[]debug.BuildSetting{{Key: "GOARCH", Value: "amd64"}, {Key: "GOAMD64", Value: "v3"}}, "v3"},
		{[]debug.BuildSetting{{Key: "GOARCH", Value: "arm64"}, {Key: "GOARM64", Value: "v8.0"}}, "arm64=v8.0"},
	}
	for _, test := range tests {
		if got := level(test.settings); got != test.want {
			t.Errorf("%v: got %q, want %q", test.settings, got, test.want)
		}
	}
}

func TestModules(t *testing.T) {
	got := modules([]*debug.Module{
		{Path: "example.com/a", Version: "v1.0.0"},
		{Path: "example.com/b", Version: "v1.0.0", Replace: &debug.Module{Path: "example.com/fork", Version: "v1.0.1"}},
		{Path: "example.com/c", Version: "v1.0.0", Replace: &debug.Module{Path: "/home/alice/c"}},
	})
	want := []results.Module{
		{Path: "example.com/a", Version: "v1.0.0"},
		{Path: "example.com/b", Version: "v1.0.1 of example.com/fork"},
		{Path: "example.com/c", Version: "replaced"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestBuiltProgram asks a real build, with flags that hold what must not be
// published.
func TestBuiltProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the go command")
	}
	cmd := exec.Command("go", "run", "-gcflags=-N -l", "-ldflags=-s -X main.by=alice -extldflags '-L/home/alice/lib'", "./testdata/facts")
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, &stderr)
	}
	var f results.File
	if err := json.Unmarshal(out, &f); err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(f.Modules, func(m results.Module) bool { return m.Path == "github.com/shirou/gopsutil/v4" && m.Version != "" }) {
		t.Errorf("its own dependency is not in %v", f.Modules)
	}
	for key, want := range map[string]string{"-gcflags": "-N -l", "-ldflags": "-s -extldflags -L<path>"} {
		if got := f.Toolchain.BuildSettings[key]; got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	if strings.Contains(string(out), "alice") {
		t.Errorf("a name is published: %s", out)
	}
	t.Logf("%s", out)
}

func TestSettings(t *testing.T) {
	got := settings([]debug.BuildSetting{
		{Key: "-compiler", Value: "gc"},
		{Key: "-gcflags", Value: "all=-N -l -trimpath=/home/alice/src"},
		{Key: "-ldflags", Value: "-s -randlayout=7 -X main.by=alice -X=main.on=box '-X' 'main.why=a b' -extldflags '-L/home/al ice/lib -lm'"},
		{Key: "-pgo", Value: "/home/alice/src/default.pgo"},
		{Key: "-tags", Value: "purego,netgo"},
		{Key: "-race", Value: "true"},
		{Key: "CGO_ENABLED", Value: "0"},
		{Key: "CGO_CFLAGS", Value: "-I/home/alice/include"},
		{Key: "GOEXPERIMENT", Value: ""},
		{Key: "GOAMD64", Value: "v1"},
		{Key: "vcs.revision", Value: "0123"},
	})
	want := map[string]string{
		"-compiler":   "gc",
		"-gcflags":    "all=-N -l -trimpath=<path>",
		"-ldflags":    "-s -randlayout=7 -extldflags -L<path>",
		"-pgo":        "default.pgo",
		"-tags":       "purego,netgo",
		"-race":       "true",
		"CGO_ENABLED": "0",
	}
	if !maps.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestCleanFlags(t *testing.T) {
	tests := []struct{ value, want string }{
		{"", ""},
		{"-N -l", "-N -l"},
		{"all=-N", "all=-N"},
		{"./...=-N", "./...=-N"},
		{"serbench/engine=-N", "serbench/engine=-N"},
		{"/home/alice/x=-N", "<path>=-N"},
		{"all=-X main.by=alice", "all="},
		{"-X", ""},
		{"-X main.by=alice", ""},
		{"--X=main.by=alice -w", "-w"},
		{`-extldflags "-static -pie"`, "-extldflags '-static -pie'"},
		{`-extldflags "-static`, "-extldflags -static"},
		{`-extld=C:\tools\ld.exe`, "-extld=<path>"},
	}
	for _, test := range tests {
		if got := cleanFlags(test.value); got != test.want {
			t.Errorf("%q: got %q, want %q", test.value, got, test.want)
		}
	}
}

func TestHidePath(t *testing.T) {
	tests := []struct{ arg, want string }{
		{"", ""},
		{"--job", "--job"},
		{"build/results.json", "build/results.json"},
		{"./build/results.json", "./build/results.json"},
		{"a..b", "a..b"},
		{"json/v2", "json/v2"},
		{"/home/alice/r.json", "<path>"},
		{"--output=/home/al ice/r.json", "--output=<path>"},
		{"--output=~/r.json", "--output=<path>"},
		{"~alice/r.json", "<path>"},
		{"../alice/r.json", "<path>"},
		{"..", "<path>"},
		{`C:\Users\alice`, "<path>"},
		{`C:/Users/alice`, "<path>"},
		{`\\server\alice`, "<path>"},
		{"-L/home/alice", "-L<path>"},
		{"-Wl,-rpath,/home/alice", "-Wl,-rpath,<path>"},
		{"-Wl,-L/home/alice", "-Wl,-L<path>"},
	}
	for _, test := range tests {
		if got := HidePath(test.arg); got != test.want {
			t.Errorf("%q: got %q, want %q", test.arg, got, test.want)
		}
	}
}

func TestRevisionOfBuild(t *testing.T) {
	stamped := &debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "abc"}, {Key: "vcs.modified", Value: "true"}}}
	if commit, modified := revision(t.Context(), stamped, t.TempDir()); commit != "abc" || modified == nil || !*modified {
		t.Errorf("got %q, %v", commit, modified)
	}
	unknown := &debug.BuildInfo{Main: debug.Module{Path: "example.com/m", Version: "(devel)"}}
	if commit, modified := revision(t.Context(), unknown, t.TempDir()); commit != "" || modified != nil {
		t.Errorf("outside a checkout: got %q, %v", commit, modified)
	}
}

func TestRevisionOfCheckout(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("no git")
	}
	for _, name := range []string{"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"} {
		t.Setenv(name, "") // so that the test restores it
		os.Unsetenv(name)
	}
	top := t.TempDir()
	dir := filepath.Join(top, "suite")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(top, "go.mod"), "// A comment.\nmodule example.com/m // here\n\ngo 1.26\n")
	run(t, top, "init", "--quiet")
	run(t, top, "add", ".")
	run(t, top, "-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false", "commit", "--quiet", "--message=first")
	head := run(t, top, "rev-parse", "HEAD")

	build := &debug.BuildInfo{Main: debug.Module{Path: "example.com/m", Version: "(devel)"}}
	if commit, modified := revision(t.Context(), build, dir); commit != head || modified == nil || *modified {
		t.Errorf("a clean checkout: got %q, %v, want %q", commit, modified, head)
	}
	write(t, filepath.Join(dir, "new.go"), "package main\n")
	if commit, modified := revision(t.Context(), build, dir); commit != head || modified == nil || !*modified {
		t.Errorf("a changed checkout: got %q, %v, want %q", commit, modified, head)
	}

	for name, main := range map[string]debug.Module{
		"another module":      {Path: "example.com/other", Version: "(devel)"},
		"a published version": {Path: "example.com/m", Version: "v1.0.0"},
		"no module":           {},
	} {
		if commit, modified := revision(t.Context(), &debug.BuildInfo{Main: main}, dir); commit != "" || modified != nil {
			t.Errorf("%s: got %q, %v", name, commit, modified)
		}
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func run(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %q: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}
