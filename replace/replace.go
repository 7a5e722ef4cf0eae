// Package replace puts a file in the place of another, whole or not at all: what a
// run or a report has written is never lost to the next one that fails.
package replace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// permissions of a new file, before the umask.
const permissions = 0o644

// File writes data to path. A reader finds the old content or the new, never a part
// of either, even when the machine loses power; after an error the old is untouched.
// A symbolic link is followed, and a file that is there keeps its permissions; what
// is not a regular file is not replaced. File does not keep data.
func File(path string, data []byte) error {
	target, err := resolve(path)
	if err != nil {
		return err
	}
	if err := swap(target, data); err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	return nil
}

func swap(target string, data []byte) (err error) {
	// Note: renameio.WriteFile would try the system's temporary directory first,
	// which may be another file system.
	pending, err := renameio.NewPendingFile(target, renameio.WithTempDir(filepath.Dir(target)),
		renameio.WithPermissions(permissions), renameio.WithExistingPermissions())
	if err != nil {
		return err
	}
	// Nothing is left to clean up of a file that took its place.
	defer func() { err = errors.Join(err, pending.Cleanup()) }()
	if _, err := pending.Write(data); err != nil {
		return err
	}
	return pending.CloseAtomicallyReplace()
}

// CheckWritable returns nil where [File] could write to path now, and otherwise
// an error that says what to do. It is for the start of a run, so that a wrong
// path costs no measurements. It leaves nothing behind and does not touch a file
// that is there.
func CheckWritable(path string) error {
	target, err := resolve(path)
	if err != nil {
		return err
	}
	dir := filepath.Dir(target)
	// Only an attempt counts: permissions do not know of read-only mounts.
	probe, err := os.CreateTemp(dir, "."+filepath.Base(target)+".probe-*")
	if err != nil {
		return fmt.Errorf("cannot write %s: the directory %s is not writable: %w", path, dir, errors.Unwrap(err))
	}
	if err := errors.Join(probe.Close(), os.Remove(probe.Name())); err != nil {
		return fmt.Errorf("cannot write %s: trying the directory %s: %w", path, dir, err)
	}
	return nil
}

// resolve returns the file that path leads to, which need not exist in a directory
// that does, and refuses to have a directory or a device replaced.
func resolve(path string) (string, error) {
	if path == "" {
		return "", errors.New("cannot write a file: the path is empty")
	}
	target := path
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		target = resolved
	}
	dir := filepath.Dir(target)
	switch info, err := os.Stat(dir); {
	case errors.Is(err, fs.ErrNotExist):
		return "", fmt.Errorf("cannot write %s: the directory %s does not exist: create it, as by mkdir -p", path, dir)
	case err != nil:
		return "", fmt.Errorf("cannot write %s: %w", path, err)
	case !info.IsDir():
		return "", fmt.Errorf("cannot write %s: %s is not a directory", path, dir)
	}
	switch info, err := os.Lstat(target); {
	case err != nil:
		return target, nil // absent, or the attempt to write will tell
	case info.IsDir():
		return "", fmt.Errorf("cannot write %s: it is a directory: name a file in it", path)
	case info.Mode()&fs.ModeSymlink != 0:
		return "", fmt.Errorf("cannot write %s: it is a symbolic link that leads nowhere", path)
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("cannot write %s: it is not a regular file", path)
	}
	return target, nil
}
