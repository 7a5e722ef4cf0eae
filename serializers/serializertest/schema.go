package serializertest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
)

// proveSchema checks that a schema is named exactly where the format needs one,
// and that it defines each datatype that the serializer supports by the name of
// its Go type. The path starts at the root of the module that is being tested.
func proveSchema(s *subject) error {
	if err := claim("schema", s.Traits.Schema, s.Schema != ""); err != nil {
		return err
	}
	if s.Schema == "" {
		return nil
	}
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	source, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(s.Schema)))
	if err != nil {
		return fmt.Errorf("read the schema: %w", err)
	}
	return s.each(func(b *bound) error {
		name := reflect.TypeOf(b.datatype.Fresh()).Elem().Name()
		if !regexp.MustCompile(`\b` + name + `\b`).Match(source) {
			return fmt.Errorf("%s does not define %s", s.Schema, name)
		}
		return nil
	})
}

// moduleRoot returns the folder of the go.mod nearest above the test, which runs
// in the folder of its package.
func moduleRoot() (string, error) {
	folder, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder, nil
		}
		parent := filepath.Dir(folder)
		if parent == folder {
			return "", errors.New("no go.mod in this folder or above")
		}
		folder = parent
	}
}
