package runner

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"serbench/host"
	"serbench/results"
	"serbench/runner/estimate"
	"serbench/runner/worker"
)

// A run measures a plan and keeps the results file up to date.
type run struct {
	plan     *plan
	output   string
	raw      bool
	profiles string   // directory, or ""
	programs []string // by launch: the program that is measured
	launcher worker.Launcher
	progress *progress
	file     *results.File
	started  time.Time
	before   float64   // seconds that a resumed run had measured
	nullOps  []float64 // by group
	clocks   []float64 // by launch
	canaries []float64 // two a launch
}

func newRun(ctx context.Context, suite Suite, p *plan, f *flags, args []string, stderr io.Writer) *run {
	r := &run{
		plan: p, output: f.Output, raw: f.Raw, profiles: f.Profile,
		launcher: worker.Launcher{Environment: []string{workerVariable + "=1"}, MemoryLimit: f.MemoryLimit << 20, TurnTimeout: f.CaseTimeout},
		progress: newProgress(stderr, f.Quiet, p),
		started:  time.Now(),
	}
	r.file = &results.File{
		Format: results.Format, FormatVersion: results.FormatVersion, GeneratedAt: r.started.UTC(),
		Command: commandLine(args),
		Config:  p.config,
	}
	describe(ctx, r.file, suite, p)
	return r
}

// commandLine is the command line as a results file tells it.
func commandLine(args []string) []string {
	words := []string{"suite"}
	for _, arg := range args {
		words = append(words, host.HidePath(arg))
	}
	return words
}

func since(t time.Time) float64 { return time.Since(t).Seconds() }

// measure measures the groups one after the other.
func (r *run) measure(ctx context.Context, stdout io.Writer) error {
	err := r.measureGroups(ctx)
	r.progress.stop()
	if err != nil && ctx.Err() == nil {
		return err
	}
	if len(r.file.Groups) > 0 {
		if err := printSummary(stdout, r.file); err != nil {
			return fmt.Errorf("print the summary: %w", err)
		}
		fmt.Fprintf(stdout, "\nResults: %s\n", r.output)
	}
	if err != nil {
		return interruptedError{done: len(r.file.Groups), groups: len(r.plan.groups), cause: err}
	}
	return casesFailed(r.file)
}

// An interruptedError is the end of a run whose context was cancelled.
type interruptedError struct {
	done, groups int
	cause        error
}

func (e interruptedError) Error() string {
	return fmt.Sprintf("interrupted after %d of %d groups; --resume goes on", e.done, e.groups)
}
func (e interruptedError) Unwrap() error { return e.cause }

// measureGroups measures those groups that the file does not have yet, and writes
// the file after each.
func (r *run) measureGroups(ctx context.Context) error {
	r.progress.start()
	if err := r.layOut(ctx); err != nil {
		return err
	}
	r.doubtSource()
	for _, g := range r.plan.groups {
		if r.file.Group(g.key) != nil {
			r.progress.skip(g)
			continue
		}
		if err := r.measureGroup(ctx, g); err != nil {
			return err
		}
		r.file.Complete = len(r.file.Groups) == len(r.plan.groups)
		if err := r.write(); err != nil {
			return err
		}
	}
	return nil
}

// casesFailed returns an error if a case failed. One that a serializer does not
// support is no failure.
func casesFailed(file *results.File) error {
	failed := 0
	for _, c := range file.Cases {
		if c.Status == results.Failed {
			failed++
		}
	}
	if failed > 0 {
		return fmt.Errorf("%w: %d of %d, see the summary", errCasesFailed, failed, len(file.Cases))
	}
	return nil
}

// measureGroup measures a group in its launches and adds it to the file.
func (r *run) measureGroup(ctx context.Context, g group) error {
	r.progress.begin(g)
	started, before := time.Now(), look(ctx)
	var launches []*worker.Result
	var failures []worker.Failure
	for len(launches) < r.plan.job.launches {
		job := r.plan.workerJob(g, len(launches), failures)
		if len(job.Serializers) == 0 {
			break // every codec has failed
		}
		result, failed, err := r.launcher.Launch(ctx, r.programs[len(launches)], job)
		if err != nil {
			return err
		}
		failures = append(failures, failed...)
		if len(launches) > 0 && slices.ContainsFunc(failed, func(f worker.Failure) bool {
			return f.Serializer == launches[0].Control.Serializer
		}) {
			launches = nil // another codec is the control from now on
		}
		if result != nil {
			launches = append(launches, result)
			r.progress.launched(g)
		}
	}
	cold, coldFailures, err := r.coldStarts(ctx, g, launches, failures)
	if err != nil {
		return err
	}
	failures = append(failures, coldFailures...)
	if err := r.profile(ctx, g, launches, failures); err != nil {
		return err
	}
	out, err := estimate.Group(estimate.Input{
		Key:         g.key,
		Serializers: g.serializers, Baseline: r.plan.baseline, Yardsticks: r.plan.yardsticks,
		Launches: launches, Failures: failures, SliceNS: float64(slice.Nanoseconds()), Layouts: r.file.Config.Layouts,
		Cold: cold, Raw: r.raw,
	})
	if err != nil {
		return err
	}
	surround(&out.Group, before, look(ctx), launches)
	out.Group.DurationSeconds = since(started)
	r.file.Groups = append(r.file.Groups, out.Group)
	r.file.Cases = append(r.file.Cases, out.Cases...)
	r.file.Warnings = append(r.file.Warnings, out.Warnings...)
	r.file.Warnings = append(r.file.Warnings, disturbances(out.Group)...)
	r.learn(out.Group, launches)
	r.progress.end(out.Group, out.Cases)
	return nil
}
