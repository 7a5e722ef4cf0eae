package export

import (
	"fmt"
	"strings"

	"serbench/report/grid"
	"serbench/results"
)

// benchmarkName returns a case's name in Go's benchmark format:
//
//	BenchmarkSerialize/datatype=structlist/serializer=json/list_size=5/values=1
//
// Each part below the operation is a key and a value, so that benchstat can put
// serializers or datatypes side by side. Two cases of a run never have one name.
func benchmarkName(c *results.Case) string {
	var b strings.Builder
	b.WriteString("Benchmark" + operationName(c.Operation))
	b.WriteString("/datatype=" + escape(c.Datatype))
	b.WriteString("/serializer=" + escape(c.Serializer))
	if c.Params.ListSize > 0 {
		fmt.Fprintf(&b, "/list_size=%d", c.Params.ListSize)
	}
	if c.Params.Values > 0 {
		fmt.Fprintf(&b, "/values=%d", c.Params.Values)
	}
	return b.String()
}

// oneProcessor ends the name of what was measured under GOMAXPROCS=1. The testing
// package leaves it out; here it keeps a name that ends in a dash and a number from
// being taken for one with another GOMAXPROCS.
const oneProcessor = "-1"

// operationName returns an operation as the name of a benchmark begins: with a
// capital letter. One that has a capital of its own is escaped, and so stays apart
// from the one that was given it.
func operationName(operation string) string {
	if first := operation[0]; 'A' <= first && first <= 'Z' {
		return fmt.Sprintf("%%%02X", first) + escape(operation[1:])
	}
	return grid.Title(escape(operation))
}

// escape writes a name so that it is one field of a line and one part of a
// benchmark's name whatever it holds: what is not a letter, a digit or one of -._~+
// of ASCII becomes % and the hexadecimal number of each byte, as in a URL.
func escape(name string) string {
	var b strings.Builder
	for i := range len(name) {
		c := name[i]
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', strings.IndexByte("-._~+", c) >= 0:
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}
