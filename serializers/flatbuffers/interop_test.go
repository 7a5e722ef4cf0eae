package flatbuffers

import (
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"testing"

	"serbench/datatypes"
)

// TestInterop takes the canonical values through flatc, the reference: it reads
// what this package writes and makes JSON of it, and a buffer of that, which this
// package reads again.
func TestInterop(t *testing.T) {
	flatc, err := exec.LookPath("flatc")
	if err != nil {
		t.Skip(err)
	}
	schema, err := filepath.Abs("../../schemas/bench.fbs")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range datatypes.All() {
		t.Run(string(d.Name), func(t *testing.T) {
			value, codec := d.Canonical(datatypes.DefaultListSize), bound(t, d)
			data, err := codec.Serialize(value)
			if err != nil {
				t.Fatal(err)
			}
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, "value.bin"), data, 0o644); err != nil {
				t.Fatal(err)
			}
			table := "benchfb." + reflect.TypeOf(value).Elem().Name()
			run(t, folder, flatc, "--json", "--raw-binary", "--root-type", table, schema, "--", "value.bin")
			if err := os.Remove(filepath.Join(folder, "value.bin")); err != nil {
				t.Fatal(err)
			}
			run(t, folder, flatc, "--binary", "--root-type", table, schema, "value.json")
			again, err := os.ReadFile(filepath.Join(folder, "value.bin"))
			if err != nil {
				t.Fatal(err)
			}
			got, err := codec.Deserialize(again)
			if err != nil {
				t.Fatal(err)
			}
			if diff := datatypes.Diff(value, got, codec.Tolerance()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func run(t *testing.T, folder, name string, args ...string) {
	t.Helper()
	command := exec.Command(name, args...)
	command.Dir = folder
	if output, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", command, err, output)
	}
}
