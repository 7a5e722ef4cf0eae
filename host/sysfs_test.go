package host

import (
	"testing"
	"testing/fstest"
)

func files(texts map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for name, text := range texts {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

func TestSysFS(t *testing.T) {
	tests := []struct {
		name     string
		files    map[string]string
		governor string
		mhz      float64
		cache    int64
	}{
		{name: "nothing"},
		{
			name: "a desktop",
			files: map[string]string{
				"cpu0/cpufreq/scaling_governor":  "performance\n",
				"cpu1/cpufreq/scaling_governor":  "performance\n",
				"cpu0/cpufreq/cpuinfo_max_freq":  "3400000\n",
				"cpu10/cpufreq/cpuinfo_max_freq": "4700000\n",
				"cpu0/cache/index0/level":        "1\n", "cpu0/cache/index0/size": "48K\n",
				"cpu0/cache/index3/level": "3\n", "cpu0/cache/index3/size": "32768K\n",
				"cpu0/cache/index2/level": "2\n", "cpu0/cache/index2/size": "2048K\n",
			},
			governor: "performance", mhz: 4700, cache: 32 << 20,
		},
		{
			name: "mixed governors and broken files",
			files: map[string]string{
				"cpu0/cpufreq/scaling_governor": "schedutil\n",
				"cpu1/cpufreq/scaling_governor": "powersave\n",
				"cpu2/cpufreq/scaling_governor": "schedutil\n",
				"cpufreq/scaling_governor":      "not of a processor\n",
				"cpu0/cpufreq/cpuinfo_max_freq": "<unknown>\n",
				"cpu0/cache/index2/level":       "2\n", "cpu0/cache/index2/size": "512K\n",
				"cpu0/cache/index3/level": "3\n", "cpu0/cache/index3/size": "\n",
			},
			governor: "powersave, schedutil", cache: 512 << 10,
		},
	}
	for _, test := range tests {
		sys := files(test.files)
		if got := governor(sys); got != test.governor {
			t.Errorf("%s: governor %q, want %q", test.name, got, test.governor)
		}
		if got := maxMHz(sys); got != test.mhz {
			t.Errorf("%s: %v MHz, want %v", test.name, got, test.mhz)
		}
		if got := lastCacheBytes(sys); got != test.cache {
			t.Errorf("%s: cache %d, want %d", test.name, got, test.cache)
		}
	}
}

func TestParseSize(t *testing.T) {
	good := map[string]int64{
		"0": 0, "512": 512, "512B": 512, "32K": 32 << 10, "32k": 32 << 10, "1024 kB": 1 << 20, "266240K": 266240 << 10,
		"260 MiB": 260 << 20, "32M": 32 << 20, "1GiB": 1 << 30, "1 G": 1 << 30,
	}
	for text, want := range good {
		if got, err := parseSize(text); err != nil || got != want {
			t.Errorf("%q: got %d, %v, want %d", text, got, err, want)
		}
	}
	for _, text := range []string{"", "K", "-1K", "1.5M", "32 T", "32KK", "99999999999G", "99999999999999999999"} {
		if got, err := parseSize(text); err == nil {
			t.Errorf("%q: got %d, want an error", text, got)
		}
	}
}
