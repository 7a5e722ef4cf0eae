package host

import (
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
)

// kept are the build settings that may change what is measured. The flags of
// the C compiler are left out: no code in Go depends on them, and they are full
// of paths.
var kept = []string{
	"-asan", "-asmflags", "-buildmode", "-compiler", "-cover", "-gccgoflags", "-gcflags", "-ldflags", "-msan", "-pgo", "-race",
	"-tags", "-trimpath", "CGO_ENABLED", "DefaultGODEBUG", "GOEXPERIMENT", "GOFIPS140",
}

// settings returns the settings to publish, or nil where there are none.
func settings(all []debug.BuildSetting) map[string]string {
	var m map[string]string
	for _, s := range all {
		if !slices.Contains(kept, s.Key) || s.Value == "" {
			continue
		}
		if m == nil {
			m = map[string]string{}
		}
		m[s.Key] = clean(s.Key, s.Value)
	}
	return m
}

// clean returns the value of a setting without what belongs to one machine.
func clean(key, value string) string {
	switch key {
	case "-asmflags", "-gccgoflags", "-gcflags", "-ldflags":
		return cleanFlags(value)
	case "-pgo":
		return value[strings.LastIndexAny(value, `/\`)+1:]
	}
	return HidePath(value)
}

// cleanFlags cleans flags for a tool, which may begin with a pattern of packages
// as in "all=-N -l".
//
// The linker's -X is left out with its value: it sets a string variable, often to
// the name of who built on what, and changes no code.
func cleanFlags(value string) string {
	prefix := ""
	if !strings.HasPrefix(value, "-") {
		if pattern, flags, found := strings.Cut(value, "="); found {
			prefix, value = HidePath(pattern)+"=", flags
		}
	}
	var cleaned []string
	fields := splitFlags(value)
	for i := 0; i < len(fields); i++ {
		switch name, _, withValue := strings.Cut(fields[i], "="); {
		case name != "-X" && name != "--X":
			cleaned = append(cleaned, quoteFlag(HidePath(fields[i])))
		case !withValue:
			i++ // the value is the next field
		}
	}
	return prefix + strings.Join(cleaned, " ")
}

// splitFlags splits as the go command does: at white space, but for fields that
// begin with a quote, which reach to the next quote of the same kind.
func splitFlags(s string) []string {
	var fields []string
	for {
		s = strings.TrimLeft(s, " \t\r\n")
		if s == "" {
			return fields
		}
		var field string
		if quote := s[:1]; quote == `'` || quote == `"` {
			field, s, _ = strings.Cut(s[1:], quote)
		} else {
			end := strings.IndexAny(s, " \t\r\n")
			if end < 0 {
				end = len(s)
			}
			field, s = s[:end], s[end:]
		}
		fields = append(fields, field)
	}
}

func quoteFlag(field string) string {
	if strings.ContainsAny(field, " \t\r\n") {
		return "'" + field + "'"
	}
	return field
}

// pathStart matches up to where a path of the machine begins: an absolute one,
// one of a home, or one that leaves the working directory; it may stand right
// behind a flag of one letter, as in -L/usr/lib. An import path does not match.
var pathStart = regexp.MustCompile(`(?:^|[=:,;@'"(\s])(?:-[A-Za-z])?(/|\\|~|\.\.(?:[/\\]|$)|[A-Za-z]:[/\\])`)

// HidePath returns an argument up to where a path of this machine begins, and
// "<path>" in place of the path. Paths below the working directory are kept:
// they tell nothing of the machine.
func HidePath(arg string) string {
	if at := pathStart.FindStringSubmatchIndex(arg); at != nil {
		return arg[:at[2]] + "<path>"
	}
	return arg
}
