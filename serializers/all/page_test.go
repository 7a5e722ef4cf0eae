package all

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

// The page lists every row with its traits and what it offers beyond serialize and
// deserialize.
func TestPageListsEveryRow(t *testing.T) {
	holdPage(t, "serializers", listing(t))
}

func listing(t *testing.T) string {
	var text strings.Builder
	text.WriteString("| row | format | module | traits | also |\n| --- | --- | --- | --- | --- |\n")
	for _, row := range Serializers() {
		fmt.Fprintf(&text, "| [%s](%s) | %s | %s | %s | %s |\n", row.Name, row.Documentation, row.Format, row.Module,
			strings.Join(row.Traits.Names(), ", "), strings.Join(extras(t, row), ", "))
	}
	return text.String()
}

// The document about adding a serializer shows one of them whole.
func TestDocumentShowsAnAdapter(t *testing.T) {
	code, err := os.ReadFile("../kelindar/kelindar.go")
	if err != nil {
		t.Fatal(err)
	}
	document, err := os.ReadFile("../../docs/ADDING-A-SERIALIZER.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(document), "```go\n"+string(code)+"```\n") {
		t.Error("docs/ADDING-A-SERIALIZER.md does not show serializers/kelindar/kelindar.go as it is")
	}
}

// extras are the operations that a row has beyond the usual, what it may lose in a
// round trip, and where it falls short.
func extras(t *testing.T, row serializers.Serializer) []string {
	var extras []string
	for _, d := range datatypes.All() {
		codec, err := row.Bind(d)
		if errors.Is(err, serializers.ErrUnsupported) {
			extras = append(extras, "no "+string(d.Name))
			continue
		}
		if err != nil {
			t.Fatalf("%s: bind %s: %v", row.Name, d.Name, err)
		}
		if !codec.Has(serializers.Serialize) && !slices.Contains(extras, "reads only") {
			extras = append(extras, "reads only")
		}
		for _, o := range []serializers.Operation{serializers.SerializeReuse, serializers.DeserializeReuse, serializers.ToNative} {
			name := map[serializers.Operation]string{serializers.ToNative: "types of its own"}[o]
			if name == "" {
				name = string(o)
			}
			if codec.Has(o) && !slices.Contains(extras, name) {
				extras = append(extras, name)
			}
		}
		if tolerance := codec.Tolerance(); tolerance != datatypes.Exact && !slices.Contains(extras, tolerance.String()) {
			extras = append(extras, tolerance.String())
		}
	}
	for _, w := range row.Weaknesses {
		extras = append(extras, string(w))
	}
	return extras
}
