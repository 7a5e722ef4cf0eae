package serializertest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os/exec"
	"path"
	"reflect"
	"runtime"
	"strings"
)

// A pkg is what the go command tells about a package.
type pkg struct {
	ImportPath string
	Dir        string
	Standard   bool
	GoFiles    []string
	CgoFiles   []string
	Imports    []string
	Module     *struct{ Path string }

	adapter bool // the package that the serializer is written in
}

// dependencies returns the package that declares the function adapter, such as a
// serializer's Bind, and all that it needs. If the function stands in a test, it
// returns what that test needs.
func dependencies(adapter any) ([]pkg, error) {
	function := runtime.FuncForPC(reflect.ValueOf(adapter).Pointer())
	file, _ := function.FileLine(function.Entry())
	declaring := packageOf(function.Name())
	args := []string{"list", "-deps", "-json=ImportPath,Dir,Standard,GoFiles,CgoFiles,Imports,Module"}
	if strings.HasSuffix(file, "_test.go") {
		args = append(args, "-test")
	}
	command := exec.Command("go", append(args, strings.TrimSuffix(declaring, "_test"))...)
	var stderr bytes.Buffer
	command.Stderr = &stderr
	list, err := command.Output()
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return nil, &skipError{"the go command is needed to list the adapter's dependencies"}
	case err != nil:
		return nil, fmt.Errorf("list the dependencies of %s: %w: %s", declaring, err, stderr.Bytes())
	}
	var packages []pkg
	for decoder := json.NewDecoder(bytes.NewReader(list)); ; {
		var p pkg
		switch err := decoder.Decode(&p); err {
		case nil:
		case io.EOF:
			return packages, nil
		default:
			return nil, fmt.Errorf("list the dependencies of %s: %w", declaring, err)
		}
		// A package built for a test is listed as "path [path.test]".
		name, _, _ := strings.Cut(p.ImportPath, " ")
		p.adapter = name == declaring
		packages = append(packages, p)
	}
}

// packageOf returns the import path in a function's full name, in which the last
// element's dots are escaped.
func packageOf(function string) string {
	folder, name := path.Split(function)
	name, _, _ = strings.Cut(name, ".")
	if unescaped, err := url.PathUnescape(name); err == nil {
		name = unescaped
	}
	return folder + name
}
