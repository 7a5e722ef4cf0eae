// Package safe holds the serializers of the row "mus".
//
// What tells it from package unsafe beside it is this file alone: the other files
// there are copies of those here.
package safe

import (
	strops "github.com/mus-format/mus-go/options/string"
	"github.com/mus-format/mus-go/ord"
	"github.com/mus-format/mus-go/raw"
	"github.com/mus-format/mus-go/varint"

	"serbench/serializers/mus/length"
)

// The leaves. An integer is a varint, which the library advises when in doubt. A
// float has all of its bytes: the format's specification calls that the smaller
// and the faster encoding of large numbers, which the bits of most floats are.
var (
	boolMUS    = ord.Bool
	int32MUS   = varint.Int32
	int64MUS   = varint.Int64
	float32MUS = raw.Float32
	float64MUS = raw.Float64
	stringMUS  = ord.NewStringSer(strops.WithLenSer(length.Bounded))
)
