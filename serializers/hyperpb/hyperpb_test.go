package hyperpb

import (
	"errors"
	"os/exec"
	"strings"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, running(t)...) }

// running returns the rows that this build and this processor have.
func running(t *testing.T) []serializers.Serializer {
	t.Helper()
	var rows []serializers.Serializer
	for _, row := range Serializers() {
		switch err := row.Identify(); {
		case err == nil:
			rows = append(rows, row)
		case errors.Is(err, serializers.ErrUnsupported):
			t.Logf("%s: %v", row.Name, err)
		default:
			t.Errorf("%s: %v", row.Name, err)
		}
	}
	if len(rows) == 0 {
		t.Skip("no row runs here")
	}
	return rows
}

// Where the library does not build, the package does, without it.
func TestOtherProcessors(t *testing.T) {
	list := exec.Command("go", "list", "-deps", ".")
	list.Env = append(list.Environ(), "GOOS=linux", "GOARCH=riscv64")
	out, err := list.Output()
	if err != nil {
		t.Skipf("list what the package needs on riscv64: %v", err)
	}
	for path := range strings.Lines(string(out)) {
		if strings.HasPrefix(path, "buf.build/go/hyperpb") {
			t.Errorf("on riscv64 the package needs %s", path)
		}
	}
}

// The library writes nothing. These are the bytes that package proto writes of its
// messages, and they are protobuf's. A row refuses what it would read wrong.
func TestPayloadBytes(t *testing.T) {
	want := map[datatypes.Name]int{
		datatypes.NameStruct:           61,
		datatypes.NameSample:           375,
		datatypes.NameMediaContent:     307,
		datatypes.NameStructList:       315,
		datatypes.NameSampleList:       1890,
		datatypes.NameMediaContentList: 1550,
	}
	for _, row := range running(t) {
		if row.Name != "hyperpb-pgo" {
			serializertest.PayloadBytes(t, row, want)
			continue
		}
		for _, d := range datatypes.All() {
			codec, err := row.Bind(d)
			if d.Name == datatypes.NameMediaContent || d.Name == datatypes.NameMediaContentList {
				if !errors.Is(err, serializers.ErrUnsupported) {
					t.Errorf("%s: bind %s: %v", row.Name, d.Name, err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			data, err := codec.Serialize(codec.FromDomain(d.Canonical(datatypes.DefaultListSize)))
			if err != nil {
				t.Fatal(err)
			}
			if len(data) != want[d.Name] {
				t.Errorf("%s: %s takes %d bytes, want %d", row.Name, d.Name, len(data), want[d.Name])
			}
		}
	}
}
