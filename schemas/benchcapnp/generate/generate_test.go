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

// The committed code must be what the schema and the pinned plugin give.
func TestGeneratedCodeIsFresh(t *testing.T) {
	if _, err := exec.LookPath("capnp"); err != nil {
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
		t.Errorf("%s is stale: run go generate ./schemas/benchcapnp", target)
	}
}

func TestMissingCompilerIsReported(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := generate(t.Context(), root)
	if !errors.Is(err, exec.ErrNotFound) || !strings.Contains(err.Error(), "package capnproto") {
		t.Errorf("error %v: want one that says what is missing", err)
	}
}

func TestSchemaErrorIsReported(t *testing.T) {
	if _, err := exec.LookPath("capnp"); err != nil {
		t.Skip(err)
	}
	project := t.TempDir()
	if err := os.Mkdir(filepath.Join(project, "schemas"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		content, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(project, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(project, "schemas", "bench.capnp"), []byte("struct Struct {"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := generate(t.Context(), project); err == nil || !strings.Contains(err.Error(), "bench.capnp:1") {
		t.Errorf("error %v: want one that says where the schema is wrong", err)
	}
}
