package ledger

import (
	"bytes"
	"encoding/json"
	"fmt"

	"serbench/report/run"
)

// A log is known by its first comment, and each section ends with a record.
const (
	mark        = "<!-- serbench/log 1 -->"
	recordBegin = "<!-- serbench/run "
	recordEnd   = " -->"
)

// preamble begins a log.
const preamble = `# Log of Runs

Every run that was logged, the newest at the end: where and under which load it was measured, what changed against the run before it, and who was fastest.
Sections are added by ` + "`go run benchmark_report.go --json-file results.json --log RESULTS.md`" + ` and never changed. Times are of the machine that the section names;
across machines, and across days, only ratios compare.

` + mark + "\n"

// A record is a run that a log has.
type record struct {
	run  run.Run
	line int // where it stands; 0 for one that is about to be added
}

// read returns the records of a log, in the order of the file. Everything else in it
// is for people.
func read(log []byte) ([]record, *FaultError) {
	if len(log) == 0 {
		return nil, nil
	}
	if !bytes.Contains(log, []byte(mark)) {
		return nil, &FaultError{Reason: "this is not a log of runs: name another file, or one that does not exist"}
	}
	var records []record
	number := 0
	for line := range bytes.Lines(log) {
		number++
		text, found := bytes.CutPrefix(bytes.TrimRight(line, "\r\n"), []byte(recordBegin))
		if !found {
			continue
		}
		text, closed := bytes.CutSuffix(text, []byte(recordEnd))
		r := record{line: number}
		if err := json.Unmarshal(text, &r.run); err != nil || !closed || r.run.Validate() != nil {
			return nil, &FaultError{Line: number, Reason: "the record of this run is damaged: restore the line from the file's history"}
		}
		records = append(records, r)
	}
	return records, nil
}

// comment returns the record of a run as a line.
//
// Note: encoding/json escapes < and >, so that nothing in a name ends the comment.
func comment(r run.Run) ([]byte, error) {
	data, err := json.Marshal(r)
	if err != nil {
		return nil, fmt.Errorf("recording the run: %w", err)
	}
	return fmt.Appendf(nil, "%s%s%s\n", recordBegin, data, recordEnd), nil
}
