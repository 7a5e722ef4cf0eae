// Command generate writes the Go code of the Cap'n Proto schema. It runs capnp,
// which is a C++ program and so no module that go.mod could pin, and hands what
// it makes of the schema to capnpc-go, which is one. Run it by go generate.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// target is the generated file from the project's root.
const target = "schemas/benchcapnp/bench.capnp.go"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	// go generate runs in the folder of the directive, two below the root.
	if err := run(ctx, "../.."); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, root string) error {
	code, err := generate(ctx, root)
	if err != nil {
		return err
	}
	if err := renameio.WriteFile(filepath.Join(root, target), code, 0o644); err != nil {
		return fmt.Errorf("write generated code: %w", err)
	}
	return nil
}
