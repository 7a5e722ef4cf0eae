package runner

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"serbench/results"
)

// checkResults is the script command
//
//	results FILE serializer/datatype/operation=status ...
//
// which reads a results file and checks the status of cases, and that those which
// are ok have their figures.
func checkResults(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 1 {
		ts.Fatalf("usage: results FILE [serializer/datatype/operation=status ...]")
	}
	file, err := results.Read(ts.MkAbs(args[0]))
	ts.Check(err)
	for _, want := range args[1:] {
		name, status, _ := strings.Cut(want, "=")
		parts := strings.Split(name, "/")
		c := caseOf(file, parts[0], parts[1], parts[2])
		switch {
		case c == nil:
			ts.Fatalf("no case %s", name)
		case string(c.Status) != status:
			ts.Fatalf("%s is %s (%s), not %s", name, c.Status, c.Reason, status)
		case c.Status != results.OK && c.Reason == "":
			ts.Fatalf("%s has no reason", name)
		case c.Status == results.OK && (c.NSPerOp == nil || c.MutatorNSPerOp == nil || c.AllocsPerOp == nil || c.Samples == nil):
			ts.Fatalf("%s has no figures", name)
		}
	}
}

// caseOf returns the first case of the names, whatever its sizes, or nil.
func caseOf(file *results.File, serializer, datatype, operation string) *results.Case {
	for i := range file.Cases {
		if c := &file.Cases[i]; c.Serializer == serializer && c.Datatype == datatype && c.Operation == operation {
			return c
		}
	}
	return nil
}

// exits is the script command
//
//	exits CODE command args ...
//
// which runs a command that must exit with the code, or with 0 or 1 if that is
// "either".
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE command [args ...]")
	}
	code := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if args[0] == "either" && code <= 1 {
		return
	}
	if strconv.Itoa(code) != args[0] {
		ts.Fatalf("exit code %d, not %s", code, args[0])
	}
}

// appears is the script command
//
//	appears FILE
//
// which waits until a file is there.
func appears(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: appears FILE")
	}
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		if _, err := os.Stat(ts.MkAbs(args[0])); err == nil {
			return
		}
		if time.Now().After(deadline) {
			ts.Fatalf("%s does not appear", args[0])
		}
	}
}

func TestExitCode(t *testing.T) {
	for _, test := range []struct {
		err  error
		code int
		says string
	}{
		{nil, 0, ""},
		{errCasesFailed, 1, "suite: some cases failed\n"},
		{usageError{errors.New("no such flag")}, 2, "suite: no such flag\n"},
		{interruptedError{1, 2, context.Canceled}, 130, "suite: interrupted after 1 of 2 groups; --resume goes on\n"},
	} {
		var stderr strings.Builder
		if code := exitCode(test.err, &stderr); code != test.code || stderr.String() != test.says {
			t.Errorf("exitCode(%v) = %d, says %q; want %d, %q", test.err, code, stderr.String(), test.code, test.says)
		}
	}
}
