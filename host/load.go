package host

import (
	"context"
	"runtime"

	"github.com/shirou/gopsutil/v4/cpu"
	"github.com/shirou/gopsutil/v4/load"
)

// Load returns the load average of the last minute, or nil where the system has
// none.
func Load(ctx context.Context) *float64 {
	average, err := load.AvgWithContext(ctx)
	if err != nil {
		return nil
	}
	return &average.Load1
}

// CPUTime is a reading of what the machine's processors did since it started,
// in seconds summed over all processors. The zero value knows nothing.
type CPUTime struct {
	total, busy, stolen float64
}

// ReadCPUTime returns a reading, or the zero value where the system does not
// count stolen time.
func ReadCPUTime(ctx context.Context) CPUTime {
	if runtime.GOOS != "linux" {
		return CPUTime{}
	}
	times, err := cpu.TimesWithContext(ctx, false)
	if err != nil || len(times) != 1 {
		return CPUTime{}
	}
	t := times[0]
	return CPUTime{
		// A guest's time is part of the user's, so it is not added again.
		total:  t.User + t.Nice + t.System + t.Idle + t.Iowait + t.Irq + t.Softirq + t.Steal,
		busy:   t.User + t.Nice + t.System + t.Irq + t.Softirq,
		stolen: t.Steal,
	}
}

// StealPercent returns the share of the processors' time, in percent, that the
// hypervisor gave to others between an earlier reading and t. It is nil where
// either reading knows nothing, or where no time passed between them: the system
// counts in steps of 10 ms.
func (t CPUTime) StealPercent(before CPUTime) *float64 {
	passed := t.total - before.total
	if t.total == 0 || before.total == 0 || passed <= 0 {
		return nil
	}
	// The kernel's counters may step back by a tick.
	percent := 100 * min(max(0, t.stolen-before.stolen)/passed, 1)
	return &percent
}

// Busy returns the seconds, summed over all processors, in which they worked
// between an earlier reading and t, and false where either reading knows nothing.
func (t CPUTime) Busy(before CPUTime) (float64, bool) {
	return max(0, t.busy-before.busy), t.total > 0 && before.total > 0
}
