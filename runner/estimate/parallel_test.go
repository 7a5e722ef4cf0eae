package estimate

import (
	"reflect"
	"testing"

	"serbench/results"
	"serbench/runner/worker"
)

// Scaling pairs stretches: a machine that is twice as fast for one of them changes
// the throughput of both, and their ratio not at all.
func TestParallel(t *testing.T) {
	arms := []worker.Arm{{Parallel: []worker.Crowd{
		{Goroutines: 1, OpsPerSecond: []float64{100, 200, 100, 100, 100, 100, 100}},
		{Goroutines: 4, OpsPerSecond: []float64{300, 600, 300, 300, 300, 280, 310}},
	}}, {}}
	want := []results.Parallel{
		{Goroutines: 1, OpsPerSecond: 100, Low: 100, High: 200, Scaling: 1},
		{Goroutines: 4, OpsPerSecond: 300, Low: 280, High: 600, Scaling: 3},
	}
	if got := parallel(arms); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := parallel([]worker.Arm{{}}); got != nil {
		t.Errorf("without a measurement: %+v", got)
	}
}
