package run

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"serbench/results"
)

// A Difference is what changed from one run to another.
type Difference struct {
	// Machine is set where the runs are of two machines.
	Machine bool
	// Baselines is set where they have different baselines, so that no ratios compare.
	Baselines bool
	// Facts and Modules are what is not the same, in alphabetical order.
	Facts, Modules []Change
	// Compared is how many cases both runs have a ratio of, in readable groups.
	Compared int
	// Moved are those of them whose ratio moved, those that moved furthest first.
	Moved []Move
	// New and Gone are the cases that only the later or the earlier run has a ratio of.
	New, Gone []results.CaseKey
}

// A Change is a fact of both runs; empty where a run does not have it.
type Change struct{ Name, Before, After string }

// A Move is a case whose ratio changed by more than can be noise.
type Move struct {
	Case          results.CaseKey
	Before, After Ratio
}

// Factor is how many times its ratio before a case has now, with the ends of the
// interval that the two intervals allow.
func (m Move) Factor() Ratio { return Factor(m.Before, m.After) }

// Factor is how many times a the ratio b is, with the ends of the interval that the
// two intervals allow.
func Factor(a, b Ratio) Ratio {
	over := func(x, y float64) float64 { return min(x/y, math.MaxFloat64) }
	return Ratio{over(b[0], a[0]), over(b[1], a[2]), over(b[2], a[1])}
}

// Apart reports whether two ratios differ by more than noise explains: their
// intervals do not meet even when each is widened by the noise floor of its group.
func Apart(a Ratio, aFloorPercent float64, b Ratio, bFloorPercent float64) bool {
	af, bf := 1+aFloorPercent/100, 1+bFloorPercent/100
	return a[2]*af < b[1]/bf || b[2]*bf < a[1]/af
}

// Diff compares two runs.
func Diff(before, after Run) Difference {
	d := Difference{
		Baselines: before.Baseline != after.Baseline,
		Facts:     changes(before.Facts, after.Facts),
		Modules:   changes(before.Modules, after.Modules),
	}
	for _, name := range []string{"host.processor", "host.architecture", "host.os", "host.logical_cores", "host.memory_bytes"} {
		d.Machine = d.Machine || before.Facts[name] != after.Facts[name]
	}
	earlier, later := standings(before), standings(after)
	for key, b := range later {
		a, both := earlier[key]
		switch {
		case !both:
			d.New = append(d.New, key)
		case !d.Baselines && !a.group.Unreadable && !b.group.Unreadable:
			d.Compared++
			if Apart(a.ratio, a.group.FloorPercent, b.ratio, b.group.FloorPercent) {
				d.Moved = append(d.Moved, Move{key, a.ratio, b.ratio})
			}
		}
	}
	for key := range earlier {
		if _, both := later[key]; !both {
			d.Gone = append(d.Gone, key)
		}
	}
	slices.SortFunc(d.New, compareKeys)
	slices.SortFunc(d.Gone, compareKeys)
	slices.SortFunc(d.Moved, func(a, b Move) int {
		return cmp.Or(
			-cmp.Compare(math.Abs(math.Log(a.Factor()[0])), math.Abs(math.Log(b.Factor()[0]))),
			compareKeys(a.Case, b.Case))
	})
	return d
}

// A standing is a case's ratio in its group.
type standing struct {
	ratio Ratio
	group *Group
}

func standings(r Run) map[results.CaseKey]standing {
	all := make(map[results.CaseKey]standing)
	for i := range r.Groups {
		g := &r.Groups[i]
		for serializer, ratio := range g.Ratios {
			key := g.CaseKey
			key.Serializer = serializer
			all[key] = standing{ratio, g}
		}
	}
	return all
}

// changes lists what two sets of facts do not agree in.
func changes(before, after map[string]string) []Change {
	var list []Change
	names := make(map[string]string)
	maps.Copy(names, before)
	maps.Copy(names, after)
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if before[name] != after[name] {
			list = append(list, Change{name, before[name], after[name]})
		}
	}
	return list
}
