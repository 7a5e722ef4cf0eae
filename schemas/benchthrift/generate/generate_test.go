package main

import (
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../../.."

// The committed code must be what the schema and the compiler give, all of it and
// nothing more.
func TestGeneratedCodeIsFresh(t *testing.T) {
	needCompiler(t)
	files, err := generate(t.Context(), root)
	if err != nil {
		t.Fatal(err)
	}
	for name, code := range files {
		committed, err := os.ReadFile(filepath.Join(root, target, name))
		if err != nil {
			t.Error(err)
			continue
		}
		if string(committed) != string(code) {
			t.Errorf("%s/%s is stale: run go generate ./%s", target, name, target)
		}
	}
	paths, err := filepath.Glob(filepath.Join(root, target, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	want := slices.Sorted(maps.Keys(files))
	want = append(want, "benchthrift.go") // the directive
	for _, path := range paths {
		if name := filepath.Base(path); !slices.Contains(want, name) {
			t.Errorf("%s/%s is not what the compiler writes", target, name)
		}
	}
}

func TestMissingCompilerIsReported(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := generate(t.Context(), root)
	if !errors.Is(err, exec.ErrNotFound) || !strings.Contains(err.Error(), "thrift-compiler") {
		t.Errorf("error %v: want one that says what is missing", err)
	}
}

func TestMissingSchemaIsReported(t *testing.T) {
	needCompiler(t)
	if _, err := generate(t.Context(), t.TempDir()); err == nil || !strings.Contains(err.Error(), "bench.thrift") {
		t.Errorf("error %v: want one that names the schema", err)
	}
}

func needCompiler(t *testing.T) {
	t.Helper()
	if err := checkVersion(t.Context()); err != nil {
		t.Skip(err)
	}
}
