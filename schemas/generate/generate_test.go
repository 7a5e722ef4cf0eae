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

// A variant differs from the original in its packages and in nothing that is
// written.
func TestVariantHasItsOwnPackages(t *testing.T) {
	g := generation{schemas: []string{original, variant("otherpb")}}
	request, err := compile(t.Context(), root, g)
	if err != nil {
		t.Fatal(err)
	}
	first, second := request.ProtoFile[0], request.ProtoFile[1]
	if got := second.GetPackage(); got != "serbench.otherpb" {
		t.Errorf("package %s", got)
	}
	if got := second.GetOptions().GetGoPackage(); got != "serbench/schemas/otherpb" {
		t.Errorf("Go package %s", got)
	}
	if got, want := len(second.MessageType), len(first.MessageType); got != want {
		t.Errorf("%d messages, the original has %d", got, want)
	}
}

func TestSchemaWithoutPackagesIsReported(t *testing.T) {
	for _, text := range []string{
		"",
		"package serbench.bench;\n",
		"package serbench.bench;\n" + `option go_package = "serbench/schemas/benchpb";` + "\npackage serbench.bench;\n",
	} {
		if renamed, err := rename(text, "otherpb"); err == nil {
			t.Errorf("%q became %q", text, renamed)
		}
	}
}
