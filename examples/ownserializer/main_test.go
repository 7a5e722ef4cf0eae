package main

import (
	"os/exec"
	"path/filepath"
	"testing"

	"serbench/results"
	"serbench/serializers/serializertest"
)

// A serializer of one's own is proved like those of the project.
func TestFixed(t *testing.T) {
	serializertest.Run(t, fixed())
}

// TestRun builds the program and runs it as a user would.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "ownserializer")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	path := filepath.Join(dir, "results.json")
	out, err := exec.Command(program, "--output", path, "--serializer", "protobuf,fixed",
		"--datatype", "struct,sample", "--launches", "1", "--duration", "0.02").CombinedOutput()
	if err != nil {
		t.Fatalf("run: %v\n%s", err, out)
	}
	file, err := results.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct {
		serializer, datatype string
		status               results.Status
	}{
		{"fixed", "struct", results.OK},
		{"protobuf", "struct", results.OK},
		{"fixed", "sample", results.Unsupported},
	} {
		c := file.Case(results.CaseKey{Serializer: want.serializer, Datatype: want.datatype, Operation: "serialize", Params: results.Params{Values: 1}})
		if c == nil || c.Status != want.status {
			t.Errorf("%s %s: %+v, want status %s", want.serializer, want.datatype, c, want.status)
		}
	}
	if c := file.Case(results.CaseKey{Serializer: "fixed", Datatype: "struct", Operation: "serialize", Params: results.Params{Values: 1}}); c != nil && *c.PayloadBytes != 32 {
		t.Errorf("eight numbers of four bytes take %v bytes", *c.PayloadBytes)
	}
}
