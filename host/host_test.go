package host

import (
	"encoding/json"
	"os"
	"os/user"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"serbench/results"
)

func TestFacts(t *testing.T) {
	h := Facts(t.Context())
	if h.OS != runtime.GOOS || h.Architecture != runtime.GOARCH {
		t.Errorf("got %s on %s", h.OS, h.Architecture)
	}
	if h.LogicalCores < 1 || h.PhysicalCores < 0 || h.PhysicalCores > h.LogicalCores {
		t.Errorf("%d physical and %d logical cores", h.PhysicalCores, h.LogicalCores)
	}
	if h.MemoryBytes != 0 && h.MemoryBytes < 64<<20 {
		t.Errorf("%d bytes of memory", h.MemoryBytes)
	}
	if h.CacheBytes != 0 && h.CacheBytes < 16<<10 {
		t.Errorf("%d bytes of cache", h.CacheBytes)
	}
	if h.MaxMHz != 0 && (h.MaxMHz < 100 || h.MaxMHz > 20_000) {
		t.Errorf("%v MHz", h.MaxMHz)
	}
	if runtime.GOOS == "linux" && (h.Kernel == "" || h.LoadAtStart == nil || h.MemoryBytes == 0) {
		t.Errorf("Linux tells kernel, load and memory: %+v", h)
	}
}

// TestNothingPersonal looks for this machine in what is published of it.
func TestNothingPersonal(t *testing.T) {
	h := Facts(t.Context())
	published, err := json.Marshal(struct {
		Host      results.Host
		Toolchain results.Toolchain
	}{h, Toolchain(t.Context())})
	if err != nil {
		t.Fatal(err)
	}
	text := string(published)

	var names, paths []string
	if name, err := os.Hostname(); err == nil {
		names = append(names, name)
	}
	if u, err := user.Current(); err == nil {
		names = append(names, u.Username)
		paths = append(paths, u.HomeDir)
	}
	if dir, err := os.Getwd(); err == nil {
		paths = append(paths, dir)
	}
	paths = append(paths, os.TempDir())

	for _, path := range paths {
		if len(path) > 1 && strings.Contains(text, path) {
			t.Errorf("the path %s is published: %s", path, text)
		}
	}
	for _, name := range names {
		word := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(name) + `\b`)
		// Many an image calls the machine or its user after the system.
		if name == "" || word.MatchString(h.Platform+" "+h.OS) {
			continue
		}
		if word.MatchString(text) {
			t.Errorf("the name %s is published: %s", name, text)
		}
	}
}

func TestStealPercent(t *testing.T) {
	tests := []struct {
		name          string
		before, after CPUTime
		want          *float64
	}{
		{"a quarter", CPUTime{total: 100, stolen: 10}, CPUTime{total: 108, stolen: 12}, new(25.0)},
		{"none", CPUTime{total: 100, stolen: 10}, CPUTime{total: 108, stolen: 10}, new(0.0)},
		{"a step back", CPUTime{total: 100, stolen: 10}, CPUTime{total: 108, stolen: 9}, new(0.0)},
		{"more than all", CPUTime{total: 100, stolen: 10}, CPUTime{total: 101, stolen: 12}, new(100.0)},
		{"no time passed", CPUTime{total: 100, stolen: 10}, CPUTime{total: 100, stolen: 10}, nil},
		{"unknown before", CPUTime{}, CPUTime{total: 108, stolen: 12}, nil},
		{"unknown after", CPUTime{total: 100, stolen: 10}, CPUTime{}, nil},
	}
	for _, test := range tests {
		got := test.after.StealPercent(test.before)
		if (got == nil) != (test.want == nil) || got != nil && *got != *test.want {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}

func TestReadings(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux is known to give both")
	}
	if now := ReadCPUTime(t.Context()); now.total <= 0 || now.stolen < 0 || now.stolen > now.total {
		t.Errorf("processor time %+v", now)
	}
	if load := Load(t.Context()); load == nil || *load < 0 {
		t.Errorf("load %v", load)
	}
}
