package results

import (
	"fmt"
	"strconv"
	"strings"
)

// A FaultError is the first fault of a results file: where it is and what is
// wrong, on one line.
type FaultError struct {
	// File is the name that the reader was given; empty from [File.Validate].
	File string
	// Line and Column count from 1, the column in bytes. They are 0 for a fault
	// of meaning rather than of syntax, which Path alone places.
	Line, Column int
	// Path leads to the value, as in "cases[12].ns_per_op.median"; it is empty
	// where the fault is the file's as a whole.
	Path string
	// Reason says what is wrong and, where it helps, what to do.
	Reason string
}

// Error returns "file:line:column: path: reason", leaving out what is not known.
func (f *FaultError) Error() string {
	var b strings.Builder
	if f.File != "" {
		b.WriteString(f.File)
		if f.Line > 0 {
			fmt.Fprintf(&b, ":%d:%d", f.Line, f.Column)
		}
		b.WriteString(": ")
	}
	if f.Path != "" {
		b.WriteString(f.Path)
		b.WriteString(": ")
	}
	b.WriteString(f.Reason)
	return b.String()
}

// fault returns a fault of the value itself. Its callers prefix the path on the
// way up, so that no path is built while nothing is wrong.
func fault(format string, args ...any) *FaultError {
	return &FaultError{Reason: fmt.Sprintf(format, args...)}
}

// under puts the fault below a field. A nil fault stays nil.
func (f *FaultError) under(field string) *FaultError {
	if f == nil {
		return nil
	}
	if f.Path != "" && f.Path[0] != '[' {
		field += "."
	}
	f.Path = field + f.Path
	return f
}

// at puts the fault below an element of a list. A nil fault stays nil.
func (f *FaultError) at(index int) *FaultError {
	return f.under("[" + strconv.Itoa(index) + "]")
}

// asError keeps a nil fault from becoming an error that is not nil.
func (f *FaultError) asError() error {
	if f == nil {
		return nil
	}
	return f
}

// quote shows text of a file inside a message: on one line, and not all of it
// where it is long.
func quote(s string) string {
	const most = 80
	if len(s) > most {
		return strconv.Quote(s[:most]) + "…"
	}
	return strconv.Quote(s)
}

// known lists the members of a closed set for a message.
func known[S ~string](set []S) string {
	names := make([]string, len(set))
	for i, s := range set {
		names[i] = string(s)
	}
	return strings.Join(names, ", ")
}
