package runner

import (
	"context"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"

	"serbench/runner/worker"
	"serbench/serializers"
)

// coldAtOnce is how many processes make their first call side by side.
//
// Note: nearly all of such a process's time is its start, which no figure holds.
const coldAtOnce = 2

// coldStarts measures the first call of every serializer of a group that works,
// each time in a fresh process, spread over the layouts. The operations that reuse
// something have no first call.
func (r *run) coldStarts(ctx context.Context, g group, launches []*worker.Result, failures []worker.Failure) (map[string][]worker.Cold, []worker.Failure, error) {
	operation := serializers.Operation(g.key.Operation)
	if len(launches) == 0 || operation != serializers.Serialize && operation != serializers.Deserialize {
		return nil, nil, nil
	}
	starts := map[string][]worker.Cold{}
	var failed []worker.Failure
	for n := range r.plan.job.cold {
		firsts := make([]firstCall, len(launches[0].Arms))
		processes, ctx := errgroup.WithContext(ctx)
		processes.SetLimit(min(coldAtOnce, runtime.NumCPU()))
		for k, arm := range launches[0].Arms {
			if fails(failures, arm.Serializer) || fails(failed, arm.Serializer) {
				continue
			}
			processes.Go(func() (err error) {
				firsts[k], err = r.coldStart(ctx, g, n, arm)
				return err
			})
		}
		if err := processes.Wait(); err != nil {
			return nil, nil, err
		}
		for k, arm := range launches[0].Arms {
			failed = append(failed, firsts[k].failures...)
			if cold := firsts[k].cold; cold != nil {
				starts[arm.Serializer] = append(starts[arm.Serializer], *cold)
			}
		}
	}
	return starts, failed, nil
}

// A firstCall is what became of a process that makes one call: a figure or failures.
type firstCall struct {
	cold     *worker.Cold
	failures []worker.Failure
}

// coldStart measures the first call of one serializer in its nth process.
func (r *run) coldStart(ctx context.Context, g group, n int, arm worker.Arm) (firstCall, error) {
	job := r.plan.workerJob(g, n, nil)
	job.Serializers, job.Cold, job.Input = []string{arm.Serializer}, true, arm.Input
	job.Values = 1 // one call takes one
	result, failures, err := r.launcher.Launch(ctx, r.programs[n%len(r.programs)], job)
	if err != nil || result == nil {
		return firstCall{failures: failures}, err
	}
	return firstCall{result.Cold, failures}, nil
}

func fails(failures []worker.Failure, serializer string) bool {
	return slices.ContainsFunc(failures, func(f worker.Failure) bool { return f.Serializer == serializer })
}
