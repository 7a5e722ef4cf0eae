package section

import (
	"fmt"
	"slices"

	"serbench/figures"
	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// Coverage is how much of the suite the run measured, and what it lacks.
func Coverage(g *grid.Grid) Section {
	file := g.File
	counts := make(map[results.Status]int)
	for i := range file.Cases {
		counts[file.Cases[i].Status]++
	}
	s := Section{ID: "coverage", Title: "Benchmark Coverage"}
	if !file.Complete {
		s.Warnings = append(s.Warnings, fmt.Sprintf("this run is incomplete: it ended after %d of its %s.",
			len(file.Cases), count(file.Config.PlannedCases, "planned case")))
	}
	if file.Config.PlannedCases < file.Config.AllCases {
		s.Warnings = append(s.Warnings, fmt.Sprintf("this run is partial: %d of the suite's %s were selected.",
			file.Config.PlannedCases, count(file.Config.AllCases, "case")))
	}
	if n := counts[results.Failed]; n > 0 {
		s.Warnings = append(s.Warnings, count(n, "case")+" failed.")
	}
	if len(g.Unmeasured) > 0 {
		var names []string
		for _, row := range g.Unmeasured {
			names = append(names, grid.Heading(row.Datatype)+" "+row.Operation)
		}
		s.Notes = append(s.Notes, "Not measured: "+list(names)+".")
	}

	facts := table.Table{Columns: []table.Column{{Title: "Key"}, {Title: "Value"}}}
	facts.Add(table.Text("Cases in input JSON"), table.Text(fmt.Sprintf("%d / %d", len(file.Cases), max(file.Config.AllCases, file.Config.PlannedCases, len(file.Cases)))))
	facts.Add(table.Text("Measured / unsupported / failed"),
		table.Text(fmt.Sprintf("%d / %d / %d", counts[results.OK], counts[results.Unsupported], counts[results.Failed])))
	facts.Add(table.Text("Serializers"), table.Text(serializersOf(g)))
	facts.Add(table.Text("Datatypes"), table.Text(orMissing(list(g.Datatypes))))
	facts.Add(table.Text("Operations"), table.Text(orMissing(list(g.Operations))))
	facts.Add(table.Text("Complete"), table.Text(yes(file.Complete)))
	facts.Add(table.Text("Noise floor, the largest of any group (mutator)"), noiseFloor(&results.Group{
		NoiseFloorPercent:        file.Harness.NoiseFloorPercent,
		MutatorNoiseFloorPercent: file.Harness.MutatorNoiseFloorPercent,
	}))
	facts.Add(table.Text("Null op, the harness itself (ns)"), table.Text(optional(file.Harness.NullOpNS)))
	s.Tables = append(s.Tables, facts)

	if gaps := without(g); len(gaps.Rows) > 0 {
		s.Tables = append(s.Tables, gaps)
	}
	return s
}

// serializersOf names the serializers, or counts them where they are many: a section
// of their own names them all.
func serializersOf(g *grid.Grid) string {
	if len(g.Serializers) <= mostColumns {
		return orMissing(list(g.Serializers))
	}
	formats := slices.Clone(g.Formats)
	slices.Sort(formats)
	return fmt.Sprintf("%d in %s", len(g.Serializers), count(len(slices.Compact(formats)), "format"))
}

func optional(v *float64) string {
	if v == nil {
		return table.Missing
	}
	return figures.Significant(*v, 2)
}
