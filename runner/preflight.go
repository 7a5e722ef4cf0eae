package runner

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"serbench/engine"
)

// coarsestClock is the largest step of a clock that can time a slice.
const coarsestClock = time.Microsecond

// preflight refuses to measure where no figure could be trusted: in a build that
// is slower than the user's own, by a clock that is too coarse, or beside another
// run, for whose end it waits. It returns what gives the machine free again.
func preflight(ctx context.Context, g *progress) (done func(), err error) {
	if info, ok := debug.ReadBuildInfo(); ok {
		if err := checkBuild(info.Settings); err != nil {
			return nil, usageError{err}
		}
	}
	if _, step := engine.Real().ClockCost(); step > coarsestClock {
		return nil, usageError{fmt.Errorf("the clock goes in steps of %v, too coarse to time a slice of %v", step, slice)}
	}
	return lock(ctx, g)
}

// checkBuild refuses builds whose code is not the code that a user would run.
func checkBuild(settings []debug.BuildSetting) error {
	for _, s := range settings {
		switch {
		case s.Key == "-race" && s.Value == "true":
			return errors.New("built with -race, which slows everything down: measure without it")
		case s.Key == "-cover" && s.Value == "true":
			return errors.New("built with -cover, which counts in every block: measure without it")
		case s.Key == "-gcflags" && unoptimised(s.Value):
			return fmt.Errorf("built with -gcflags=%s, without optimisations: measure without it", s.Value)
		}
	}
	return nil
}

// unoptimised reports whether compiler flags turn optimisations or inlining off.
func unoptimised(flags string) bool {
	for _, flag := range strings.Fields(flags) {
		_, flag, _ = strings.Cut("="+flag, "=") // "pattern=flag", or a flag alone
		if i := strings.LastIndexByte(flag, '='); i >= 0 {
			flag = flag[i+1:]
		}
		if flag == "-N" || flag == "-l" {
			return true
		}
	}
	return false
}

// lock keeps two runs from measuring each other. It waits until the machine is
// free.
func lock(ctx context.Context, g *progress) (unlock func(), err error) {
	l := flock.New(filepath.Join(os.TempDir(), "serbench.lock"), flock.SetPermissions(0o666))
	held, err := l.TryLock()
	if err == nil && !held {
		g.log("another run is measuring on this machine: waiting for it to end\n")
		_, err = l.TryLockContext(ctx, time.Second)
	}
	if err != nil {
		return nil, fmt.Errorf("lock the machine against other runs, by %s: %w", l.Path(), err)
	}
	return func() { _ = l.Unlock() }, nil // the system unlocks it when the process ends
}
