package worker

import (
	"fmt"
	"runtime"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/serializers"
)

// cold times the very first call of a codec in this process. Nothing of the
// library has run before but what its import and its Bind do.
func (w *child) cold(d datatypes.Datatype, domain []any) (*Result, error) {
	if err := w.enter(0); err != nil {
		return nil, err
	}
	row, err := w.row(w.job.Serializers[0])
	if err != nil {
		return nil, err
	}
	var result *Result
	err = guard(func() error {
		codec, err := row.Bind(d)
		if err != nil {
			return err
		}
		operation := serializers.Operation(w.job.Operation)
		values := serializers.Values{Domains: domain[:1], Inputs: [][]byte{w.job.Input}}
		if operation.Takes() == serializers.Native {
			values.Natives = []any{codec.FromDomain(domain[0])}
		}
		loop, err := codec.Loop(operation, values)
		if err != nil {
			return err
		}
		machine := engine.Real()
		machine.Now() // the first reading of a clock is slow too
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := machine.Now()
		err = loop.Run(1)
		elapsed := machine.Now() - start
		runtime.ReadMemStats(&after)
		if err != nil {
			return fmt.Errorf("first call: %w", err)
		}
		result = &Result{Cold: &Cold{
			NS:     float64(elapsed),
			Allocs: float64(after.Mallocs - before.Mallocs),
			Bytes:  float64(after.TotalAlloc - before.TotalAlloc),
		}}
		return nil
	})
	if err != nil {
		return nil, &engine.Error{Arm: 0, Phase: "cold start", Err: err}
	}
	return result, nil
}
