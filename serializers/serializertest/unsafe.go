package serializertest

import (
	"bytes"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"serbench/serializers"
)

// proveUnsafe compares the claim with the source of those packages of the
// library's module that the adapter needs. A module that has none of them is not
// what the adapter measures. A row without copies may claim it too: what it needs to
// make a text of its input may stand in generated code, which is in no module.
func proveUnsafe(s *subject) error {
	packages, err := dependencies(s.Bind)
	if err != nil {
		return err
	}
	own := library(packages, s.Module)
	if len(own) == 0 {
		return fmt.Errorf("the adapter needs no package of module %s", s.Module)
	}
	user := ""
	if s.Traits.ZeroCopy && s.Traits.Unsafe {
		user = "the code that aliases the input"
	}
	for _, p := range own {
		uses, err := p.usesUnsafe()
		if err != nil {
			return err
		}
		if uses {
			user = p.ImportPath
		}
	}
	if err := claim("unsafe", s.Traits.Unsafe, user != ""); err != nil {
		return fmt.Errorf("%w (in %d packages) %s", err, len(own), user)
	}
	return nil
}

// library returns the packages of a module. For the Go distribution these are the
// packages below encoding/ that the adapter itself imports, with what lies in
// their folders: all else there serves everybody.
func library(packages []pkg, module string) []pkg {
	var formats []string
	for _, p := range packages {
		for _, path := range p.Imports {
			if p.adapter && strings.HasPrefix(path, "encoding/") {
				formats = append(formats, path)
			}
		}
	}
	var found []pkg
	for _, p := range packages {
		switch {
		case p.Module != nil && p.Module.Path == module:
			found = append(found, p)
		case module == serializers.Standard && p.Standard && within(p.ImportPath, formats):
			found = append(found, p)
		}
	}
	return found
}

// within reports whether a package is one of the roots or lies below one.
func within(path string, roots []string) bool {
	for _, root := range roots {
		if path == root || strings.HasPrefix(path, root+"/") {
			return true
		}
	}
	return false
}

// linkPull matches a directive that reaches for another package's symbol. The
// form with one name only lets others reach for the package's own.
var linkPull = regexp.MustCompile(`(?m)^//go:linkname \S+ \S+$`)

// usesUnsafe reports whether a file of the package imports unsafe to use it.
func (p pkg) usesUnsafe() (bool, error) {
	for _, name := range append(p.GoFiles, p.CgoFiles...) {
		source, err := os.ReadFile(filepath.Join(p.Dir, name))
		if err != nil {
			return false, fmt.Errorf("read the library: %w", err)
		}
		if !bytes.Contains(source, []byte(`"unsafe"`)) {
			continue
		}
		uses, err := usesUnsafe(source)
		if err != nil {
			return false, fmt.Errorf("read the library: %w", err)
		}
		if uses {
			return true, nil
		}
	}
	return false, nil
}

func usesUnsafe(source []byte) (bool, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.ImportsOnly)
	if err != nil {
		return false, err
	}
	for _, spec := range file.Imports {
		if spec.Path.Value != `"unsafe"` {
			continue
		}
		blank := spec.Name != nil && spec.Name.Name == "_"
		if !blank || linkPull.Match(source) {
			return true, nil
		}
	}
	return false, nil
}
