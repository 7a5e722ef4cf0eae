package runner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// pick returns the known names that were asked for, in the known order and each
// once, or all of them if none was. An unknown name is a usage error that lists
// the known ones and the nearest.
func pick(flag string, asked, known []string) ([]string, error) {
	if len(asked) == 0 {
		return known, nil
	}
	for _, name := range asked {
		if !slices.Contains(known, name) {
			return nil, unknown(flag, name, known)
		}
	}
	var picked []string
	for _, name := range known {
		if slices.Contains(asked, name) {
			picked = append(picked, name)
		}
	}
	return picked, nil
}

// unknown returns the error for a name that is not among the known ones.
func unknown(flag, name string, known []string) error {
	text := fmt.Sprintf("%s %q is unknown; ", flag, name)
	if near := nearest(name, known); near != "" {
		text += fmt.Sprintf("did you mean %q? ", near)
	}
	return usageError{fmt.Errorf("%sknown: %s", text, strings.Join(known, ", "))}
}

// nearest returns the known name that takes the fewest edits to make of name, or
// "" if it takes more than half of the name's letters.
func nearest(name string, known []string) string {
	best, distance := "", len(name)/2+1
	for _, candidate := range known {
		if d := levenshtein.ComputeDistance(strings.ToLower(name), candidate); d < distance {
			best, distance = candidate, d
		}
	}
	return best
}
