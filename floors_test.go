package main

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// floors are the project's packages, lower ones first: a package imports none of a
// higher floor. Everything below a path belongs to it, unless it has a line of its
// own. A new package fails the test until it has its place here.
var floors = [][]string{
	{"datatypes", "stats", "engine", "results", "host", "figures", "replace"},
	{"serializers", "schemas"},
	{"serializers/*"},
	{"serializers/all", "runner", "report"},
	{"suite", ".", "examples", "tools"},
}

// forbidden are imports that no floor explains: what must stay free of what.
var forbidden = []struct{ who, what string }{
	{"datatypes", "."}, // any module, this one included
	{"stats", "serializers"}, {"engine", "serializers"}, {"results", "serializers"},
	{"report", "serializers"}, {"report", "datatypes"}, {"report", "engine"}, {"report", "runner"},
	{"runner", "serializers/*"}, {"runner", "report"},
}

// A listed package is what go list tells of one.
type listed struct {
	ImportPath string
	Imports    []string
	Standard   bool
}

func list(t *testing.T) []listed {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports,Standard", "./...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var packages []listed
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p listed
		if err := decoder.Decode(&p); err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
	return packages
}

// own returns a package's path below the module: "" for others' packages, "." for
// the root.
func own(path string) string {
	if path == "serbench" {
		return "."
	}
	below, ok := strings.CutPrefix(path, "serbench/")
	if !ok {
		return ""
	}
	return below
}

// within reports whether a package belongs to a line of the floors.
func within(path, line string) bool {
	if parent, ok := strings.CutSuffix(line, "/*"); ok {
		return strings.HasPrefix(path, parent+"/")
	}
	return path == line || line != "." && strings.HasPrefix(path, line+"/")
}

// floor returns a package's floor by its most specific line, or -1.
func floor(path string) int {
	best, length := -1, -1
	for f, lines := range floors {
		for _, line := range lines {
			if within(path, line) && len(line) > length {
				best, length = f, len(line)
			}
		}
	}
	return best
}

func TestLowerFloorsNeverImportHigherOnes(t *testing.T) {
	for _, p := range list(t) {
		from := floor(own(p.ImportPath))
		if from < 0 {
			t.Errorf("%s has no floor: give it one in floors_test.go", p.ImportPath)
		}
		for _, imported := range p.Imports {
			if path := own(imported); path != "" && floor(path) > from {
				t.Errorf("%s is on floor %d and imports %s of floor %d", p.ImportPath, from, imported, floor(path))
			}
		}
	}
}

func TestForbiddenImports(t *testing.T) {
	for _, p := range list(t) {
		for _, rule := range forbidden {
			if !within(own(p.ImportPath), rule.who) {
				continue
			}
			for _, imported := range p.Imports {
				path := own(imported)
				foreign := rule.what == "." && strings.Contains(strings.Split(imported, "/")[0], ".")
				if foreign || path != "" && within(path, rule.what) && !within(path, rule.who) {
					t.Errorf("%s must not import %s", p.ImportPath, imported)
				}
			}
		}
	}
}

// TestFloorsSeeViolations keeps the two tests above from passing by mistake.
func TestFloorsSeeViolations(t *testing.T) {
	for path, want := range map[string]int{
		"datatypes": 0, "serializers": 1, "serializers/json": 2, "serializers/all": 3,
		"runner/worker": 3, "suite": 4, ".": 4, "examples/x": 4, "elsewhere": -1,
	} {
		if got := floor(path); got != want {
			t.Errorf("floor(%q) = %d, want %d", path, got, want)
		}
	}
	if !slices.ContainsFunc(list(t), func(p listed) bool { return own(p.ImportPath) == "suite" }) {
		t.Error("go list does not see the suite")
	}
}
