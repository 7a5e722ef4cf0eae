package growth

import (
	"slices"
	"testing"

	"serbench/report/grid"
	"serbench/results"
)

func TestSweeps(t *testing.T) {
	file := &results.File{
		Config:      results.Config{Datatypes: []string{"list", "struct"}, Operations: []string{"serialize"}},
		Serializers: []results.Serializer{{Name: "a"}},
	}
	for _, p := range []results.Params{{ListSize: 100, Values: 1}, {ListSize: 5, Values: 1}, {ListSize: 5, Values: 64}} {
		file.Groups = append(file.Groups, results.Group{Datatype: "list", Operation: "serialize", Params: p})
	}
	file.Groups = append(file.Groups, results.Group{Datatype: "struct", Operation: "serialize", Params: results.Params{Values: 1}})
	g := grid.New(file)
	sizes := func(sweeps []Sweep) (list [][]results.Params) {
		for _, s := range sweeps {
			var params []results.Params
			for _, row := range s.Rows {
				params = append(params, row.Params)
			}
			list = append(list, params)
		}
		return list
	}
	equal := func(a, b [][]results.Params) bool { return slices.EqualFunc(a, b, slices.Equal[[]results.Params]) }
	if got, want := sizes(Elements(g)), [][]results.Params{{{ListSize: 5, Values: 1}, {ListSize: 100, Values: 1}}}; !equal(got, want) {
		t.Errorf("elements: got %v, want %v", got, want)
	}
	if got, want := sizes(Values(g)), [][]results.Params{{{ListSize: 5, Values: 1}, {ListSize: 5, Values: 64}}}; !equal(got, want) {
		t.Errorf("values: got %v, want %v", got, want)
	}
	if got := Parallel(g); len(got) != 0 {
		t.Errorf("parallel: got %v", got)
	}
	file.Cases = []results.Case{{
		Serializer: "a", Datatype: "struct", Operation: "serialize", Params: results.Params{Values: 1}, Status: results.OK,
		Parallel: []results.Parallel{{Goroutines: 1}},
	}}
	if got := Parallel(grid.New(file)); len(got) != 1 || got[0].Datatype != "struct" {
		t.Errorf("parallel: got %v, want the one of the struct", got)
	}
}
