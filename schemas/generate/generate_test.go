package main

import (
	"os"
	"path/filepath"
	"testing"
)

const root = "../.."

// The committed code must be what the schemas and the pinned tools give.
func TestGeneratedCodeIsFresh(t *testing.T) {
	files, err := generate(t.Context(), root)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatal("nothing was generated")
	}
	for _, file := range files {
		committed, err := os.ReadFile(filepath.Join(root, file.GetName()))
		if err != nil {
			t.Error(err)
			continue
		}
		if string(committed) != file.GetContent() {
			t.Errorf("%s is stale: run go generate ./schemas", file.GetName())
		}
	}
}

func TestPluginErrorIsReported(t *testing.T) {
	g := generations[0]
	g.parameter = "no_such_parameter=1"
	request, err := compile(t.Context(), root, g)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := runPlugin(t.Context(), root, g.plugin, request); err == nil {
		t.Error("a plugin that fails gave no error")
	}
}

func TestMissingSchemaIsReported(t *testing.T) {
	if _, err := compile(t.Context(), t.TempDir(), generations[0]); err == nil {
		t.Error("schemas that are not there gave no error")
	}
}
