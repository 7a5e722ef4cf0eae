package runner

import (
	"context"
	"errors"
	"fmt"
	"io"

	"serbench/replace"
)

// A command is the suite's command line with what surrounds it.
type command struct {
	suite          Suite
	stdout, stderr io.Writer
	// preflight makes sure that the process may measure, and returns what to call
	// when it has done so.
	preflight func(context.Context, *progress) (done func(), err error)
}

// Run runs the command line with the given arguments. It measures until it is done
// or ctx is cancelled; what is complete by then is in the results file. Results go
// to stdout, progress and warnings to stderr.
func Run(ctx context.Context, suite Suite, stdout, stderr io.Writer, args []string) error {
	return command{suite, stdout, stderr, preflight}.run(ctx, args)
}

func (c command) run(ctx context.Context, args []string) error {
	f, err := parseFlags(args, c.stdout, c.stderr)
	switch {
	case errors.Is(err, errHandled):
		return nil
	case err != nil:
		return err
	case f.Version:
		return printVersion(c.stdout)
	case f.List:
		return printList(c.stdout, c.suite, f.Format)
	case f.SelfCheck:
		return c.selfCheck(ctx, f)
	}
	p, err := newPlan(c.suite, f)
	if err != nil {
		return err
	}
	if err := replace.CheckWritable(f.Output); err != nil {
		return err
	}
	if f.Profile != "" {
		if err := checkProfiles(f.Profile); err != nil {
			return err
		}
	}
	r := newRun(ctx, c.suite, p, f, args, c.stderr)
	if f.Resume {
		if err := r.resume(); err != nil {
			return fmt.Errorf("resume %s: %w", f.Output, err)
		}
	}
	done, err := c.preflight(ctx, r.progress)
	if err != nil {
		return err
	}
	defer done()
	return r.measure(ctx, c.stdout)
}
