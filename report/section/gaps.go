package section

import (
	"slices"

	"serbench/report/grid"
	"serbench/report/table"
	"serbench/results"
)

// A gap is why cases have no figures. Serializers, datatypes and operations that a
// gap has in common are told together, since a library that cannot do a thing cannot
// do it with any datatype.
type gap struct {
	status                results.Status
	reason                string
	serializer, datatype  string // where not told together yet
	operations, datatypes string // lists
}

// without is a table of the cases without figures.
func without(g *grid.Grid) table.Table {
	t := table.Table{
		Caption: "Cases without figures",
		Columns: []table.Column{{Title: "Serializer"}, {Title: "Datatype"}, {Title: "Operation"}, {Title: "Status"}, {Title: "Reason"}},
	}
	var cases together
	for i := range g.File.Cases {
		if c := &g.File.Cases[i]; c.Status != results.OK {
			cases.add(gap{status: c.Status, reason: c.Reason, serializer: c.Serializer, datatype: c.Datatype}, c.Operation)
		}
	}
	var ofSerializers together
	for _, x := range cases.gaps {
		merged := x
		merged.operations, merged.datatype = list(cases.names[x]), ""
		ofSerializers.add(merged, grid.Heading(x.datatype))
	}
	var gaps together
	for _, x := range ofSerializers.gaps {
		merged := x
		merged.datatypes, merged.serializer = all(ofSerializers.names[x], len(g.Datatypes)), ""
		gaps.add(merged, x.serializer)
	}
	for _, x := range gaps.gaps {
		t.Add(table.Text(list(gaps.names[x])), table.Text(x.datatypes), table.Text(x.operations),
			table.Text(string(x.status)), table.Text(orMissing(x.reason)))
	}
	return t
}

// together collects names under gaps, in the order in which they come.
type together struct {
	gaps  []gap
	names map[gap][]string
}

func (t *together) add(x gap, name string) {
	if t.names == nil {
		t.names = make(map[gap][]string)
	}
	if t.names[x] == nil {
		t.gaps = append(t.gaps, x)
	}
	if !slices.Contains(t.names[x], name) {
		t.names[x] = append(t.names[x], name)
	}
}

// all lists names, or says that they are all of so many.
func all(names []string, of int) string {
	if of > 2 && len(names) == of {
		return "all"
	}
	return list(names)
}
