// The command facts prints what package host tells of its own build: a test
// binary knows neither its modules nor its flags.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"serbench/host"
	"serbench/results"
)

func main() {
	ctx := context.Background()
	err := json.NewEncoder(os.Stdout).Encode(results.File{
		Host: host.Facts(ctx), Toolchain: host.Toolchain(ctx), Modules: host.Modules(),
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
