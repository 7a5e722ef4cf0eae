// Package export writes a results file for other programs: for benchstat in Go's
// benchmark format, for spreadsheets and data frames as CSV.
//
// Its position: people get rounded numbers, programs get them as measured. An
// export has every digit, and beside each estimate its interval or the sample that
// it is from; to judge what they support is the reader's part. Nothing is dropped
// silently: a case without figures is there with its reason.
//
// A new format is a file here and a line in Formats.
package export

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"serbench/report/grid"
	"serbench/results"
)

// A Format is a form that other programs read.
type Format struct {
	Name string
	// About is what the format is for, on one line.
	About string
	write func(*bufio.Writer, *grid.Grid) error
}

// Formats returns the formats that there are, in a slice that the caller owns.
func Formats() []Format {
	return []Format{
		{"benchfmt", "Go's benchmark format, for benchstat: a line a launch of a case", writeBenchmarks},
		{"csv", "a line a case, for spreadsheets and data frames", writeCSV},
	}
}

// An UnknownFormatError is a name that no format has.
type UnknownFormatError struct{ Name string }

// Error names the formats that there are.
func (e *UnknownFormatError) Error() string {
	var known []string
	for _, f := range Formats() {
		known = append(known, f.Name)
	}
	return fmt.Sprintf("%q is not a format; known: %s", e.Name, strings.Join(known, ", "))
}

// Find returns the format of a name, or an [*UnknownFormatError].
func Find(name string) (Format, error) {
	for _, f := range Formats() {
		if f.Name == name {
			return f, nil
		}
	}
	return Format{}, &UnknownFormatError{name}
}

// Write writes a file that [results.File.Validate] accepts, its cases in the order
// of the report's tables. The same file always gives the same bytes.
func (f Format) Write(w io.Writer, file *results.File) error {
	if err := file.Validate(); err != nil {
		return fmt.Errorf("exporting as %s: %w", f.Name, err)
	}
	b := bufio.NewWriter(w)
	if err := f.write(b, grid.New(file)); err != nil {
		return fmt.Errorf("exporting as %s: %w", f.Name, err)
	}
	if err := b.Flush(); err != nil {
		return fmt.Errorf("exporting as %s: %w", f.Name, err)
	}
	return nil
}
