package main

import (
	"bytes"
	"context"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// version is the flatc whose code is committed: that of Debian 12. The code of
// another one may differ.
//
// Note: it is years older than the runtime in go.mod, and the two fit. What the
// format and the Go API of generated code gained since is not used here.
const version = "2.0.8"

// generate returns the code that flatc writes from the schema, formatted. It
// writes nothing below root, so that a failure leaves the code as it was.
func generate(ctx context.Context, root string) ([]byte, error) {
	if err := checkVersion(ctx); err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "flatc")
	if err != nil {
		return nil, fmt.Errorf("make a folder for flatc: %w", err)
	}
	defer os.RemoveAll(folder)
	// In one file, flatc forgets the name of the package unless it is told.
	_, err = flatc(ctx, "--go", "--gen-onefile", "--go-namespace", "benchfb",
		"-o", folder, filepath.Join(root, "schemas", "bench.fbs"))
	if err != nil {
		return nil, err
	}
	code, err := os.ReadFile(filepath.Join(folder, filepath.Base(target)))
	if err != nil {
		return nil, fmt.Errorf("read what flatc wrote: %w", err)
	}
	if code, err = format.Source(code); err != nil {
		return nil, fmt.Errorf("format what flatc wrote: %w", err)
	}
	return code, nil
}

func checkVersion(ctx context.Context) error {
	output, err := flatc(ctx, "--version")
	if err != nil {
		return err
	}
	if got := strings.TrimSpace(string(output)); got != "flatc version "+version {
		return fmt.Errorf("%s: want version %s, whose code is committed", got, version)
	}
	return nil
}

// flatc runs the compiler and returns what it prints.
func flatc(ctx context.Context, args ...string) ([]byte, error) {
	path, err := exec.LookPath("flatc")
	if err != nil {
		return nil, fmt.Errorf("find flatc (package flatbuffers-compiler of Debian): %w", err)
	}
	var messages bytes.Buffer
	command := exec.CommandContext(ctx, path, args...)
	command.Stderr = &messages
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("run flatc: %w\n%s%s", err, output, messages.Bytes())
	}
	return output, nil
}
