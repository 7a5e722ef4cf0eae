//go:build unix

package report

import (
	"syscall"
	"testing"
	"time"

	"serbench/report/reporttest"
)

// A report must not make anybody wait. The bounds are on processor time, so that
// a busy machine does not fail the test.
func TestCost(t *testing.T) {
	if testing.Short() {
		t.Skip("makes large reports")
	}
	if raceEnabled {
		t.Skip("the race detector costs more than the report")
	}
	for _, test := range []struct {
		name string
		plan reporttest.Plan
		most time.Duration
	}{
		{"120 cases", reporttest.Default(), 1500 * time.Millisecond},
		{"10,000 cases, many serializers", reporttest.Large(100, 50, 2), 5 * time.Second},
		{"10,000 cases, many datatypes", reporttest.Large(10, 500, 2), 5 * time.Second},
	} {
		t.Run(test.name, func(t *testing.T) {
			file := reporttest.Run(test.plan)
			dir := t.TempDir()
			before := processorTime(t)
			if _, err := Write(file, dir, Options{}); err != nil {
				t.Fatal(err)
			}
			if took := processorTime(t) - before; took > test.most {
				t.Errorf("the report took %v of processor time, want at most %v", took, test.most)
			} else {
				t.Logf("%v of processor time", took)
			}
		})
	}
}

func processorTime(t *testing.T) time.Duration {
	t.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		t.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
