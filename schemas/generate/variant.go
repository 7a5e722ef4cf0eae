package main

import (
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// original is the schema that variants are made of.
const original = "schemas/bench.proto"

// variant returns the path of the original as the Go package of a folder below
// schemas has it. No such file exists: opener makes it. It has a folder and a
// protobuf package of its own, since two files or two messages of one name in one
// process are a panic at start.
func variant(folder string) string { return path.Join("schemas", folder, "bench.proto") }

// opener returns what opens schemas below root, be they files or variants.
func opener(root string) func(schema string) (io.ReadCloser, error) {
	return func(schema string) (io.ReadCloser, error) {
		folder := path.Base(path.Dir(schema))
		if schema != variant(folder) {
			return os.Open(filepath.Join(root, filepath.FromSlash(schema)))
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(original)))
		if err != nil {
			return nil, err
		}
		renamed, err := rename(string(text), folder)
		if err != nil {
			return nil, fmt.Errorf("make %s of %s: %w", schema, original, err)
		}
		return io.NopCloser(strings.NewReader(renamed)), nil
	}
}

// rename gives the original the packages of a folder, and a head that tells where
// it is from.
func rename(text, folder string) (string, error) {
	for _, line := range []struct{ old, new string }{
		{"package serbench.bench;\n", "package serbench." + folder + ";\n"},
		{`option go_package = "serbench/schemas/benchpb";`, `option go_package = "serbench/schemas/` + folder + `";`},
	} {
		if n := strings.Count(text, line.old); n != 1 {
			return "", fmt.Errorf("%q is in it %d times, not once", line.old, n)
		}
		text = strings.Replace(text, line.old, line.new, 1)
	}
	return "// Made of " + original + " by schemas/generate, as a package of its own.\n\n" + text, nil
}
