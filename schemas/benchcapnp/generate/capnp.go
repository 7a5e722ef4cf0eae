package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

const (
	module    = "capnproto.org/go/capnp/v3"
	generator = module + "/capnpc-go"
)

// generate returns the code of the schema. It writes nothing below root, so that
// a failure leaves the code as it was.
//
// Note: promises are for remote calls, and the schema in the code for programs
// that look at it and for printing. Without them the code is smaller, and does not
// depend on the version of capnp.
func generate(ctx context.Context, root string) ([]byte, error) {
	request, err := compile(ctx, root)
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "capnp")
	if err != nil {
		return nil, fmt.Errorf("make a folder for capnpc-go: %w", err)
	}
	defer os.RemoveAll(folder)
	// capnpc-go writes into the folder that it runs in, where go tool finds no
	// go.mod.
	plugin := filepath.Join(folder, filepath.Base(generator))
	if _, err := output(command(ctx, root, "go", "build", "-o", plugin, generator)); err != nil {
		return nil, err
	}
	generation := command(ctx, folder, plugin, "-promises=false", "-schemas=false", "-structstrings=false")
	generation.Stdin = bytes.NewReader(request)
	if _, err := output(generation); err != nil {
		return nil, err
	}
	code, err := os.ReadFile(filepath.Join(folder, filepath.Base(target)))
	if err != nil {
		return nil, fmt.Errorf("read what capnpc-go wrote: %w", err)
	}
	return code, nil
}

// compile returns what a plugin of capnp gets for the schema.
func compile(ctx context.Context, root string) ([]byte, error) {
	path, err := exec.LookPath("capnp")
	if err != nil {
		return nil, fmt.Errorf("find capnp (package capnproto of Debian): %w", err)
	}
	// The schema names its Go package by annotations that the module defines. The
	// module's own package is asked for, and not the module, since go list fetches
	// what is missing for the one alone.
	folder, err := output(command(ctx, root, "go", "list", "-f", "{{.Dir}}", module))
	if err != nil {
		return nil, err
	}
	annotations := filepath.Join(string(bytes.TrimSpace(folder)), "std")
	return output(command(ctx, filepath.Join(root, "schemas"), path, "compile", "-I", annotations, "-o-", "bench.capnp"))
}

func command(ctx context.Context, folder, name string, args ...string) *exec.Cmd {
	command := exec.CommandContext(ctx, name, args...)
	command.Dir = folder
	return command
}

// output runs a command and returns what it prints.
func output(command *exec.Cmd) ([]byte, error) {
	var messages bytes.Buffer
	command.Stderr = &messages
	printed, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("run %s: %w\n%s", filepath.Base(command.Path), err, messages.Bytes())
	}
	return printed, nil
}
