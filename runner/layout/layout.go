// Package layout builds the running program again with its functions in another
// order.
//
// Where a function lies in memory decides which of its branches and lines share a
// slot in the processor's caches and predictors. That is an accident of the link,
// and it moves the time of real code by as much as a tenth. One binary shows one
// accident, however long it is measured. Several binaries of the same source, each
// linked in an order of its own, show how much of a difference is accident.
package layout

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
)

// A Builder builds layouts of the running program. Make one with [New].
type Builder struct {
	program string   // import path of the main package
	flags   []string // of the build, but for those of the linker
	linker  string   // flags of the linker
	key     string   // of the source, the toolchain and the flags
	cache   string   // directory
}

// New returns a builder for the running program. It needs the Go toolchain that
// built the program, and a working directory in the module that holds its source.
// The error says which of these is missing.
func New(ctx context.Context) (*Builder, error) {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Path == "" || info.Main.Path == "" {
		return nil, errors.New("the program holds no build information")
	}
	version, err := goCommand(ctx, "env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	if version != runtime.Version() {
		return nil, fmt.Errorf("the program was built with %s, and the toolchain is %s", runtime.Version(), version)
	}
	b := &Builder{program: info.Path}
	b.flags, b.linker = buildFlags(info.Settings)
	// A package's build ID tells its own code; only all of them tell the program's.
	listed, err := goCommand(ctx, append(append([]string{"list", "-export", "-deps", "-f",
		"{{.Name}}\t{{with .Module}}{{.Path}}\t{{.Dir}}{{end}}\t{{.BuildID}}"}, b.flags...), b.program)...)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	lines := strings.Split(listed, "\n")
	main := strings.Split(lines[len(lines)-1], "\t") // dependencies come first
	if err != nil || len(main) != 4 || main[0] != "main" || main[1] != info.Main.Path {
		return nil, fmt.Errorf("the working directory does not hold the source of %s", info.Path)
	}
	key := sha256.Sum256([]byte(listed + b.linker))
	b.key = hex.EncodeToString(key[:8])
	b.cache = filepath.Join(main[2], "build", "layouts")
	if err := b.tidy(); err != nil {
		return nil, err
	}
	return b, b.sameSource(ctx)
}

// sameSource returns an error if the running program was built of other source
// than the working directory holds now. A program that "go run" has just built is
// of that source. Another one is built again: Go's builds are reproducible.
func (b *Builder) sameSource(ctx context.Context) error {
	program, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the running program: %w", err)
	}
	if strings.Contains(program, string(filepath.Separator)+"go-build") {
		return nil
	}
	again := b.path(0)
	if err := b.link(ctx, again, b.linker); err != nil {
		return err
	}
	was, wasErr := goCommand(ctx, "tool", "buildid", program)
	is, isErr := goCommand(ctx, "tool", "buildid", again)
	if err := errors.Join(wasErr, isErr, os.Remove(again)); err != nil {
		return fmt.Errorf("compare the program with its source: %w", err)
	}
	if was != is {
		return errors.New("the source in the working directory is not that of the running program")
	}
	return nil
}

// buildFlags returns the flags with which the running program was built: those of
// "go build", and apart from them those of the linker.
func buildFlags(settings []debug.BuildSetting) (flags []string, linker string) {
	revision := false
	for _, s := range settings {
		switch s.Key {
		case "-tags", "-gcflags", "-asmflags", "-pgo":
			flags = append(flags, s.Key+"="+s.Value)
		case "-trimpath":
			flags = append(flags, s.Key)
		case "-ldflags":
			linker = s.Value
		case "vcs":
			revision = true
		}
	}
	flags = append(flags, fmt.Sprintf("-buildvcs=%v", revision))
	return flags, linker
}

// tidy makes the cache and removes the layouts of other source.
func (b *Builder) tidy() error {
	if err := os.MkdirAll(b.cache, 0o755); err != nil {
		return fmt.Errorf("make the cache of layouts: %w", err)
	}
	entries, err := os.ReadDir(b.cache)
	if err != nil {
		return fmt.Errorf("read the cache of layouts: %w", err)
	}
	for _, entry := range entries {
		if !strings.HasPrefix(entry.Name(), b.key) {
			if err := os.Remove(filepath.Join(b.cache, entry.Name())); err != nil {
				return fmt.Errorf("remove an old layout: %w", err)
			}
		}
	}
	return nil
}

func (b *Builder) path(seed uint64) string {
	return filepath.Join(b.cache, b.key+"-"+strconv.FormatUint(seed, 10))
}

// Cached reports whether the layout of a seed is there already.
func (b *Builder) Cached(seed uint64) bool {
	_, err := os.Stat(b.path(seed))
	return err == nil
}

// Build returns the path of a program of the layout that seed, which is not 0,
// stands for. It links it, about a second's work, unless it is in the cache.
func (b *Builder) Build(ctx context.Context, seed uint64) (string, error) {
	path := b.path(seed)
	if b.Cached(seed) {
		return path, nil
	}
	part := path + ".part"
	if err := b.link(ctx, part, fmt.Sprintf("%s -s -w -randlayout=%d", b.linker, seed)); err != nil {
		return "", fmt.Errorf("link layout %d: %w", seed, err)
	}
	if err := os.Rename(part, path); err != nil {
		return "", fmt.Errorf("keep layout %d: %w", seed, err)
	}
	return path, nil
}

// link builds the program with linker flags.
func (b *Builder) link(ctx context.Context, path, linker string) error {
	args := append([]string{"build", "-o", path}, b.flags...)
	if linker != "" {
		args = append(args, "-ldflags="+linker)
	}
	_, err := goCommand(ctx, append(args, b.program)...)
	return err
}

// goCommand runs the go command and returns what it prints, without the newline at
// the end.
func goCommand(ctx context.Context, args ...string) (string, error) {
	var complaint strings.Builder
	command := exec.CommandContext(ctx, "go", args...)
	command.Stderr = &complaint
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w: %s", args[0], err, strings.TrimSpace(complaint.String()))
	}
	return strings.TrimSpace(string(out)), nil
}
