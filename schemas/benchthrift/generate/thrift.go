package main

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// version is the compiler whose code is committed: that of Debian 12. The code of
// another one differs; see schemas/bench.thrift.
const version = "0.17.0"

// generate returns the code that the compiler writes from the schema, formatted,
// by the names of its files. It writes nothing below root, so that a failure
// leaves the code as it was.
func generate(ctx context.Context, root string) (map[string][]byte, error) {
	if err := checkVersion(ctx); err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "thrift")
	if err != nil {
		return nil, fmt.Errorf("make a folder for thrift: %w", err)
	}
	defer os.RemoveAll(folder)
	schema := filepath.Join(root, "schemas", "bench.thrift")
	if _, err := thrift(ctx, "--gen", "go", "-out", folder, schema); err != nil {
		return nil, err
	}
	// In the folder is one with the name of the package.
	return formatted(filepath.Join(folder, filepath.Base(target)))
}

// formatted returns the Go files of a folder as gofmt has them.
func formatted(folder string) (map[string][]byte, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, fmt.Errorf("list what thrift wrote: %w", err)
	}
	if len(paths) == 0 {
		return nil, errors.New("thrift wrote no Go code of the package " + filepath.Base(folder))
	}
	files := map[string][]byte{}
	for _, path := range paths {
		code, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("read what thrift wrote: %w", err)
		}
		if code, err = format.Source(code); err != nil {
			return nil, fmt.Errorf("format what thrift wrote: %s: %w", filepath.Base(path), err)
		}
		files[filepath.Base(path)] = code
	}
	return files, nil
}

func checkVersion(ctx context.Context) error {
	output, err := thrift(ctx, "--version")
	if err != nil {
		return err
	}
	if got := strings.TrimSpace(output); got != "Thrift version "+version {
		return fmt.Errorf("%s: want version %s, whose code is committed", got, version)
	}
	return nil
}

// thrift runs the compiler and returns what it prints.
func thrift(ctx context.Context, args ...string) (string, error) {
	path, err := exec.LookPath("thrift")
	if err != nil {
		return "", fmt.Errorf("find thrift (package thrift-compiler of Debian): %w", err)
	}
	output, err := exec.CommandContext(ctx, path, args...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("run thrift: %w\n%s", err, output)
	}
	return string(output), nil
}
