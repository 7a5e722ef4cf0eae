package results

import (
	"fmt"
	"slices"
	"strings"
)

// Params are the sizes of the data that a group is measured on. A run of several
// sizes has a group for each.
type Params struct {
	// ListSize is how many elements a list has, 0 for a datatype that is none, and
	// for lists without elements.
	ListSize int `json:"list_size,omitzero"`
	// Values is how many distinct values the cases cycle through.
	Values int `json:"values,omitzero"`
}

// String names the sizes for a reader: "100 elements, 4096 values".
func (p Params) String() string {
	var words []string
	for _, size := range []struct {
		n         int
		one, many string
	}{{p.ListSize, "element", "elements"}, {p.Values, "value", "values"}} {
		switch size.n {
		case 0:
		case 1:
			words = append(words, "1 "+size.one)
		default:
			words = append(words, fmt.Sprintf("%d %s", size.n, size.many))
		}
	}
	return strings.Join(words, ", ")
}

// paramsFault judges sizes against those that the run was asked for.
func (f *File) paramsFault(p Params) *FaultError {
	if p.ListSize != 0 && !slices.Contains(f.Config.ListSizes, p.ListSize) {
		return fault("%d is not in config.list_size", p.ListSize).under("list_size").under("params")
	}
	if p.Values != 0 && !slices.Contains(f.Config.Values, p.Values) {
		return fault("%d is not in config.values", p.Values).under("values").under("params")
	}
	return nil
}

// A Parallel is the throughput of several goroutines that call at once, each for
// itself, with as many processors as the run was given.
type Parallel struct {
	Goroutines int `json:"goroutines"`
	// OpsPerSecond is that of all goroutines together: the median of several
	// stretches, from Low to High with 95 % confidence.
	OpsPerSecond float64 `json:"ops_per_second"`
	Low          float64 `json:"low"`
	High         float64 `json:"high"`
	// Scaling is how many times the throughput of one goroutine that is, stretch by
	// stretch next to each other.
	Scaling float64 `json:"scaling"`
}

func (c *Case) parallelFault() *FaultError {
	for i, p := range c.Parallel {
		if p.Goroutines < 1 {
			return fault("%d: there is at least 1 goroutine", p.Goroutines).under("goroutines").at(i).under("parallel")
		}
		if bad := checkInterval("ops_per_second", p.OpsPerSecond, p.Low, p.High); bad != nil {
			return bad.at(i).under("parallel")
		}
	}
	return nil
}
