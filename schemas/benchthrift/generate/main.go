// Command generate writes the Go code of the Thrift schema. It runs thrift, which
// is a C++ program and so no module that go.mod could pin. Run it by go generate.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// target is the folder of the generated files from the project's root.
const target = "schemas/benchthrift"

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
	files, err := generate(ctx, root)
	if err != nil {
		return err
	}
	for name, code := range files {
		if err := renameio.WriteFile(filepath.Join(root, target, name), code, 0o644); err != nil {
			return fmt.Errorf("write generated code: %w", err)
		}
	}
	return nil
}
