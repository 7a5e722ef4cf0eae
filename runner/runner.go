// Package runner is the suite's command: it plans a run, has workers measure it
// group by group, and writes the results file.
//
// It is a package rather than a main so that a program of a few lines can run the
// whole suite with serializers or datatypes of its own added:
//
//	func main() {
//		suite := runner.Suite{
//			Serializers: append(all.Serializers(), mine.Serializer()),
//			Datatypes:   datatypes.All(),
//		}
//		runner.Main(suite)
//	}
package runner

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"serbench/datatypes"
	"serbench/runner/worker"
	"serbench/serializers"
)

// A Suite is what there is to measure.
type Suite struct {
	Serializers []serializers.Serializer // in the order of the tables
	Datatypes   []datatypes.Datatype
}

// workerVariable is the environment variable that makes a process a worker.
const workerVariable = "SERBENCH_WORKER"

// The exit codes.
const (
	exitDone        = 0
	exitFailed      = 1 // a case failed, or a file could not be written
	exitUsage       = 2
	exitInterrupted = 130
)

// IsWorker reports whether the process is one that a run has started to measure, so
// that a program with a command line of its own knows to call [Main] at once.
func IsWorker() bool { return os.Getenv(workerVariable) != "" }

// Main runs the suite's command line with the process's arguments and exits.
// A first interrupt ends the run and keeps what is complete; a second one ends the
// process at once.
func Main(suite Suite) {
	if IsWorker() {
		// Whatever a library prints must not mix with what the worker says.
		messages := os.Stdout
		os.Stdout = os.Stderr
		if err := worker.Main(withBusy(suite.Serializers), suite.Datatypes, os.Stdin, messages); err != nil {
			fmt.Fprintln(os.Stderr, "worker:", err)
			os.Exit(exitFailed)
		}
		os.Exit(exitDone)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	os.Exit(exitCode(Run(ctx, suite, os.Stdout, os.Stderr, os.Args[1:]), os.Stderr))
}

// A usageError is a mistake in the command line.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

// errCasesFailed is the error of a run that measured all it could.
var errCasesFailed = errors.New("some cases failed")

// exitCode prints an error and returns what to exit with.
func exitCode(err error, stderr io.Writer) int {
	if err == nil {
		return exitDone
	}
	fmt.Fprintln(stderr, "suite:", err)
	var usage usageError
	switch {
	case errors.As(err, &usage):
		return exitUsage
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	}
	return exitFailed
}
