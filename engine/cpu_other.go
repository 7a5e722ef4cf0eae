//go:build !unix

package engine

import "time"

// processCPU is nil: the system does not tell, so nothing is published.
var processCPU func() time.Duration
