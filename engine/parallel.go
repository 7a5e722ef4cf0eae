package engine

import (
	"errors"
	"sync"
	"time"
)

// Parallel lets callers run at once, each in a goroutine of its own, for about the
// given length, and returns how many operations a second they made together. Each
// performs chunks of operations, between which it looks at the clock that now
// reads, which must be safe for concurrent use. The caller that started last is
// waited for before any starts.
//
// It runs on as many processors as the process has been given: unlike everything
// else here it asks what a machine gives, not what a core does.
func Parallel(now func() time.Duration, callers []func(n int) error, chunk int, length time.Duration) (float64, error) {
	rates, errs := make([]float64, len(callers)), make([]error, len(callers))
	var ready, done sync.WaitGroup
	ready.Add(len(callers))
	begin := make(chan struct{})
	for i, run := range callers {
		done.Go(func() {
			ready.Done()
			<-begin
			start, ops := now(), 0
			elapsed := time.Duration(0)
			for elapsed < length {
				if errs[i] = run(chunk); errs[i] != nil {
					return
				}
				ops += chunk
				elapsed = now() - start
			}
			rates[i] = float64(ops) / elapsed.Seconds()
		})
	}
	ready.Wait()
	close(begin)
	done.Wait()
	total := 0.0
	for _, rate := range rates {
		total += rate
	}
	return total, errors.Join(errs...)
}
