// Package length holds the serializer that the MUS rows read every length with.
//
// The library makes room for as many elements as a list's head announces before
// it looks at the first one, and adds a text's length to an offset without a
// check for overflow. Its length validators see the length alone, so that they
// need a number that no list of the application exceeds. What is here needs none:
// the library lets a length have a serializer of one's own, and that one sees how
// much input is left.
package length

import (
	"github.com/mus-format/mus-go"
	"github.com/mus-format/mus-go/varint"
)

// Bounded is the library's default serializer of a length, with the one
// difference that it refuses a length that exceeds the number of bytes after it.
// It is right for everything of which an element takes a byte or more.
var Bounded mus.Serializer[int] = bounded{}

type bounded struct{}

func (bounded) Marshal(v int, bs []byte) int      { return varint.PositiveInt.Marshal(v, bs) }
func (bounded) Size(v int) int                    { return varint.PositiveInt.Size(v) }
func (bounded) Skip(bs []byte) (n int, err error) { return varint.PositiveInt.Skip(bs) }

func (bounded) Unmarshal(bs []byte) (v, n int, err error) {
	v, n, err = varint.PositiveInt.Unmarshal(bs)
	if err == nil && v > len(bs)-n {
		err = mus.ErrTooSmallByteSlice
	}
	return v, n, err
}
