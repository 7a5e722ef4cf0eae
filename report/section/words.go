package section

import (
	"fmt"
	"strconv"
	"strings"

	"serbench/report/grid"
	"serbench/results"
)

func list(names []string) string { return strings.Join(names, ", ") }

// count puts a number before a noun: "1 case", "2 cases".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// numbers lists numbers: "1, 100".
func numbers(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return list(words)
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// subject names what a warning is about.
func subject(key *results.CaseKey) string {
	switch {
	case key == nil:
		return "the run"
	case key.Serializer == "":
		return grid.Heading(key.Datatype) + " " + key.Operation
	default:
		return key.Serializer + ", " + grid.Heading(key.Datatype) + " " + key.Operation
	}
}
