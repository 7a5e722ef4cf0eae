package avro

import (
	"bytes"
	"strings"
	"testing"

	"github.com/twmb/avro"

	"serbench/datatypes"
	"serbench/schemas/benchavro"
	"serbench/serializers/serializertest"
)

func TestSerializers(t *testing.T) { serializertest.Run(t, Serializers()...) }

// Nothing of the schema is in the bytes, and every int is a zigzag varint: the
// eight numbers of a struct take 3+5+3+4+3+3+5+1 = 27 bytes, where protobuf adds
// a tag to each and writes negative ones in ten. A list adds the number of its
// elements before them and a zero after them: 5·27+2 = 137.
func TestPayloadBytes(t *testing.T) {
	serializertest.PayloadBytes(t, Serializers()[0], map[datatypes.Name]int{
		datatypes.NameStruct:           27,
		datatypes.NameSample:           272,
		datatypes.NameMediaContent:     284,
		datatypes.NameStructList:       137,
		datatypes.NameSampleList:       1362,
		datatypes.NameMediaContentList: 1422,
	})
}

// inferred are the schemas that the library itself makes of the domain structs.
func inferred(t *testing.T) map[datatypes.Name]*avro.Schema {
	t.Helper()
	namespace := avro.WithNamespace(benchavro.Namespace)
	return map[datatypes.Name]*avro.Schema{
		datatypes.NameStruct:           avro.MustSchemaFor[datatypes.Struct](namespace),
		datatypes.NameSample:           avro.MustSchemaFor[datatypes.Sample](namespace),
		datatypes.NameMediaContent:     avro.MustSchemaFor[datatypes.MediaContent](namespace),
		datatypes.NameStructList:       avro.MustSchemaFor[datatypes.StructList](namespace),
		datatypes.NameSampleList:       avro.MustSchemaFor[datatypes.SampleList](namespace),
		datatypes.NameMediaContentList: avro.MustSchemaFor[datatypes.MediaContentList](namespace),
	}
}

func TestDirect(t *testing.T) {
	schemas := inferred(t)
	for _, d := range datatypes.All() {
		schema := schemas[d.Name]
		serializertest.AsDirect(t, Serializers()[0], d, serializertest.Direct[any]{
			Serialize: func(v any) ([]byte, error) { return schema.Encode(v) },
			SerializeReuse: func(buffer []byte, v any) ([]byte, error) {
				return schema.AppendEncode(buffer[:0], v)
			},
			Deserialize: func(data []byte) (any, error) {
				v := d.Fresh()
				_, err := schema.Decode(data, v)
				return v, err
			},
			DeserializeReuse: func(v any, data []byte) (any, error) {
				_, err := schema.Decode(data, v)
				return v, err
			},
		})
	}
}

// TestInferred holds that bench.avsc says what the library would say.
func TestInferred(t *testing.T) {
	schemas := inferred(t)
	for _, d := range datatypes.All() {
		schema, err := parse(d)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := schema.Canonical(), schemas[d.Name].Canonical(); !bytes.Equal(got, want) {
			t.Errorf("%s: bench.avsc has %s, the library infers %s", d.Name, got, want)
		}
	}
}

// TestEveryField holds what DeserializeReuse relies on: that a struct without a
// field for one of the record's is refused, so that no field of one that is taken
// can keep an old value.
func TestEveryField(t *testing.T) {
	schema := inferred(t)[datatypes.NameStruct]
	data, err := schema.Encode(&datatypes.Struct{})
	if err != nil {
		t.Fatal(err)
	}
	var short struct{ F1, F2, F3, F4, F5, F6, F7 int32 }
	if _, err := schema.Decode(data, &short); err == nil {
		t.Error("a struct without the field F8 was taken for a Struct")
	}
}

// TestEnumBytes holds that nothing but time depends on writing players and sizes
// as ints: as enums they would take the same bytes.
func TestEnumBytes(t *testing.T) {
	asEnums := strings.NewReplacer(
		`"Player", "type": "int"`, `"Player", "type": {"type": "enum", "name": "Player", "symbols": ["JAVA", "FLASH"]}`,
		`"Size", "type": "int"`, `"Size", "type": {"type": "enum", "name": "Size", "symbols": ["SMALL", "LARGE"]}`,
	).Replace(benchavro.Schema)
	var definitions avro.SchemaCache
	if _, err := definitions.Parse(asEnums); err != nil {
		t.Fatal(err)
	}
	enums, err := definitions.Parse(`"serbench.MediaContent"`)
	if err != nil {
		t.Fatal(err)
	}
	if text := enums.String(); !strings.Contains(text, "FLASH") || !strings.Contains(text, "LARGE") {
		t.Fatalf("the schema has not both enums: %s", text)
	}
	ints := inferred(t)[datatypes.NameMediaContent]
	for _, player := range []datatypes.Player{datatypes.PlayerJava, datatypes.PlayerFlash} {
		for _, size := range []datatypes.Size{datatypes.SizeSmall, datatypes.SizeLarge} {
			v := &datatypes.MediaContent{
				Media:  datatypes.Media{Player: player},
				Images: []datatypes.Image{{Size: size}},
			}
			want, err := ints.Encode(v)
			if err != nil {
				t.Fatal(err)
			}
			got, err := enums.Encode(v)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("player %d, size %d: as enums %x, as ints %x", player, size, got, want)
			}
		}
	}
}
