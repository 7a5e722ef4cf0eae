//go:build unix

package engine

import (
	"time"

	"golang.org/x/sys/unix"
)

// processCPU returns the processor time of all threads of the process.
func processCPU() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}
