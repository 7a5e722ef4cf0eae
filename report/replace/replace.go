// Package replace puts a file in the place of another, whole or not at all.
package replace

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/google/renameio/v2"

	"serbench/results"
)

// File writes data to path. A reader finds the old content or the new, never a part
// of either. A symbolic link is followed, and a file that is there keeps its
// permissions; what is not a regular file is not replaced.
func File(path string, data []byte) (err error) {
	if err := results.CheckWritable(path); err != nil {
		return err
	}
	target := path
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		target = resolved
	}
	pending, err := renameio.NewPendingFile(target,
		renameio.WithTempDir(filepath.Dir(target)), renameio.WithPermissions(0o644), renameio.WithExistingPermissions())
	if err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	// Nothing is left to clean up of a file that took its place.
	defer func() { err = errors.Join(err, pending.Cleanup()) }()
	if _, err := pending.Write(data); err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	if err := pending.CloseAtomicallyReplace(); err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	return nil
}
