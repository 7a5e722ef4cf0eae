package report

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// writeAll writes documents into dir. All of them are on the disk beside their
// places before the first takes its place, so that a full disk changes nothing.
//
// The last document takes its place first: it is the record of what the report
// covers, and a report that was cut off must not pass for something foreign.
func writeAll(dir string, documents []document) (paths []string, err error) {
	made, err := makeDirs(dir, documents)
	defer func() {
		if err != nil {
			for _, d := range made {
				os.Remove(d) // goes only if it is empty
			}
		}
	}()
	if err != nil {
		return nil, err
	}
	pending := make([]*renameio.PendingFile, 0, len(documents))
	defer func() {
		for _, p := range pending {
			// Nothing is left to clean up of a file that took its place.
			err = errors.Join(err, p.Cleanup())
		}
	}()
	for _, d := range documents {
		path := filepath.Join(dir, filepath.FromSlash(d.name))
		if info, err := os.Lstat(path); err == nil && info.IsDir() {
			return nil, fmt.Errorf("writing the report: %s is a directory", path)
		}
		p, err := renameio.NewPendingFile(path, renameio.WithTempDir(filepath.Dir(path)), renameio.WithPermissions(0o644))
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

// makeDirs makes the directories that the documents go into, and returns those that
// were not there, the innermost first.
func makeDirs(dir string, documents []document) (made []string, err error) {
	asked := map[string]bool{}
	for _, d := range append([]document{{name: "."}}, documents...) {
		in := filepath.Join(dir, filepath.FromSlash(path.Dir(d.name)))
		if asked[in] {
			continue
		}
		asked[in] = true
		var missing []string
		for at := in; ; at = filepath.Dir(at) {
			if _, err := os.Lstat(at); !errors.Is(err, fs.ErrNotExist) {
				break
			}
			missing = append(missing, at)
		}
		made = append(missing, made...)
		if err := os.MkdirAll(in, 0o755); err != nil {
			return made, fmt.Errorf("making the output directory: %w", err)
		}
	}
	return made, nil
}

// clear removes from dir the files of an earlier report that the documents of the new
// one do not replace: a picture of a datatype that is no longer there would pass for
// part of it. A file that is not as the report wrote it is somebody else's by now, and
// stays.
//
// Note: The names are from a file in the directory, and so may be anything. A root
// keeps them from leading out of it, by links too.
func (r record) clear(dir string, documents []document) (err error) {
	replaced := make(map[string]bool)
	for _, d := range documents {
		replaced[d.name] = true
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fmt.Errorf("removing what is left of the earlier report: %w", err)
	}
	defer func() { err = errors.Join(err, root.Close()) }()
	for _, f := range r.Files {
		name := filepath.FromSlash(f.Name)
		if replaced[f.Name] || !filepath.IsLocal(name) {
			continue
		}
		info, err := root.Lstat(name)
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		if data, err := root.ReadFile(name); err != nil || digest(data) != f.SHA256 {
			continue
		}
		if err := root.Remove(name); err != nil {
			return fmt.Errorf("removing what is left of the earlier report: %w", err)
		}
		if in := filepath.Dir(name); in != "." {
			root.Remove(in) // goes only if it is empty
		}
	}
	return nil
}
