package host

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
)

// governor returns the scaling governor of the processors, all of them where
// they differ, or "" where there is none to know.
func governor(sys fs.FS) string {
	names := readAll(sys, "cpu[0-9]*/cpufreq/scaling_governor")
	slices.Sort(names)
	return strings.Join(slices.Compact(names), ", ")
}

// maxMHz returns the highest frequency that a processor may reach, or 0.
func maxMHz(sys fs.FS) float64 {
	var highest float64
	for _, text := range readAll(sys, "cpu[0-9]*/cpufreq/cpuinfo_max_freq") {
		if kHz, err := strconv.ParseUint(text, 10, 64); err == nil {
			highest = max(highest, float64(kHz)/1000)
		}
	}
	return highest
}

// lastCacheBytes returns the size of the first processor's cache that is the
// farthest from it, or 0.
func lastCacheBytes(sys fs.FS) int64 {
	indexes, err := fs.Glob(sys, "cpu0/cache/index[0-9]*")
	if err != nil {
		return 0
	}
	var last int
	var size int64
	for _, index := range indexes {
		level, err := strconv.Atoi(read(sys, path.Join(index, "level")))
		if err != nil || level < last {
			continue
		}
		if bytes, err := parseSize(read(sys, path.Join(index, "size"))); err == nil {
			last, size = level, bytes
		}
	}
	return size
}

// units are powers of 1024 in every system that prints cache sizes.
var units = map[string]int64{"": 1, "B": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}

// parseSize reads sizes such as "32K", "260 MiB" and "1024 kB", in bytes.
func parseSize(text string) (int64, error) {
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	n, err := strconv.ParseInt(text[:digits], 10, 64)
	if err != nil {
		return 0, fmt.Errorf("reading the size %q: %w", text, err)
	}
	unit := strings.ToUpper(strings.TrimSpace(text[digits:]))
	if len(unit) > 1 {
		unit = strings.TrimSuffix(strings.TrimSuffix(unit, "B"), "I")
	}
	factor, ok := units[unit]
	if !ok {
		return 0, fmt.Errorf("reading the size %q: unknown unit", text)
	}
	const most = 1 << 50
	if n > most/factor {
		return 0, fmt.Errorf("reading the size %q: too large", text)
	}
	return n * factor, nil
}

// readAll returns the trimmed text of every file that matches and can be read.
func readAll(sys fs.FS, pattern string) []string {
	names, err := fs.Glob(sys, pattern)
	if err != nil {
		return nil
	}
	var texts []string
	for _, name := range names {
		if text := read(sys, name); text != "" {
			texts = append(texts, text)
		}
	}
	return texts
}

func read(sys fs.FS, name string) string {
	text, err := fs.ReadFile(sys, name)
	if err != nil {
		return "" // an absent fact
	}
	return strings.TrimSpace(string(text))
}
