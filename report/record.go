package report

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"serbench/report/comparison"
	"serbench/results"
)

// The names by which a report is known in a directory.
const (
	readmeName = "README.md"
	indexName  = "index.html"
	recordName = "report.json"
)

// The identity of a record.
const (
	recordFormat  = "serbench/report"
	recordVersion = 1
)

// A record is what a report covers and which files it is made of. It stands beside it
// as report.json, so that the next report knows what it would replace.
type record struct {
	Format        string    `json:"format"`
	FormatVersion int       `json:"format_version"`
	GeneratedAt   time.Time `json:"generated_at"`
	// Runs is how many runs stand side by side.
	Runs   int       `json:"runs"`
	Groups []covered `json:"groups"`
	Files  []sealed  `json:"files"`
}

// covered is the cases of one group.
type covered struct {
	results.CaseKey
	Serializers []string `json:"serializers"`
}

// sealed is a file of the report as it was written.
type sealed struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
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

// recordOf returns what a report of runs covers: the cases that any of them has.
func recordOf(files []*results.File) record {
	r := record{Format: recordFormat, FormatVersion: recordVersion, Runs: len(files)}
	at := make(map[results.CaseKey]int)
	seen := make(map[results.CaseKey]bool)
	for _, file := range files {
		if generated := file.GeneratedAt.UTC(); generated.After(r.GeneratedAt) {
			r.GeneratedAt = generated
		}
		for i := range file.Cases {
			key := file.Cases[i].Key()
			if seen[key] {
				continue
			}
			seen[key] = true
			serializer := key.Serializer
			key.Serializer = ""
			n, ok := at[key]
			if !ok {
				n = len(r.Groups)
				at[key] = n
				r.Groups = append(r.Groups, covered{CaseKey: key})
			}
			r.Groups[n].Serializers = append(r.Groups[n].Serializers, serializer)
		}
	}
	return r
}

// seal notes the documents in the record and returns them with the record behind
// them.
func (r record) seal(documents []document) ([]document, error) {
	for _, d := range documents {
		r.Files = append(r.Files, sealed{d.name, digest(d.data)})
	}
	data, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("recording what the report covers: %w", err)
	}
	return append(documents, document{recordName, append(data, '\n')}), nil
}

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// partial reports whether a run measured less than its suite has: because it was
// told to, or because it was stopped.
func partial(file *results.File) bool {
	return !file.Complete || file.Config.PlannedCases < file.Config.AllCases
}

// check returns the record of the report that is in dir, empty where there is none,
// and a [*KeptError] if a new one must not replace what is there: something of that
// name that is no report, a report with cases that a partial run lacks, or one of more
// runs.
func check(dir string, covers record, files []*results.File) (record, error) {
	if len(files) > 1 {
		for i := range files {
			own := filepath.Join(dir, comparison.Dir(i))
			if _, err := readRecord(own); errors.Is(err, fs.ErrNotExist) {
				if err := checkForeign(own); err != nil {
					return record{}, err
				}
			} else if err != nil {
				return record{}, &KeptError{own, err.Error()}
			}
		}
	}
	old, err := readRecord(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return record{}, checkForeign(dir)
	}
	if err != nil {
		return record{}, &KeptError{dir, err.Error()}
	}
	if lost := covers.lacks(old); lost > 0 && slices.ContainsFunc(files, partial) {
		return old, &KeptError{dir, fmt.Sprintf("its report is fuller: it has %d cases that this partial run lacks", lost)}
	}
	if old.Runs > covers.Runs {
		return old, &KeptError{dir, fmt.Sprintf("its report is fuller: it has %d runs side by side, and this would have %d", old.Runs, covers.Runs)}
	}
	return old, nil
}

// checkForeign refuses to write over the pages of something else, such as a
// project's own README.
func checkForeign(dir string) error {
	for _, name := range []string{readmeName, indexName} {
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

// readRecord returns the record of the report in a directory.
func readRecord(dir string) (record, error) {
	var r record
	data, err := os.ReadFile(filepath.Join(dir, recordName))
	if err != nil {
		return r, fmt.Errorf("looking for an earlier report: %w", err)
	}
	if err := json.Unmarshal(data, &r); err != nil {
		return record{}, fmt.Errorf("its %s cannot be read: %w", recordName, err)
	}
	if r.Format != recordFormat || r.FormatVersion != recordVersion {
		return record{}, fmt.Errorf("its %s is of another format or version", recordName)
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
