// Package comparison sets runs side by side: of several machines, or of several days.
//
// Its position: runs are never averaged. A mean of two machines is the speed of
// neither, and one of two days hides that they differ. So each run keeps its own
// report, every figure names its run, and what the runs say together is where they
// contradict each other: verdicts that disagree, and ratios that moved by more than
// their intervals and noise floors explain. Only ratios stand side by side; a time
// stands with the machine that it is of.
package comparison

import (
	"fmt"

	"serbench/report/grid"
	"serbench/report/run"
	"serbench/results"
)

// A Comparison is runs laid out side by side, in the order in which they were given.
// It refers to their files, which must not change while it is in use.
type Comparison struct {
	sides []side
	rows  []row
	// baseline is that of all runs, or empty where they do not have the same.
	baseline string
}

// A side is one run.
type side struct {
	name string // "Run 1"
	dir  string // where its own report stands
	file *results.File
	grid *grid.Grid
	run  run.Run
	// groups are what was measured of each group as a whole.
	groups map[results.CaseKey]*results.Group
}

// A row is a group that at least one run has.
type row struct {
	key         results.CaseKey
	title       string // "StructList, Serialize"
	serializers []string
}

// Dir returns the directory of a run's own report, below that of the comparison; runs
// count from 0.
func Dir(index int) string { return fmt.Sprintf("run-%d", index+1) }

// New lays out files that [results.File.Validate] accepts.
func New(files []*results.File) *Comparison {
	c := &Comparison{baseline: files[0].Config.Baseline}
	for i, file := range files {
		groups := make(map[results.CaseKey]*results.Group)
		for j := range file.Groups {
			groups[file.Groups[j].Key()] = &file.Groups[j]
		}
		c.sides = append(c.sides, side{fmt.Sprintf("Run %d", i+1), Dir(i), file, grid.New(file), run.Of(file), groups})
		if file.Config.Baseline != c.baseline {
			c.baseline = ""
		}
	}
	at := make(map[results.CaseKey]int)
	sizes := make(map[results.CaseKey]int) // of a datatype and an operation
	for _, s := range c.sides {
		for _, r := range s.grid.Rows {
			key := results.CaseKey{Datatype: r.Datatype, Operation: r.Operation, Params: r.Params}
			if _, known := at[key]; !known {
				at[key] = len(c.rows)
				c.rows = append(c.rows, row{key: key})
				key.Params = results.Params{}
				sizes[key]++
			}
		}
	}
	for i := range c.rows {
		r := &c.rows[i]
		r.title = grid.Heading(r.key.Datatype) + ", " + grid.Title(r.key.Operation)
		if bare := (results.CaseKey{Datatype: r.key.Datatype, Operation: r.key.Operation}); sizes[bare] > 1 {
			r.title += ", " + r.key.Params.String()
		}
		r.serializers = c.serializersOf(r.key)
	}
	return c
}

// serializersOf returns those that have a case in a group, in the order of the first
// run that has them.
func (c *Comparison) serializersOf(group results.CaseKey) []string {
	var names []string
	seen := make(map[string]bool)
	for _, s := range c.sides {
		for _, name := range s.grid.Serializers {
			if !seen[name] && s.cell(group, name) != nil {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

// cell returns a case of a run, or nil.
func (s side) cell(group results.CaseKey, serializer string) *results.Case {
	return s.grid.Cell(grid.Row{Datatype: group.Datatype, Operation: group.Operation, Params: group.Params}, serializer)
}
