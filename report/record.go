package report

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"serbench/results"
)

// The names by which a report is known in a directory.
const (
	readmeName = "README.md"
	recordName = "report.json"
)

// The identity of a record.
const (
	recordFormat  = "serbench/report"
	recordVersion = 1
)

// A record is what a report covers. It stands beside it as report.json, so that
// the next report knows what it would replace.
type record struct {
	Format        string    `json:"format"`
	FormatVersion int       `json:"format_version"`
	GeneratedAt   time.Time `json:"generated_at"`
	Groups        []covered `json:"groups"`
}

// covered is the cases of one group.
type covered struct {
	results.CaseKey
	Serializers []string `json:"serializers"`
}

// of returns the key of a serializer's case.
func (c covered) of(serializer string) results.CaseKey {
	key := c.CaseKey
	key.Serializer = serializer
	return key
}

// A KeptError says that a report was not written over what is there.
type KeptError struct {
	Dir    string
	Reason string
}

// Error returns one line without advice: who calls knows what may be given.
func (e *KeptError) Error() string {
	return fmt.Sprintf("%s was left as it is: %s", e.Dir, e.Reason)
}

// recordOf returns what a report of a file covers.
func recordOf(file *results.File) record {
	r := record{Format: recordFormat, FormatVersion: recordVersion, GeneratedAt: file.GeneratedAt.UTC()}
	at := make(map[results.CaseKey]int)
	for i := range file.Cases {
		c := &file.Cases[i]
		key := c.Key()
		key.Serializer = ""
		n, ok := at[key]
		if !ok {
			n = len(r.Groups)
			at[key] = n
			r.Groups = append(r.Groups, covered{CaseKey: key})
		}
		r.Groups[n].Serializers = append(r.Groups[n].Serializers, c.Serializer)
	}
	return r
}

// document returns the record as a file.
func (r record) document() (document, error) {
	data, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return document{}, fmt.Errorf("recording what the report covers: %w", err)
	}
	return document{recordName, append(data, '\n')}, nil
}

// partial reports whether a run measured less than its suite has: because it was
// told to, or because it was stopped.
func partial(file *results.File) bool {
	return !file.Complete || file.Config.PlannedCases < file.Config.AllCases
}

// check returns a [*KeptError] if a report must not be written into dir: where
// something of that name is no report, or where it is one with cases that a
// partial run lacks.
func check(dir string, covers record, partial bool) error {
	old, err := readRecord(filepath.Join(dir, recordName))
	if errors.Is(err, fs.ErrNotExist) {
		return checkForeign(dir)
	}
	if err != nil {
		return &KeptError{dir, err.Error()}
	}
	if lost := covers.lacks(old); partial && lost > 0 {
		return &KeptError{dir, fmt.Sprintf("its report is fuller: it has %d cases that this partial run lacks", lost)}
	}
	return nil
}

// checkForeign refuses to write over the pages of something else, such as a
// project's own README.
func checkForeign(dir string) error {
	for _, name := range []string{readmeName, "index.html"} {
		_, err := os.Lstat(filepath.Join(dir, name))
		switch {
		case err == nil:
			return &KeptError{dir, fmt.Sprintf("its %s is not from a report", name)}
		case !errors.Is(err, fs.ErrNotExist):
			return fmt.Errorf("looking for an earlier report: %w", err)
		}
	}
	return nil
}

func readRecord(path string) (record, error) {
	var r record
	data, err := os.ReadFile(path)
	if err != nil {
		return r, fmt.Errorf("looking for an earlier report: %w", err)
	}
	if err := json.Unmarshal(data, &r); err != nil {
		return r, fmt.Errorf("its %s cannot be read: %w", recordName, err)
	}
	if r.Format != recordFormat || r.FormatVersion != recordVersion {
		return r, fmt.Errorf("its %s is of another format or version", recordName)
	}
	return r, nil
}

// lacks returns how many cases of another record r does not have.
func (r record) lacks(other record) int {
	have := make(map[results.CaseKey]bool)
	for _, group := range r.Groups {
		for _, serializer := range group.Serializers {
			have[group.of(serializer)] = true
		}
	}
	lost := 0
	for _, group := range other.Groups {
		for _, serializer := range group.Serializers {
			if !have[group.of(serializer)] {
				lost++
			}
		}
	}
	return lost
}
