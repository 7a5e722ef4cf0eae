// Owndatatype runs the whole suite with one more datatype: an order as a shop would
// have it. Serializers that take any Go value by reflection measure it at once; those
// that need generated or handwritten code show n/a.
//
//	go run ./examples/owndatatype --datatype order --baseline json --output results.json
//
// A program outside this repository does the same with the types of its own service.
package main

import (
	"serbench/datatypes"
	"serbench/runner"
	"serbench/serializers/all"
)

func main() {
	runner.Main(runner.Suite{
		Serializers: all.Serializers(),
		Datatypes:   append(datatypes.All(), order()),
	})
}

// An Order is what somebody bought.
type Order struct {
	Number   int64
	Customer string
	Note     *string
	Paid     bool
	Lines    []Line
}

// A Line is so many pieces of an article.
type Line struct {
	Article string
	Pieces  int32
	Price   float64
}

// order is the datatype that this program adds.
func order() datatypes.Datatype {
	return datatypes.New("order", false, func(int) *Order {
		return &Order{
			Number: 20261130001, Customer: "Ada Lovelace", Note: new("leave it with the neighbours"), Paid: true,
			Lines: []Line{
				{Article: "difference engine, brass", Pieces: 1, Price: 17470},
				{Article: "punched cards, blank", Pieces: 500, Price: 0.12},
			},
		}
	}, fold)
}

// fold is what the operation traverse reads: every leaf.
func fold(c datatypes.Checksum, o *Order) datatypes.Checksum {
	c = c.Int64(o.Number).String(o.Customer).Optional(o.Note).Bool(o.Paid).Len(len(o.Lines))
	for i := range o.Lines {
		line := &o.Lines[i]
		c = c.String(line.Article).Int32(line.Pieces).Float64(line.Price)
	}
	return c
}
