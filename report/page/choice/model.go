package choice

import (
	"encoding/json"
	"slices"

	"serbench/report/grid"
	"serbench/report/page/trait"
	"serbench/results"
)

// A Model is what a run knows for choosing. It is made for the page's script as
// much as for [Model.Rank]: both have the same rules.
type Model struct {
	Serializers []Serializer `json:"serializers"`
	Data        []string     `json:"data"` // datatypes, with their sizes where there are several
	Operations  []Operation  `json:"operations"`
	// Cells has the figures of every datum, operation and serializer, nil where
	// the run has none, and for what is no library.
	Cells [][][]*Cell `json:"cells"`
}

// A Serializer is a candidate.
type Serializer struct {
	Name   string   `json:"name"`
	Format string   `json:"format"`
	Traits []string `json:"traits"`
}

// An Operation is what a message goes through.
type Operation struct {
	Title string `json:"title"`
	// Times is how often a message does unless a reader says otherwise.
	Times float64 `json:"times"`
}

// A Cell is what choosing needs of a case.
type Cell struct {
	// Paired is nanoseconds as far as serializers are compared (grid.Grid.Paired),
	// widened by half the group's noise floor, so that a difference below the floor
	// is none.
	Paired Interval
	// Absolute is nanoseconds as the clock has them, the drift of the machine
	// included.
	Absolute Interval
	// The rest is absent where it was not measured.
	Bytes, Gzip, Zstd, Allocs, P99 *float64
}

// MarshalJSON returns the cell as a list, since a run may have ten thousand.
func (c *Cell) MarshalJSON() ([]byte, error) {
	list := []any{
		short(c.Paired.V), short(c.Paired.Low), short(c.Paired.High), short(c.Absolute.V), short(c.Absolute.Low), short(c.Absolute.High),
	}
	for _, v := range []*float64{c.Bytes, c.Gzip, c.Zstd, c.Allocs, c.P99} {
		if v == nil {
			list = append(list, nil)
			continue
		}
		list = append(list, short(*v))
	}
	return json.Marshal(list)
}

// New returns the model of a grid. Groups whose control failed are left out, as
// they rank noise.
func New(g *grid.Grid) *Model {
	m := &Model{Serializers: []Serializer{}, Data: []string{}, Operations: []Operation{}, Cells: [][][]*Cell{}}
	for i := range g.File.Serializers {
		s := &g.File.Serializers[i]
		m.Serializers = append(m.Serializers, Serializer{s.Name, s.Format, trait.Of(s)})
	}
	for _, operation := range g.Operations {
		m.Operations = append(m.Operations, Operation{Title: grid.Title(operation), Times: usually(operation, g.Operations)})
	}
	type datum struct {
		datatype string
		params   results.Params
	}
	at := make(map[datum]int)
	for _, row := range g.Rows {
		if row.Group != nil && row.Group.Readable != nil && !*row.Group.Readable {
			continue
		}
		key := datum{row.Datatype, row.Params}
		d, ok := at[key]
		if !ok {
			d = len(m.Data)
			at[key] = d
			m.Data = append(m.Data, g.DataTitle(row))
			m.Cells = append(m.Cells, make([][]*Cell, len(m.Operations)))
		}
		m.Cells[d][slices.Index(g.Operations, row.Operation)] = cells(g, row)
	}
	return m
}

// usually is how often a message goes through an operation: once through each of
// the usual two, or once through the first where a run has neither.
func usually(operation string, all []string) float64 {
	usual := func(name string) bool { return name == "serialize" || name == "deserialize" }
	if usual(operation) || !slices.ContainsFunc(all, usual) && operation == all[0] {
		return 1
	}
	return 0
}

func cells(g *grid.Grid, row grid.Row) []*Cell {
	floor := 0.0
	if row.Group != nil && row.Group.NoiseFloorPercent != nil {
		floor = *row.Group.NoiseFloorPercent / 100
	}
	list := make([]*Cell, len(g.Serializers))
	for i, serializer := range g.Serializers {
		c := g.Cell(row, serializer)
		e := grid.Headline(c)
		if e == nil || g.Yardstick(serializer) {
			continue // what nobody can use has no place
		}
		cell := &Cell{
			Absolute: Interval{e.Median, e.Low, e.High},
			Bytes:    c.PayloadBytes, Gzip: c.GzipBytes, Zstd: c.ZstdBytes, Allocs: c.AllocsPerOp,
		}
		paired := g.Paired(row, serializer)
		cell.Paired = Interval{paired.Median, paired.Low, paired.High}.widened(floor / 2)
		if c.LatencyNS != nil {
			cell.P99 = &c.LatencyNS.P99
		}
		list[i] = cell
	}
	return list
}
