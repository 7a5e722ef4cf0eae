package runner

import (
	"runtime/debug"
	"strings"
	"testing"
)

func TestCheckBuild(t *testing.T) {
	for _, test := range []struct{ key, value, complaint string }{
		{"-race", "true", "built with -race"},
		{"-race", "false", ""},
		{"-cover", "true", "built with -cover"},
		{"-gcflags", "all=-N -l", "without optimisations"},
		{"-gcflags", "-l", "without optimisations"},
		{"-gcflags", "-m", ""},
		{"-gcflags", "serbench/...=-N", "without optimisations"},
		{"-ldflags", "-s -w", ""},
	} {
		err := checkBuild([]debug.BuildSetting{{Key: "CGO_ENABLED", Value: "1"}, {Key: test.key, Value: test.value}})
		if (err == nil) != (test.complaint == "") || err != nil && !strings.Contains(err.Error(), test.complaint) {
			t.Errorf("%s=%s: %v, want %q", test.key, test.value, err, test.complaint)
		}
	}
}
