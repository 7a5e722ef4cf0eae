package section

import (
	"strconv"
	"strings"
)

func list(names []string) string { return strings.Join(names, ", ") }

// count puts a number before a noun: "1 case", "2 cases".
func count(n int, noun string) string {
	return plural(n, noun, noun+"s")
}

// plural puts a number before a noun of which both forms are given.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
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
