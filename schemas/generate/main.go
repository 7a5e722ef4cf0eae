// Command generate writes the Go code of the protobuf schemas. It does what
// protoc does, so that protoc need not be installed: it compiles the schemas
// and hands them to a plugin, and both the compiler and the plugins are Go
// modules pinned in go.mod. Run it by go generate.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// A generation is one run of one plugin.
type generation struct {
	// schemas are paths from the project's root, of files or of variants. None of
	// them imports another file.
	schemas []string
	// plugin is the name of a tool in go.mod.
	plugin string
	// parameter is what protoc passes on from its plugin options.
	parameter string
}

// Note: a schema's path also is its name in the registry of the process, where
// two files of one name are a panic at start. So the paths begin at the
// project's root, and are not just "bench.proto".
//
// Note: with pools vtproto writes another UnmarshalVT, which asks them for nested
// messages. So the messages that have them are a package of their own.
var generations = []generation{{
	schemas:   []string{original, "schemas/unpacked.proto"},
	plugin:    "protoc-gen-go",
	parameter: "module=serbench",
}, {
	schemas:   []string{variant("benchopaquepb")},
	plugin:    "protoc-gen-go",
	parameter: "module=serbench,default_api_level=API_OPAQUE",
}, {
	schemas:   []string{variant("benchvtpb"), variant("benchvtpoolpb")},
	plugin:    "protoc-gen-go",
	parameter: "module=serbench",
}, {
	schemas:   []string{variant("benchvtpb")},
	plugin:    "protoc-gen-go-vtproto",
	parameter: "module=serbench,features=marshal+size+unmarshal+unmarshal_unsafe",
}, {
	schemas:   []string{variant("benchvtpoolpb")},
	plugin:    "protoc-gen-go-vtproto",
	parameter: "module=serbench,features=marshal+size+unmarshal+pool,pool=serbench/schemas/benchvtpoolpb.*",
}}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	// go generate runs in the folder of the directive, one below the root.
	if err := run(ctx, ".."); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

// run writes the code of every generation below root, the project's folder.
func run(ctx context.Context, root string) error {
	files, err := generate(ctx, root)
	if err != nil {
		return err
	}
	for _, file := range files {
		path := filepath.Join(root, filepath.FromSlash(file.GetName()))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return fmt.Errorf("make the folder of generated code: %w", err)
		}
		if err := renameio.WriteFile(path, []byte(file.GetContent()), 0o644); err != nil {
			return fmt.Errorf("write generated code: %w", err)
		}
	}
	return nil
}
