package capnp

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"reflect"
	"testing"

	"serbench/datatypes"
)

// TestInterop takes the canonical values through capnp, the reference: it reads
// what this package writes and makes text of it, and a message of that, which this
// package reads again.
func TestInterop(t *testing.T) {
	tool, err := exec.LookPath("capnp")
	if err != nil {
		t.Skip(err)
	}
	library := bytes.TrimSpace(run(t, nil, "go", "list", "-f", "{{.Dir}}", "capnproto.org/go/capnp/v3"))
	annotations := filepath.Join(string(library), "std")
	for _, row := range Serializers() {
		t.Run(row.Name, func(t *testing.T) {
			options := []string{"-I", annotations}
			if row.Name == "capnp-packed" {
				options = append(options, "--packed")
			}
			for _, d := range datatypes.All() {
				value, codec := d.Canonical(datatypes.DefaultListSize), bound(t, row, d)
				data, err := codec.Serialize(value)
				if err != nil {
					t.Fatal(err)
				}
				schema := []string{"../../" + row.Schema, reflect.TypeOf(value).Elem().Name()}
				text := run(t, data, tool, append(append([]string{"decode"}, options...), schema...)...)
				again := run(t, text, tool, append(append([]string{"encode"}, options...), schema...)...)
				got, err := codec.Deserialize(again)
				if err != nil {
					t.Fatal(err)
				}
				if diff := datatypes.Diff(value, got, datatypes.Exact); diff != "" {
					t.Errorf("%s: %s", d.Name, diff)
				}
			}
		})
	}
}

// run gives a command its input and returns what it prints.
func run(t *testing.T, input []byte, name string, args ...string) []byte {
	t.Helper()
	var messages bytes.Buffer
	command := exec.Command(name, args...)
	command.Stdin, command.Stderr = bytes.NewReader(input), &messages
	output, err := command.Output()
	if err != nil {
		t.Fatalf("%v: %v\n%s", command, err, messages.Bytes())
	}
	return output
}
