package serializertest

import (
	"slices"
	"testing"

	"serbench/serializers"
)

func TestUsesUnsafe(t *testing.T) {
	for _, test := range []struct {
		name, source string
		want         bool
	}{
		{"no import", "package p\nimport \"fmt\"\n", false},
		{"import", "package p\nimport \"unsafe\"\n", true},
		{"renamed", "package p\nimport u \"unsafe\"\n", true},
		{"lets others link", "package p\nimport _ \"unsafe\"\n\n//go:linkname f\nfunc f() {}\n", false},
		{"links to another", "package p\nimport _ \"unsafe\"\n\n//go:linkname f runtime.f\nfunc f()\n", true},
		{"only a string", "package p\nvar s = `\"unsafe\"`\n", false},
	} {
		got, err := usesUnsafe([]byte(test.source))
		if err != nil || got != test.want {
			t.Errorf("%s: %t, %v, want %t", test.name, got, err, test.want)
		}
	}
	if _, err := usesUnsafe([]byte("func")); err == nil {
		t.Error("no error for what is no Go file")
	}
}

func TestPackageOf(t *testing.T) {
	for function, want := range map[string]string{
		"serbench/serializers/json.bind":                 "serbench/serializers/json",
		"serbench/serializers/gob.Serializers.func1.2":   "serbench/serializers/gob",
		"example.com/x/gopkg%2ein/yaml%2ev3.(*T).Method": "example.com/x/gopkg%2ein/yaml.v3",
		"main.bind[...]": "main",
	} {
		if got := packageOf(function); got != want {
			t.Errorf("%s: %s, want %s", function, got, want)
		}
	}
}

func TestLibrary(t *testing.T) {
	module := func(path string) *struct{ Path string } { return &struct{ Path string }{path} }
	packages := []pkg{
		{ImportPath: "encoding/json", Standard: true, Imports: []string{"encoding/base64"}},
		{ImportPath: "encoding/json/internal", Standard: true},
		{ImportPath: "encoding/base64", Standard: true},
		{ImportPath: "fmt", Standard: true},
		{ImportPath: "example.com/lib/deep", Module: module("example.com/lib")},
		{ImportPath: "example.com/lib2", Module: module("example.com/lib2")},
		{ImportPath: "example.com/me", Module: module("example.com/me"), Imports: []string{"encoding/json", "fmt"}, adapter: true},
	}
	for module, want := range map[string][]string{
		serializers.Standard: {"encoding/json", "encoding/json/internal"},
		"example.com/lib":    {"example.com/lib/deep"},
		"example.com/me":     {"example.com/me"},
		"example.com/none":   nil,
	} {
		var got []string
		for _, p := range library(packages, module) {
			got = append(got, p.ImportPath)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", module, got, want)
		}
	}
}
