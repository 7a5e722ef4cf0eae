// Package unsafe holds the serializers of the row "mus-unsafe".
//
// What tells it from package safe beside it is this file alone: the other files
// here are copies of those there.
package unsafe

import (
	strops "github.com/mus-format/mus-go/options/string"
	"github.com/mus-format/mus-go/unsafe"

	"serbench/serializers/mus/length"
)

// The leaves. Numbers are copied to and from memory as they are, all of their
// bytes in the machine's own order; texts alias the input.
var (
	boolMUS    = unsafe.Bool
	int32MUS   = unsafe.Int32
	int64MUS   = unsafe.Int64
	float32MUS = unsafe.Float32
	float64MUS = unsafe.Float64
	stringMUS  = unsafe.NewStringSer(strops.WithLenSer(length.Bounded))
)
