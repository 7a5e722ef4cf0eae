package serializers

import (
	"encoding/json"
	"reflect"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

func TestModuleVersion(t *testing.T) {
	info := &debug.BuildInfo{
		Main: debug.Module{Path: "example.com/me"},
		Deps: []*debug.Module{
			{Path: "example.com/lib", Version: "v1.2.3"},
			{Path: "example.com/forked", Version: "v1.0.0", Replace: &debug.Module{Path: "example.com/fork", Version: "v1.0.1"}},
			{Path: "example.com/local", Version: "v1.0.0", Replace: &debug.Module{Path: "../local"}},
		},
	}
	for module, want := range map[string]string{
		"example.com/me":     "(devel)",
		"example.com/lib":    "v1.2.3",
		"example.com/forked": "v1.0.1",
		"example.com/fork":   "",
		"example.com/local":  "(devel)",
		"example.com/li":     "",
		"":                   "",
	} {
		if got := moduleVersion(info, module); got != want {
			t.Errorf("%q: %q, want %q", module, got, want)
		}
	}
	info.Main.Version = "v0.1.0"
	if got := moduleVersion(info, "example.com/me"); got != "v0.1.0" {
		t.Errorf("a stamped main module has the version %q", got)
	}
}

func TestVersion(t *testing.T) {
	if got := Version(Standard); got != runtime.Version() {
		t.Errorf("std: %q, want %q", got, runtime.Version())
	}
	if Version(Own) == "" {
		t.Error("this project is not in the build")
	}
	if got := Version("example.com/none"); got != "" {
		t.Errorf("a module that is not in the build has the version %q", got)
	}
}

func TestOperations(t *testing.T) {
	kinds := map[Operation][2]Kind{
		Serialize: {Native, Bytes}, SerializeReuse: {Native, Bytes},
		Deserialize: {Bytes, Native}, DeserializeReuse: {Bytes, Native}, Traverse: {Bytes, Sum},
		ToNative: {Domain, Native}, FromNative: {Native, Domain},
		SerializeDomain: {Domain, Bytes}, DeserializeDomain: {Bytes, Domain},
	}
	for _, operation := range Operations() {
		if want, known := kinds[operation]; !known || operation.Takes() != want[0] || operation.Gives() != want[1] {
			t.Errorf("%s takes %v and gives %v, want %v", operation, operation.Takes(), operation.Gives(), want)
		}
	}
	if len(kinds) != len(Operations()) {
		t.Errorf("%d operations, want %d", len(Operations()), len(kinds))
	}
	for _, operation := range DefaultOperations() {
		if !slices.Contains(Operations(), operation) {
			t.Errorf("the default %s is no operation", operation)
		}
	}
}

// Each trait has a name for readers, which is that of its JSON field.
func TestTraitNames(t *testing.T) {
	if got := (Traits{Style: Generated}).Names(); !slices.Equal(got, []string{"generated"}) {
		t.Errorf("no trait but the style: %q", got)
	}
	typ := reflect.TypeFor[Traits]()
	for i := range typ.NumField() {
		field := typ.Field(i)
		if field.Type.Kind() != reflect.Bool {
			continue
		}
		traits := Traits{Style: Reflection}
		reflect.ValueOf(&traits).Elem().Field(i).SetBool(true)
		names := traits.Names()
		if len(names) != 2 {
			t.Errorf("%s: names %q", field.Name, names)
			continue
		}
		key := strings.NewReplacer(" ", "_", "-", "_").Replace(names[1])
		if key != field.Tag.Get("json") {
			t.Errorf("%s: called %q, in JSON %q", field.Name, names[1], field.Tag.Get("json"))
		}
	}
	data, err := json.Marshal(Traits{})
	if err != nil || strings.Count(string(data), ":") != typ.NumField() {
		t.Errorf("JSON %s, %v: want all %d fields, set or not", data, err, typ.NumField())
	}
}

func TestWeaknesses(t *testing.T) {
	seen := map[Weakness]bool{}
	for _, w := range Weaknesses() {
		if w == "" || seen[w] {
			t.Errorf("weakness %q is empty or listed twice", w)
		}
		seen[w] = true
	}
}
