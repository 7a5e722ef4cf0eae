package msgp

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The committed code must be what the lines for go generate and the pinned tool
// give.
func TestGeneratedCodeIsFresh(t *testing.T) {
	for _, source := range []string{"map.go", "tuple.go"} {
		name := strings.TrimSuffix(source, ".go") + "_gen.go"
		fresh := filepath.Join(t.TempDir(), name)
		command := generator(t, source)
		tool := exec.CommandContext(t.Context(), command[0], append(command[1:], "-file", source, "-o", fresh)...)
		if output, err := tool.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", tool, err, output)
		}
		want, err := os.ReadFile(fresh)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is stale: run go generate ./serializers/msgp", name)
		}
	}
}

// generator returns the command that a file has for go generate.
func generator(t *testing.T, source string) []string {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if command, found := strings.CutPrefix(line, "//go:generate "); found {
			return strings.Fields(command)
		}
	}
	t.Fatalf("%s has no line for go generate", source)
	return nil
}
