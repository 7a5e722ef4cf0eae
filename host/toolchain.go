package host

import (
	"context"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"strings"

	"serbench/results"
)

// Toolchain returns how the running binary was made and how its runtime is set
// up at this moment. The revision is the build's own, or else that of the
// checkout in the working directory, if that holds the source of this binary.
func Toolchain(ctx context.Context) results.Toolchain {
	t := results.Toolchain{
		GoVersion:  runtime.Version(),
		GOMAXPROCS: runtime.GOMAXPROCS(0),
		GODEBUG:    HidePath(os.Getenv("GODEBUG")),
	}
	t.GOGC, t.GOMEMLIMIT = collector()
	build, ok := debug.ReadBuildInfo()
	if !ok {
		return t
	}
	t.GOAMD64 = level(build.Settings)
	t.BuildSettings = settings(build.Settings)
	t.Revision, t.Modified = revision(ctx, build, ".")
	return t
}

// Modules returns the modules that the running binary was built with, except its
// own, ordered by path. Of a module that was replaced it tells the version of
// the replacement; the version is "replaced" where that is a directory.
func Modules() []results.Module {
	build, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	return modules(build.Deps)
}

func modules(deps []*debug.Module) []results.Module {
	list := make([]results.Module, 0, len(deps))
	for _, m := range deps { // the build lists them by path
		version := m.Version
		if r := m.Replace; r != nil {
			version = "replaced"
			if r.Version != "" {
				version = r.Version + " of " + r.Path
			}
		}
		list = append(list, results.Module{Path: m.Path, Version: version})
	}
	return list
}

// collector returns GOGC and GOMEMLIMIT as they are in effect, however they were
// set; the limit is "" where there is none.
func collector() (gogc, limit string) {
	read := []metrics.Sample{{Name: "/gc/gogc:percent"}, {Name: "/gc/gomemlimit:bytes"}}
	metrics.Read(read)
	return formatGOGC(read[0].Value.Uint64()), formatLimit(read[1].Value.Uint64())
}

func formatGOGC(percent uint64) string {
	if int64(percent) < 0 { // how the runtime tells that it is off
		return "off"
	}
	return strconv.FormatUint(percent, 10)
}

// formatLimit writes a limit as the environment variable would have it.
func formatLimit(bytes uint64) string {
	if bytes >= math.MaxInt64 {
		return ""
	}
	for _, unit := range []struct {
		name  string
		bytes uint64
	}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}} {
		if bytes > 0 && bytes%unit.bytes == 0 {
			return strconv.FormatUint(bytes/unit.bytes, 10) + unit.name
		}
	}
	return strconv.FormatUint(bytes, 10) + "B"
}

// levels are the settings that choose a processor's instructions; a build has
// the one of its architecture.
var levels = []string{"GO386", "GOAMD64", "GOARM", "GOARM64", "GOMIPS", "GOMIPS64", "GOPPC64", "GORISCV64", "GOWASM"}

// level returns "v1" for GOAMD64=v1, and "arm64=v8.0" for the like of another
// architecture.
func level(settings []debug.BuildSetting) string {
	for _, s := range settings {
		if s.Key == "GOAMD64" {
			return s.Value
		}
		for _, key := range levels {
			if s.Key == key {
				return strings.ToLower(strings.TrimPrefix(key, "GO")) + "=" + s.Value
			}
		}
	}
	return ""
}
