//go:build !unix || aix || netbsd

package engine

import "time"

// processCPU is nil: the system does not tell, so nothing is published.
var processCPU func() time.Duration

// preemptions is nil as well.
var preemptions func() int64

// PeakMemory returns 0: the system does not tell.
func PeakMemory() int64 { return 0 }
