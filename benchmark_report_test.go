package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"serbench/report/reporttest"
	"serbench/results"
)

// runIn runs the command line in a fresh directory that holds a results file.
func runIn(t *testing.T, args ...string) (stdout string, err error) {
	t.Helper()
	var out, errs bytes.Buffer
	err = run(&out, &errs, args)
	if errs.Len() > 0 {
		t.Errorf("stderr has %q; errors are returned", errs.String())
	}
	return out.String(), err
}

func inFreshDirectory(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.Mkdir("build", 0o755); err != nil {
		t.Fatal(err)
	}
	whole := reporttest.Run(reporttest.Default())
	for path, file := range map[string]*results.File{
		"build/results.json": whole,
		"partial.json":       reporttest.Partial(whole, "struct"),
	} {
		if err := results.Write(path, file); err != nil {
			t.Fatal(err)
		}
	}
	for path, content := range map[string]string{
		"empty.json": "", "cut.json": `{"format": "serbench/results", "format_ver`, "other.json": `{"format": "x"}`,
		"newer.json": `{"format": "serbench/results", "format_version": 99}`,
		"echarts.js": "/* echarts */ window.echarts = {}", "page.html": "<html>echarts", "file": "",
	} {
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDefaults(t *testing.T) {
	inFreshDirectory(t)
	out, err := runIn(t)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if lines[0] != filepath.Join("build", "report", "README.md") {
		t.Errorf("the first line is %q", lines[0])
	}
	for _, line := range lines {
		if _, err := os.Stat(line); err != nil {
			t.Errorf("a line is not a file that was written: %v", err)
		}
	}
}

func TestForce(t *testing.T) {
	inFreshDirectory(t)
	if _, err := runIn(t); err != nil {
		t.Fatal(err)
	}
	_, err := runIn(t, "--json-file", "partial.json")
	if err == nil || !strings.Contains(err.Error(), "100 cases that this partial run lacks") || !strings.Contains(err.Error(), "--force") {
		t.Errorf("got error %v", err)
	}
	if _, err := runIn(t, "--json-file", "partial.json", "--force"); err != nil {
		t.Error(err)
	}
}

func TestEcharts(t *testing.T) {
	inFreshDirectory(t)
	if _, err := runIn(t, "--echarts", "echarts.js", "--output-dir", "deep/er"); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("deep/er/index.html")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(page, []byte("window.echarts = {}")) {
		t.Error("the chart script is not in the page")
	}
}

func TestErrors(t *testing.T) {
	inFreshDirectory(t)
	for _, test := range []struct {
		args  []string
		want  string
		usage bool
	}{
		{[]string{"--nonsense"}, "--nonsense", true},
		{[]string{"extra"}, "extra", true},
		{[]string{"--json-file="}, "--json-file is empty", true},
		{[]string{"--output-dir="}, "--output-dir is empty", true},
		{[]string{"--json-file", "missing.json"}, "go run ./suite --output missing.json", false},
		{[]string{"--json-file", "empty.json"}, "empty", false},
		{[]string{"--json-file", "cut.json"}, "cut.json", false},
		{[]string{"--json-file", "other.json"}, "another format", false},
		{[]string{"--json-file", "newer.json"}, "newer", false},
		{[]string{"--json-file", "build"}, "build", false},
		{[]string{"--output-dir", "file"}, "file", false},
		{[]string{"--echarts", "missing.js"}, "missing.js", false},
		{[]string{"--echarts", "page.html"}, "not an echarts.min.js", false},
	} {
		t.Run(strings.Join(test.args, " "), func(t *testing.T) {
			out, err := runIn(t, test.args...)
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("got error %v, want one line with %q", err, test.want)
			}
			if usage := (usageError{}); errors.As(err, &usage) != test.usage {
				t.Errorf("got a usage error: %v, want %v", !test.usage, test.usage)
			}
			if out != "" {
				t.Errorf("stdout has %q", out)
			}
			if _, err := os.Stat("build/report"); err == nil {
				t.Error("something was written")
			}
		})
	}
}

func TestHelpAndVersion(t *testing.T) {
	for _, args := range [][]string{{"--help"}, {"-h"}} {
		out, err := runIn(t, args...)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"go run benchmark_report.go", "--json-file", "build/results.json", "--output-dir", "--echarts", "--force"} {
			if !strings.Contains(out, want) {
				t.Errorf("%s does not tell of %s", args[0], want)
			}
		}
	}
	out, err := runIn(t, "--version")
	if err != nil || !strings.HasPrefix(out, "benchmark_report ") {
		t.Errorf("got %q and error %v", out, err)
	}
}
