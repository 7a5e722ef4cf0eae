package runner

import (
	"context"
	"fmt"
	"os"

	"serbench/results"
	"serbench/runner/layout"
)

// layOut finds or builds the program of each launch: layouts of the running one,
// or, where these cannot be had or only one launch is asked for, the running one
// itself.
func (r *run) layOut(ctx context.Context) error {
	program, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the program to start workers of: %w", err)
	}
	launches := r.plan.job.launches
	why := "one launch was asked for; --job default measures eight layouts"
	if launches > 1 {
		builder, err := layout.New(ctx)
		if err == nil {
			return r.buildLayouts(ctx, builder)
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		why = fmt.Sprintf("the program cannot be linked anew: %v", err)
	}
	for range launches {
		r.programs = append(r.programs, program)
	}
	r.file.Config.Layouts = 1
	r.warn(results.Warning{Code: results.OneLayout, Message: "All was measured in one link layout, whose accidents no interval shows: " + why + "."})
	return nil
}

// buildLayouts links the programs before anything is measured, since a linker
// beside a measurement would be measured too.
func (r *run) buildLayouts(ctx context.Context, builder *layout.Builder) error {
	for launch := range r.plan.job.launches {
		seed := layoutSeed(r.plan.config.Seed, launch)
		if !builder.Cached(seed) {
			r.progress.building(launch, r.plan.job.launches)
		}
		program, err := builder.Build(ctx, seed)
		if err != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			return err
		}
		r.programs = append(r.programs, program)
	}
	r.file.Config.Layouts = len(r.programs)
	return nil
}

// layoutSeed returns the linker's seed of a launch, never 0. Runs of one seed
// share their layouts, and so the cache.
func layoutSeed(seed uint64, launch int) uint64 {
	return seed%1_000_000*1000 + uint64(launch) + 1
}

// warn adds a warning to the file and says it.
func (r *run) warn(w results.Warning) {
	r.file.Warnings = append(r.file.Warnings, w)
	r.progress.log("warning: %s\n", w.Message)
}
