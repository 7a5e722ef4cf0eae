package results

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/go-json-experiment/json"
	"github.com/google/renameio/v2"
)

// permissions of a written file, before the umask.
const permissions = 0o644

// Write validates f and writes it to path as indented JSON. A reader finds the
// old file or the new one, never a part of either, even when the machine loses
// power. After an error the old file is untouched. A symbolic link is followed;
// what is not a regular file is not replaced.
//
// Write does not change f. A fault of f is returned as a [*FaultError].
func Write(path string, f *File) error {
	data, err := encode(f)
	if err != nil {
		return fmt.Errorf("writing results to %s: %w", path, err)
	}
	target, err := resolve(path)
	if err != nil {
		return fmt.Errorf("writing results: %w", err)
	}
	if err := replace(target, data); err != nil {
		return fmt.Errorf("writing results to %s: %w", path, err)
	}
	return nil
}

func encode(f *File) ([]byte, error) {
	if bad := f.fault(); bad != nil {
		return nil, bad
	}
	// The zone of a time would tell where the machine stands.
	utc := *f
	utc.GeneratedAt = f.GeneratedAt.UTC()
	compact, err := json.Marshal(&utc, json.Deterministic(true))
	if err != nil {
		return nil, err
	}
	return layout(compact), nil
}

func replace(target string, data []byte) (err error) {
	// Note: renameio.WriteFile would keep the permissions of an old file and try
	// the system's temporary directory first; both are surprises here.
	pending, err := renameio.NewPendingFile(target,
		renameio.WithTempDir(filepath.Dir(target)), renameio.WithPermissions(permissions))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pending.Cleanup()) }()
	if _, err := pending.Write(data); err != nil {
		return err
	}
	return pending.CloseAtomicallyReplace()
}

// CheckWritable returns nil where [Write] could write to path now, and otherwise
// an error that says what to do. It is for the start of a run, so that a wrong
// path costs no measurements. It leaves nothing behind and does not touch a file
// that is there.
func CheckWritable(path string) error {
	target, err := resolve(path)
	if err != nil {
		return err
	}
	dir := filepath.Dir(target)
	switch info, err := os.Stat(dir); {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("cannot write %s: the directory %s does not exist: create it, as by mkdir -p", path, dir)
	case err != nil:
		return fmt.Errorf("cannot write %s: %w", path, err)
	case !info.IsDir():
		return fmt.Errorf("cannot write %s: %s is not a directory", path, dir)
	}
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

// resolve returns the file that path leads to, which need not exist, and refuses
// to have a directory or a device replaced.
func resolve(path string) (string, error) {
	if path == "" {
		return "", errors.New("cannot write results: the path is empty")
	}
	target := path
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		target = resolved
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
