//go:build unix && !aix && !netbsd

package engine

import (
	"runtime"
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

// preemptions returns the involuntary context switches of the process.
func preemptions() int64 {
	var usage unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	return int64(usage.Nivcsw)
}

// PeakMemory returns the most physical memory that the process has used so far, in
// bytes, or 0 where the system does not tell.
func PeakMemory() int64 {
	var usage unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &usage); err != nil {
		return 0
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return int64(usage.Maxrss)
	}
	return int64(usage.Maxrss) << 10 // elsewhere it is in KiB
}
