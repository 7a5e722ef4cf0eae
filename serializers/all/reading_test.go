package all

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
)

var update = flag.Bool("update", false, "write the tables of docs/SERIALIZERS.md anew")

// page is where the tables stand that these tests hold to the truth.
const page = "../../docs/SERIALIZERS.md"

// dialects are the rows that write one encoding of one format, so that each must
// read what another has written. A row that is in none shares a format's name with
// others and not its encoding, or has a fault that its package tells of: easyproto
// does not read the negative numbers of the others, and hyperpb-pgo no repeated
// texts.
var dialects = map[string][]string{
	"protobuf": {
		"protobuf", "protobuf-opaque", "vtprotobuf", "vtprotobuf-pool", "vtprotobuf-unsafe",
		"hyperpb", "hyperpb-alias", "floor",
	},
	"MessagePack, structs as maps":   {"msgpack", "msgp", "shamaton-msgpack", "ugorji-msgpack"},
	"MessagePack, structs as arrays": {"msgpack-array", "msgp-tuple", "shamaton-msgpack-array"},
	"CBOR, structs as maps":          {"cbor", "ugorji-cbor"},
	"JSON": {
		"json", "json-v2", "sonic", "sonic-std", "goccy-json", "segmentio-json", "easyjson", "ugorji-json",
	},
}

// Every row reads what the rows of its dialect write.
func TestDialects(t *testing.T) {
	if raceEnabled {
		t.Skip("a row that the race detector would end says unsupported")
	}
	rows := map[string]serializers.Serializer{}
	for _, row := range Serializers() {
		rows[row.Name] = row
	}
	for dialect, names := range dialects {
		for _, writer := range names {
			for _, reader := range names {
				if rows[writer].Bind == nil || rows[reader].Bind == nil {
					t.Errorf("%s: there is no row %s or %s", dialect, writer, reader)
					continue
				}
				for _, d := range datatypes.All() {
					if err := reads(rows[reader], rows[writer], d); err != nil {
						t.Errorf("%s: %s reads the %s of %s: %v", dialect, reader, d.Name, writer, err)
					}
				}
			}
		}
	}
}

// The page says who reads whom, for every pair of rows of one format.
func TestPageSaysWhoReadsWhom(t *testing.T) {
	holdPage(t, "cross-reading", crossReading())
}

// crossReading is a table for each format that several rows write: who reads, down,
// whom, across.
func crossReading() string {
	var text strings.Builder
	rows := Serializers()
	var formats []string
	for _, row := range rows {
		if !slices.Contains(formats, row.Format) {
			formats = append(formats, row.Format)
		}
	}
	for _, format := range formats {
		of := slices.DeleteFunc(slices.Clone(rows), func(s serializers.Serializer) bool { return s.Format != format })
		if len(of) < 2 {
			continue
		}
		fmt.Fprintf(&text, "**%s**\n\n| reads ↓ what … writes →", format)
		for _, writer := range of {
			fmt.Fprintf(&text, " | %s", writer.Name)
		}
		text.WriteString(" |\n|" + strings.Repeat(" --- |", len(of)+1) + "\n")
		for _, reader := range of {
			fmt.Fprintf(&text, "| %s", reader.Name)
			for _, writer := range of {
				text.WriteString(" | " + readsAll(reader, writer))
			}
			text.WriteString(" |\n")
		}
		text.WriteString("\n")
	}
	return text.String()
}

// readsAll says of how many datatypes a row reads what another one writes.
func readsAll(reader, writer serializers.Serializer) string {
	read := 0
	all := datatypes.All()
	for _, d := range all {
		if reads(reader, writer, d) == nil {
			read++
		}
	}
	switch read {
	case 0:
		return "no"
	case len(all):
		return "yes"
	}
	return fmt.Sprintf("%d of %d", read, len(all))
}

// reads returns an error unless one row makes of another's bytes the value that
// they stand for, within what either of them documents to lose.
func reads(reader, writer serializers.Serializer, d datatypes.Datatype) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	from, err := writer.Bind(d)
	if err != nil {
		return err
	}
	to, err := reader.Bind(d)
	if err != nil {
		return err
	}
	value := d.Canonical(datatypes.DefaultListSize)
	data, err := from.Serialize(from.FromDomain(value))
	if err != nil {
		return err
	}
	native, err := to.Deserialize(data)
	if err != nil {
		return err
	}
	if diff := datatypes.Diff(value, to.ToDomain(native), from.Tolerance()|to.Tolerance()); diff != "" {
		return errors.New(diff)
	}
	return nil
}

// holdPage fails unless a part of the page, between comments that name it, is the
// text, or puts it there.
func holdPage(t *testing.T, part, text string) {
	t.Helper()
	if raceEnabled {
		t.Skip("a row that the race detector would end says unsupported")
	}
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	begin, end := "<!-- begin "+part+" -->\n", "<!-- end "+part+" -->\n"
	before, rest, found := strings.Cut(string(data), begin)
	old, after, ended := strings.Cut(rest, end)
	if !found || !ended {
		t.Fatalf("%s has no place for the %s", page, part)
	}
	want := "\n" + strings.TrimSpace(text) + "\n\n"
	switch {
	case old == want:
	case *update:
		if err := os.WriteFile(page, []byte(before+begin+want+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s: the %s are not what the code says; go test ./serializers/all -update writes them:\n%s", page, part, want)
	}
}
