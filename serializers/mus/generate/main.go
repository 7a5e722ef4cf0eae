// Command generate copies the files of package safe to package unsafe, all but
// leaf.go and its test. It runs in the folder above them.
package main

import (
	"bytes"
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("generate: ")
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	files, err := filepath.Glob("safe/*.go")
	if err != nil {
		return fmt.Errorf("list the files to copy: %w", err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		if name == "leaf.go" || name == "leaf_test.go" {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			return fmt.Errorf("copy: %w", err)
		}
		header := fmt.Sprintf("// Code generated from ../safe/%s. DO NOT EDIT.\n\npackage unsafe\n", name)
		copied := bytes.Replace(source, []byte("package safe\n"), []byte(header), 1)
		if err := os.WriteFile(filepath.Join("unsafe", name), copied, 0o644); err != nil {
			return fmt.Errorf("copy: %w", err)
		}
	}
	return nil
}
