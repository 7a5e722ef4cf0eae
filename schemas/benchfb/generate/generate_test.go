package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const root = "../../.."

// The committed code must be what the schema and the compiler give.
func TestGeneratedCodeIsFresh(t *testing.T) {
	if err := checkVersion(t.Context()); err != nil {
		t.Skip(err)
	}
	code, err := generate(t.Context(), root)
	if err != nil {
		t.Fatal(err)
	}
	committed, err := os.ReadFile(filepath.Join(root, target))
	if err != nil {
		t.Fatal(err)
	}
	if string(committed) != string(code) {
		t.Errorf("%s is stale: run go generate ./schemas/benchfb", target)
	}
}

func TestMissingCompilerIsReported(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := generate(t.Context(), root)
	if !errors.Is(err, exec.ErrNotFound) || !strings.Contains(err.Error(), "flatbuffers-compiler") {
		t.Errorf("error %v: want one that says what is missing", err)
	}
}

func TestMissingSchemaIsReported(t *testing.T) {
	if err := checkVersion(t.Context()); err != nil {
		t.Skip(err)
	}
	if _, err := generate(t.Context(), t.TempDir()); err == nil || !strings.Contains(err.Error(), "bench.fbs") {
		t.Errorf("error %v: want one that names the schema", err)
	}
}
