package runner

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"serbench/results"
	"serbench/runner/worker"
)

// profileTime is how long a case runs for its profile.
const profileTime = time.Second

// checkProfiles makes the directory of the profiles, so that a wrong path costs no
// measurement.
func checkProfiles(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("make the directory of the profiles: %w", err)
	}
	probe, err := os.CreateTemp(dir, ".probe-*")
	if err != nil {
		return fmt.Errorf("write to the directory of the profiles: %w", err)
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// profile writes the profiles of a group's cases that work, each from a process of
// its own, so that no case is in another one's profile.
func (r *run) profile(ctx context.Context, g group, launches []*worker.Result, failures []worker.Failure) error {
	if r.profiles == "" || len(launches) == 0 {
		return nil
	}
	dir, err := filepath.Abs(r.profiles)
	if err != nil {
		return fmt.Errorf("find the directory of the profiles: %w", err)
	}
	for _, arm := range launches[0].Arms {
		if fails(failures, arm.Serializer) {
			continue
		}
		job := r.plan.workerJob(g, 0, nil)
		job.Serializers = []string{arm.Serializer}
		job.Profile = filepath.Join(dir, url.PathEscape(profileName(g.key, arm.Serializer)))
		job.ProfileTime = profileTime
		_, failed, err := r.launcher.Launch(ctx, r.programs[0], job)
		if err != nil {
			return err
		}
		for _, f := range failed {
			r.progress.log("warning: no profile of %s: %s\n", f.Serializer, f.Reason)
		}
	}
	return nil
}

// profileName names a case's profiles: its names, and its sizes.
func profileName(key results.CaseKey, serializer string) string {
	name := key.Datatype + "." + key.Operation
	if key.Params.ListSize > 0 {
		name += fmt.Sprintf(".%d", key.Params.ListSize)
	}
	if key.Params.Values > 1 {
		name += fmt.Sprintf(".values%d", key.Params.Values)
	}
	return name + "." + serializer
}
