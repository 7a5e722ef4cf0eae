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
	listed, err := goCommand(ctx, append(append([]string{"list", "-export", "-f",
		"{{.Name}}\n{{.Module.Path}}\n{{.Module.Dir}}\n{{.BuildID}}"}, b.flags...), b.program)...)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	fields := strings.Split(listed, "\n")
	if err != nil || len(fields) != 4 || fields[0] != "main" || fields[1] != info.Main.Path {
		return nil, fmt.Errorf("the working directory does not hold the source of %s", info.Path)
	}
	_, source, _ := strings.Cut(fields[3], "/")
	if err := sameSource(ctx, source); err != nil {
		return nil, err
	}
	b.key = source
	b.cache = filepath.Join(fields[2], "build", "layouts")
	return b, b.tidy()
}

// sameSource returns an error if the running program was built of other source
// than the working directory holds now. A program that "go run" has just built is
// of that source, and has no build ID that could be compared: it is compiled
// without debugging information.
func sameSource(ctx context.Context, source string) error {
	program, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the running program: %w", err)
	}
	if strings.Contains(program, string(filepath.Separator)+"go-build") {
		return nil
	}
	id, err := goCommand(ctx, "tool", "buildid", program)
	if err != nil {
		return fmt.Errorf("read the program's build ID: %w", err)
	}
	if parts := strings.Split(id, "/"); len(parts) != 4 || parts[2] != source {
		return errors.New("the source in the working directory is not that of the running program")
	}
	return nil
}

// buildFlags returns the flags with which the running program was built: those of
// "go build", and apart from them those of the linker.
func buildFlags(settings []debug.BuildSetting) (flags []string, linker string) {
	for _, s := range settings {
		switch s.Key {
		case "-tags", "-gcflags", "-asmflags", "-pgo":
			flags = append(flags, s.Key+"="+s.Value)
		case "-trimpath":
			flags = append(flags, s.Key)
		case "-ldflags":
			linker = s.Value
		}
	}
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
	args := append([]string{"build", "-o", part,
		fmt.Sprintf("-ldflags=%s -s -w -randlayout=%d", b.linker, seed)}, b.flags...)
	if _, err := goCommand(ctx, append(args, b.program)...); err != nil {
		return "", fmt.Errorf("link layout %d: %w", seed, err)
	}
	if err := os.Rename(part, path); err != nil {
		return "", fmt.Errorf("keep layout %d: %w", seed, err)
	}
	return path, nil
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
