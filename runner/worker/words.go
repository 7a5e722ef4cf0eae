package worker

import (
	"bytes"
	"strings"
)

// words listens to a worker's standard error and keeps what explains its death:
// the line with which the Go runtime announces a crash, or else the last line.
type words struct {
	crash, last string
	partial     []byte // a line that has not ended yet
}

// longestLine bounds what is kept of a line.
const longestLine = 500

func (w *words) Write(p []byte) (int, error) {
	rest := p
	for {
		line, below, ended := bytes.Cut(rest, []byte("\n"))
		if room := longestLine - len(w.partial); room > 0 {
			w.partial = append(w.partial, line[:min(len(line), room)]...)
		}
		if !ended {
			return len(p), nil
		}
		w.line(strings.TrimSpace(string(w.partial)))
		w.partial, rest = w.partial[:0], below
	}
}

func (w *words) line(line string) {
	if w.crash == "" && (strings.HasPrefix(line, "panic:") || strings.HasPrefix(line, "fatal error:")) {
		w.crash = line
	}
	if line != "" {
		w.last = line
	}
}

// String returns the words, or "" if there were none.
func (w *words) String() string {
	w.line(strings.TrimSpace(string(w.partial)))
	if w.crash != "" {
		return w.crash
	}
	return w.last
}
