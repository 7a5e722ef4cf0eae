package jsonv2

import (
	"fmt"
	"reflect"

	"github.com/go-json-experiment/json"

	"serbench/serializers"
)

// identify asks where a type of the library's is declared: an alias has the path
// of what it stands for.
func identify() error { return declaredByModule(reflect.TypeFor[json.SemanticError]()) }

func declaredByModule(t reflect.Type) error {
	if path := t.PkgPath(); path != module {
		return fmt.Errorf("%w: this toolchain has JSON v2, and what runs is %s: %s is an alias to it",
			serializers.ErrUnsupported, path, module)
	}
	return nil
}
