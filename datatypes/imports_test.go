package datatypes

import (
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"strings"
	"testing"
)

// The datatypes know no serializer: they import only the standard library, and
// of that no package that serializes Go values.
func TestImports(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, file := range files {
		if !strings.HasSuffix(file.Name(), ".go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file.Name(), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		read++
		for _, spec := range parsed.Imports {
			path := strings.Trim(spec.Path.Value, `"`)
			first, _, _ := strings.Cut(path, "/")
			format := strings.HasPrefix(path, "encoding/") && path != "encoding/binary"
			if strings.Contains(first, ".") || first == "serbench" || format {
				t.Errorf("%s imports %s", file.Name(), path)
			}
		}
	}
	if read < 5 {
		t.Errorf("only %d files were read", read)
	}
}

// A method or a tag would be help that some library finds and another does not.
func TestShapesArePlain(t *testing.T) {
	for _, d := range All() {
		plain(t, d)
	}
}

func plain(t *testing.T, d Datatype) {
	t.Helper()
	var walk func(reflect.Type)
	walk = func(typ reflect.Type) {
		if n := reflect.PointerTo(typ).NumMethod(); n > 0 {
			t.Errorf("%s: %s has %d methods", d.Name, typ, n)
		}
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice:
			walk(typ.Elem())
		case reflect.Struct:
			for i := range typ.NumField() {
				field := typ.Field(i)
				if field.Tag != "" || !field.IsExported() {
					t.Errorf("%s: %s.%s has the tag %q, exported %t", d.Name, typ, field.Name, field.Tag, field.IsExported())
				}
				walk(field.Type)
			}
		}
	}
	walk(reflect.TypeOf(d.Fresh()).Elem())
}
