// Package ledger keeps the log of runs: a Markdown file to which every run adds a
// section, the newest at the end.
//
// Its position: a log is only ever added to. No byte that is there is changed, be it
// of an earlier section or of what a person wrote between them, so that what was once
// said of a run can be looked up for as long as the file exists. That includes the
// run that turned out badly and the day on which the machine was busy: a section
// says under which load it was measured, and nothing is left out of the log for
// having been measured under one.
//
// A section ends with a record of its run in a comment, from which the next one
// tells what changed.
package ledger

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"time"

	"serbench/replace"
	"serbench/report/run"
	"serbench/results"
)

// An Addition is what is to be added to a log: looked at, and not yet written.
type Addition struct {
	path     string
	old, new []byte
}

// Prepare makes the sections of runs for the log at path, the oldest first whatever
// the order of the files. It writes nothing. A log that does not exist is begun.
//
// It refuses a run that the log has already, with a [*RepeatedError]; one that is
// older than the last of the log, with an [*OrderError]; and a file that is no log or
// whose records are damaged, with a [*FaultError].
func Prepare(path string, files []*results.File) (*Addition, error) {
	if err := replace.CheckWritable(path); err != nil {
		return nil, err
	}
	old, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("reading the log: %w", err)
	}
	records, bad := read(old)
	if bad != nil {
		bad.File = path
		return nil, bad
	}
	text := bytes.Clone(old)
	switch {
	case len(text) == 0:
		text = []byte(preamble)
	case !bytes.HasSuffix(text, []byte("\n")):
		text = append(text, '\n')
	}
	files = slices.Clone(files)
	slices.SortStableFunc(files, func(a, b *results.File) int { return a.GeneratedAt.Compare(b.GeneratedAt) })
	for _, file := range files {
		if err := file.Validate(); err != nil {
			return nil, fmt.Errorf("adding to the log: %w", err)
		}
		next := record{run: run.Of(file)}
		if err := admit(path, records, next.run); err != nil {
			return nil, err
		}
		added, err := section(file, next.run, records)
		if err != nil {
			return nil, err
		}
		text = append(text, added...)
		records = append(records, next)
	}
	return &Addition{path, old, text}, nil
}

// Write adds the sections to the file, atomically. It refuses if the file is not
// what Prepare has seen.
func (a *Addition) Write() error {
	now, err := os.ReadFile(a.path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("adding to the log: %w", err)
	}
	if !bytes.Equal(now, a.old) {
		return fmt.Errorf("adding to the log: %s was changed meanwhile: try again", a.path)
	}
	if err := replace.File(a.path, a.new); err != nil {
		return fmt.Errorf("adding to the log: %w", err)
	}
	return nil
}

// admit refuses a run that must not come after the records.
func admit(path string, records []record, next run.Run) error {
	for _, r := range records {
		if r.run.ID == next.ID {
			return &RepeatedError{path, r.line, next.GeneratedAt}
		}
	}
	if len(records) == 0 {
		return nil
	}
	last := slices.MaxFunc(records, func(a, b record) int { return a.run.GeneratedAt.Compare(b.run.GeneratedAt) })
	if next.GeneratedAt.Before(last.run.GeneratedAt) {
		return &OrderError{path, next.GeneratedAt, last.run.GeneratedAt}
	}
	return nil
}

// A RepeatedError says that a log has a run already.
type RepeatedError struct {
	Path string
	Line int // of its record; 0 if the run was given twice
	Run  time.Time
}

// Error names the run and its place.
func (e *RepeatedError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("the run of %s was given twice: a log has a run once", moment(e.Run))
	}
	return fmt.Sprintf("%s has the run of %s already, up to line %d: a log has a run once", e.Path, moment(e.Run), e.Line)
}

// An OrderError says that a run is older than the last one of the log.
type OrderError struct {
	Path      string
	Run, Last time.Time
}

// Error names both runs.
func (e *OrderError) Error() string {
	return fmt.Sprintf("the run of %s is older than the last in %s, of %s: a log is in the order of time", moment(e.Run), e.Path, moment(e.Last))
}

// A FaultError is a file that is not a log, or no longer.
type FaultError struct {
	File   string
	Line   int // 0 for the file as a whole
	Reason string
}

// Error returns "file:line: reason".
func (e *FaultError) Error() string {
	if e.Line == 0 {
		return e.File + ": " + e.Reason
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Reason)
}

func moment(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05 UTC") }
