package results

import (
	"slices"
	"strings"
	"testing"
)

func TestWarningCodes(t *testing.T) {
	want := []WarningCode{
		"alloc-nondeterministic", "below-timer", "canary-drift", "control-failed", "dirty-vcs", "elided", "foreign-load", "gc-starved",
		"layout-dominates", "multimodal", "non-stationary", "one-layout", "pool-biased", "preempted", "steal", "warm-up-capped",
		"zero-measurement",
	}
	got := WarningCodes()
	if !slices.Equal(got, want) {
		t.Fatalf("got %q, want %q", got, want)
	}
	seen := map[string]WarningCode{}
	for _, code := range got {
		advice := code.Advice()
		if !strings.HasSuffix(advice, ".") {
			t.Errorf("%s: the advice %q is no sentence", code, advice)
		}
		if other, twice := seen[advice]; twice {
			t.Errorf("%s and %s give the same advice", code, other)
		}
		seen[advice] = code
	}
	if WarningCode("unknown").Advice() != "" {
		t.Error("advice for an unknown code")
	}
}
