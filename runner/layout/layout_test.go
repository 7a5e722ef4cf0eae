package layout

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

// The program that the tests build has a function whose address depends on the
// layout; it prints what a Builder says of itself.
var program = map[string]string{
	"go.mod": "module example.org/program\n\ngo 1.26.0\n\nrequire serbench v0.0.0\n\nreplace serbench => {{ROOT}}\n",
	"main.go": `package main

import (
	"context"
	"fmt"
	"os"
	"strconv"

	"serbench/runner/layout"
)

func main() {
	if len(os.Args) == 1 {
		fmt.Println("running")
		return
	}
	b, err := layout.New(context.Background())
	if err != nil {
		fmt.Println("no layouts:", err)
		return
	}
	for _, arg := range os.Args[1:] {
		seed, _ := strconv.ParseUint(arg, 10, 64)
		cached := b.Cached(seed)
		path, err := b.Build(context.Background(), seed)
		fmt.Println(cached, err, path)
	}
}
`,
}

func write(t *testing.T, dir string) {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range program {
		text = strings.ReplaceAll(text, "{{ROOT}}", root)
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func run(t *testing.T, dir string, command ...string) string {
	t.Helper()
	c := exec.Command(command[0], command[1:]...)
	c.Dir = dir
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", command, err, out)
	}
	return string(out)
}

func TestBuild(t *testing.T) {
	dir := t.TempDir()
	write(t, dir)
	lines := strings.Fields(run(t, dir, "go", "run", ".", "1", "2", "1"))
	if len(lines) != 9 {
		t.Fatalf("printed %q", lines)
	}
	first, second := lines[2], lines[5]
	if cached := []string{lines[0], lines[3], lines[6]}; !slices.Equal(cached, []string{"false", "false", "true"}) {
		t.Errorf("in the cache: %v", cached)
	}
	if lines[8] != first {
		t.Errorf("one seed gives %s, then %s", first, lines[8])
	}
	if symbols := run(t, dir, "sha256sum", first, second); strings.Fields(symbols)[0] == strings.Fields(symbols)[2] {
		t.Error("two seeds give one layout")
	}
	if got := run(t, dir, first); got != "running\n" {
		t.Errorf("the layout prints %q", got)
	}

	t.Run("of a built program", func(t *testing.T) {
		run(t, dir, "go", "build", "-o", "built", ".")
		if got := run(t, dir, "./built", "1"); !strings.HasPrefix(got, "true <nil>") {
			t.Errorf("the same source: %s", got)
		}
	})
	t.Run("of other source", func(t *testing.T) {
		changed := bytes.Replace([]byte(program["main.go"]), []byte(`"running"`), []byte(`"changed"`), 1)
		if err := os.WriteFile(filepath.Join(dir, "main.go"), changed, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := run(t, dir, "./built", "1"); !strings.Contains(got, "is not that of the running program") {
			t.Errorf("other source: %s", got)
		}
		if got := run(t, dir, "go", "run", ".", "3"); !strings.HasPrefix(got, "false <nil>") {
			t.Errorf("go run: %s", got)
		}
		if entries, err := os.ReadDir(filepath.Join(dir, "build", "layouts")); err != nil || len(entries) != 1 {
			t.Errorf("the cache keeps layouts of old source: %v %v", entries, err)
		}
	})
	t.Run("of another dependency", func(t *testing.T) {
		// The main package does not change by a letter.
		if err := os.MkdirAll(filepath.Join(dir, "inner"), 0o755); err != nil {
			t.Fatal(err)
		}
		inner := func(text string) {
			t.Helper()
			body := "package inner\n\n//go:noinline\nfunc Word() string { return word() }\n\n//go:noinline\nfunc word() string { return \"" + text + "\" }\n"
			if err := os.WriteFile(filepath.Join(dir, "inner", "inner.go"), []byte(body), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		inner("old")
		main := strings.Replace(program["main.go"], `fmt.Println("running")`, `fmt.Println(inner.Word())`, 1)
		main = strings.Replace(main, "import (", "import (\n\t\"example.org/program/inner\"", 1)
		if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(main), 0o644); err != nil {
			t.Fatal(err)
		}
		before := strings.Fields(run(t, dir, "go", "run", ".", "1"))[2]
		if got := run(t, dir, before); got != "old\n" {
			t.Errorf("the layout prints %q", got)
		}
		inner("new")
		after := strings.Fields(run(t, dir, "go", "run", ".", "1"))[2]
		if got := run(t, dir, after); got != "new\n" {
			t.Errorf("after a change below the main package the layout prints %q", got)
		}
	})
	t.Run("elsewhere", func(t *testing.T) {
		if got := run(t, t.TempDir(), filepath.Join(dir, "built"), "1"); !strings.HasPrefix(got, "no layouts: the working directory does not hold the source of") {
			t.Errorf("without source: %s", got)
		}
	})
}

func TestNewInATest(t *testing.T) {
	if _, err := New(context.Background()); err == nil {
		t.Error("a test binary, which no go build can make, has layouts")
	}
}

func TestBuildFlags(t *testing.T) {
	flags, linker := buildFlags([]debug.BuildSetting{
		{Key: "-compiler", Value: "gc"}, {Key: "-tags", Value: "a,b"}, {Key: "-ldflags", Value: "-X x=y"},
		{Key: "-trimpath", Value: "true"}, {Key: "GOAMD64", Value: "v3"},
	})
	if want := []string{"-tags=a,b", "-trimpath", "-buildvcs=false"}; !slices.Equal(flags, want) || linker != "-X x=y" {
		t.Errorf("got %q and %q", flags, linker)
	}
}
