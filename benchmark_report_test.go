package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"serbench/report/reporttest"
	"serbench/results"
)

// runIn runs the command line in a fresh directory that holds a results file.
func runIn(t *testing.T, args ...string) (stdout string, err error) {
	t.Helper()
	var out, errs bytes.Buffer
	err = runCommand(&out, &errs, args)
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
		"copy.json":          reporttest.Partial(whole, "sample"), // of the same run
		"nextday.json":       nextDay(),
	} {
		if err := results.Write(path, file); err != nil {
			t.Fatal(err)
		}
	}
	for path, content := range map[string]string{
		"empty.json": "", "cut.json": `{"format": "serbench/results", "format_ver`, "other.json": `{"format": "x"}`,
		"newer.json": `{"format": "serbench/results", "format_version": 99}`, "NOTES.md": "# Notes\n",
		"echarts.js": "/* echarts */ window.echarts = {}", "page.html": "<html>echarts", "file": "",
	} {
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// nextDay is a run of the day after.
func nextDay() *results.File {
	file := reporttest.Run(reporttest.Default())
	file.GeneratedAt = file.GeneratedAt.Add(24 * time.Hour)
	return file
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

// TestEcharts: with the script from a file the report asks no other host for it.
func TestEcharts(t *testing.T) {
	inFreshDirectory(t)
	out, err := runIn(t, "--echarts", "echarts.js", "--output-dir", "deep/er")
	if err != nil {
		t.Fatal(err)
	}
	scripts := 0
	for _, path := range strings.Fields(out) {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(data, []byte("window.echarts = {}")) {
			scripts++
		}
		if bytes.Contains(data, []byte(`src="http`)) {
			t.Errorf("%s asks another host for a script", path)
		}
	}
	if scripts == 0 {
		t.Error("the chart script is nowhere in the report")
	}
}

func TestSeveralRuns(t *testing.T) {
	inFreshDirectory(t)
	packed := gzipped(t, "nextday.json")
	out, err := runIn(t, "--json-file", "build/results.json", "--json-file", packed, "--output-dir", "days", "--log", "RESULTS.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"days/README.md", "days/index.html", "days/run-1/README.md", "days/run-2/throughput.png", "RESULTS.md"} {
		path = filepath.FromSlash(path)
		if !strings.Contains(out, path+"\n") {
			t.Errorf("stdout does not tell of %s", path)
		}
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	_, err = runIn(t, "--json-file", "nextday.json", "--output-dir", "days")
	if err == nil || !strings.Contains(err.Error(), "2 runs side by side") || !strings.Contains(err.Error(), "--force") {
		t.Errorf("got error %v", err)
	}
	if _, err := runIn(t, "--json-file", "nextday.json", "--output-dir", "days", "--force"); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join("days", "run-1")); err == nil {
		t.Error("the earlier report's runs were left behind")
	}
}

func gzipped(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path+".gz", b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return path + ".gz"
}

// TestLog: a run is added once, and a log that refuses it keeps the report from being
// made.
func TestLog(t *testing.T) {
	inFreshDirectory(t)
	if _, err := runIn(t, "--log", "RESULTS.md"); err != nil {
		t.Fatal(err)
	}
	log, err := os.ReadFile("RESULTS.md")
	if err != nil {
		t.Fatal(err)
	}
	_, err = runIn(t, "--log", "RESULTS.md", "--output-dir", "again")
	if err == nil || !strings.Contains(err.Error(), "RESULTS.md has the run of 2026-03-11 02:14:01 UTC already") {
		t.Errorf("got error %v", err)
	}
	if _, err := os.Stat("again"); err == nil {
		t.Error("the report was made all the same")
	}
	// A report that is kept keeps the run out of the log too.
	if _, err := runIn(t, "--json-file", "partial.json", "--log", "other.md"); err == nil {
		t.Error("a partial run replaced a fuller report")
	}
	if _, err := os.Stat("other.md"); err == nil {
		t.Error("the log was written all the same")
	}
	if _, err := runIn(t, "--json-file", "nextday.json", "--log", "RESULTS.md"); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile("RESULTS.md")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(after, log) || len(after) == len(log) {
		t.Error("the second run was not added behind the first")
	}
}

func TestFormat(t *testing.T) {
	inFreshDirectory(t)
	for format, begin := range map[string]string{"csv": "serializer,datatype,operation,", "benchfmt": "# a results file of serbench"} {
		printed, err := runIn(t, "--format", format)
		if err != nil || !strings.HasPrefix(printed, begin) {
			t.Errorf("%s begins with %.40q, %v", format, printed, err)
		}
		if dashed, err := runIn(t, "--format", format, "--output", "-"); err != nil || dashed != printed {
			t.Errorf("%s to - is another thing than without: %v", format, err)
		}
		out, err := runIn(t, "--format", format, "--output", "out.txt")
		if err != nil || out != "out.txt\n" {
			t.Errorf("%s to a file prints %.40q, %v", format, out, err)
		}
		if written, err := os.ReadFile("out.txt"); err != nil || string(written) != printed {
			t.Errorf("%s in a file is another thing than printed: %v", format, err)
		}
	}
	if _, err := os.Stat("build/report"); err == nil {
		t.Error("a report was made besides")
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
		{[]string{"--json-file", "build/results.json", "--json-file="}, "--json-file is empty", true},
		{[]string{"--json-file", "build/results.json", "--json-file", "cut.json"}, "cut.json:1:", false},
		{[]string{"--json-file", "build/results.json", "--json-file", "missing.json"}, "there is no missing.json", false},
		{[]string{"--json-file", "nextday.json", "--json-file", "build/results.json", "--json-file", "copy.json"}, "build/results.json and copy.json are of the same run, of 2026-03-11 02:14:01 UTC", false},
		{[]string{"--log="}, "--log is empty", true},
		{[]string{"--log", "NOTES.md"}, "NOTES.md: this is not a log of runs", false},
		{[]string{"--log", "missing/log.md"}, "the directory missing does not exist", false},
		{[]string{"--format", "xml"}, `--format: "xml" is not a format; known: benchfmt, csv`, true},
		{[]string{"--format="}, "known: benchfmt, csv", true},
		{[]string{"--output", "x.csv"}, "--output is where --format goes", true},
		{[]string{"--format", "csv", "--output="}, "--output is empty", true},
		{[]string{"--format", "csv", "--output", "build/results.json"}, "the results file itself", true},
		{[]string{"--format", "csv", "--output", "build"}, "it is a directory", false},
		{[]string{"--format", "csv", "--output", "missing/x.csv"}, "the directory missing does not exist", false},
		{[]string{"--format", "csv", "--json-file", "cut.json"}, "cut.json:1:", false},
		{[]string{"--format", "csv", "--json-file", "build/results.json", "--json-file", "nextday.json"}, "--format takes one --json-file", true},
		{[]string{"--format", "csv", "--output-dir", "x"}, "--output-dir is of a report", true},
		{[]string{"--format", "csv", "--log", "x.md"}, "--log is of a report", true},
		{[]string{"--format", "csv", "--echarts", "echarts.js"}, "--echarts is of a report", true},
		{[]string{"--format", "csv", "--force"}, "--force is of a report", true},
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
			for _, path := range []string{"build/report", "missing", "x", "x.md", "x.csv"} {
				if _, err := os.Stat(path); err == nil {
					t.Errorf("%s was written", path)
				}
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
		for _, want := range []string{"go run benchmark_report.go", "--json-file", "build/results.json", "--output-dir", "--echarts", "--force", "--format", "benchfmt", "csv", "--output", "--log"} {
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
