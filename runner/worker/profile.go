package worker

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"time"

	"github.com/google/renameio/v2"

	"serbench/datatypes"
	"serbench/engine"
)

// profiledBytes is how much is allocated between two samples of the allocation
// profile. The default of half a megabyte hardly sees a second of small values.
const profiledBytes = 8 << 10

// profile runs a codec for a while and writes what the profiler saw, labelled with
// the names of the case.
func (w *child) profile(d datatypes.Datatype, domain []any) error {
	runtime.MemProfileRate = profiledBytes
	if err := w.enter(0); err != nil {
		return err
	}
	c, err := w.prepare(0, d, domain)
	if err != nil {
		return &engine.Error{Arm: 0, Phase: "profile", Err: err}
	}
	labels := pprof.Labels("serializer", c.name, "datatype", w.job.Datatype, "operation", w.job.Operation)
	var cpu, allocations bytes.Buffer
	if err := pprof.StartCPUProfile(&cpu); err != nil {
		return fmt.Errorf("profile the processor: %w", err)
	}
	pprof.Do(context.Background(), labels, func(context.Context) {
		for start := time.Now(); err == nil && time.Since(start) < w.job.ProfileTime; {
			err = errors.Join(w.enter(0), guard(func() error { return c.loop.Run(profiledOps) }))
		}
	})
	pprof.StopCPUProfile()
	if err != nil {
		return &engine.Error{Arm: 0, Phase: "profile", Err: err}
	}
	if err := pprof.Lookup("allocs").WriteTo(&allocations, 0); err != nil {
		return fmt.Errorf("profile allocations: %w", err)
	}
	for name, profile := range map[string][]byte{"cpu": cpu.Bytes(), "allocs": allocations.Bytes()} {
		if err := renameio.WriteFile(w.job.Profile+"."+name+".pprof", profile, os.FileMode(0o644)); err != nil {
			return fmt.Errorf("write a profile: %w", err)
		}
	}
	return nil
}

// profiledOps is how many operations follow each other between two looks at the
// clock.
const profiledOps = 16
