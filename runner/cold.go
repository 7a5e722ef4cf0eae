package runner

import (
	"context"
	"slices"

	"serbench/runner/worker"
	"serbench/serializers"
)

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
		for _, arm := range launches[0].Arms {
			if fails(failures, arm.Serializer) || fails(failed, arm.Serializer) {
				continue
			}
			job := r.plan.workerJob(g, n, nil)
			job.Serializers, job.Cold, job.Input = []string{arm.Serializer}, true, arm.Input
			job.Values = 1 // one call takes one
			result, f, err := r.launcher.Launch(ctx, r.programs[n%len(r.programs)], job)
			if err != nil {
				return nil, nil, err
			}
			failed = append(failed, f...)
			if result != nil {
				starts[arm.Serializer] = append(starts[arm.Serializer], *result.Cold)
			}
		}
	}
	return starts, failed, nil
}

func fails(failures []worker.Failure, serializer string) bool {
	return slices.ContainsFunc(failures, func(f worker.Failure) bool { return f.Serializer == serializer })
}
