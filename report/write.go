package report

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// writeAll writes documents into dir. All of them are on the disk beside their
// places before the first takes its place, so that a full disk changes nothing.
//
// The last document takes its place first: it is the record of what the report
// covers, and a report that was cut off must not pass for something foreign.
func writeAll(dir string, documents []document) (paths []string, err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("making the output directory: %w", err)
	}
	pending := make([]*renameio.PendingFile, 0, len(documents))
	defer func() {
		for _, p := range pending {
			// Nothing is left to clean up of a file that took its place.
			err = errors.Join(err, p.Cleanup())
		}
	}()
	for _, d := range documents {
		path := filepath.Join(dir, d.name)
		if info, err := os.Lstat(path); err == nil && info.IsDir() {
			return nil, fmt.Errorf("writing the report: %s is a directory", path)
		}
		p, err := renameio.NewPendingFile(path, renameio.WithTempDir(dir), renameio.WithPermissions(0o644))
		if err != nil {
			return nil, fmt.Errorf("writing the report into %s: %w", dir, err)
		}
		pending = append(pending, p)
		if _, err := p.Write(d.data); err != nil {
			return nil, fmt.Errorf("writing %s: %w", path, err)
		}
		paths = append(paths, path)
	}
	for i := len(pending) - 1; i >= 0; i-- {
		if err := pending[i].CloseAtomicallyReplace(); err != nil {
			return nil, fmt.Errorf("writing %s: %w", paths[i], err)
		}
	}
	return paths, nil
}
