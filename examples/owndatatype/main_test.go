package main

import (
	"os/exec"
	"path/filepath"
	"testing"

	"serbench/results"
)

// TestRun builds the program and runs it as a user would.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "owndatatype")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	path := filepath.Join(dir, "results.json")
	out, err := exec.Command(program, "--output", path, "--serializer", "json,cbor,protobuf", "--operation", "deserialize,traverse",
		"--datatype", "order", "--baseline", "json", "--launches", "1", "--duration", "0.02").CombinedOutput()
	if err != nil {
		t.Fatalf("run: %v\n%s", err, out)
	}
	file, err := results.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	for serializer, status := range map[string]results.Status{
		"json": results.OK, "cbor": results.OK, "protobuf": results.Unsupported,
	} {
		for _, operation := range []string{"deserialize", "traverse"} {
			c := file.Case(results.CaseKey{
				Serializer: serializer, Datatype: "order", Operation: operation, Params: results.Params{Values: 1},
			})
			if c == nil || c.Status != status {
				t.Errorf("%s %s: %+v, want status %s", serializer, operation, c, status)
			}
		}
	}
}
