package datatypes

import (
	"math"
	"math/bits"
)

// A Checksum is what is left of a value that was read and not kept: every leaf
// folded into one number, in the order of the struct's fields. The zero Checksum
// is that of nothing read. Two reads that differ in one leaf differ in their
// checksums, but for one chance in 2⁶⁴.
//
// Its methods return the checksum with a leaf folded in. They are small enough to
// be inlined, so that folding costs about what reading does: a multiplication a
// number, and one for every eight bytes of a text.
//
// Note: a checksum does not tell nil from empty lists, since most formats do not.
type Checksum uint64

// mixer is the odd number nearest to 2⁶⁴ divided by the golden ratio, whose
// multiples are spread evenly (Knuth, The Art of Computer Programming 3, 6.4).
const mixer = 0x9e3779b97f4a7c15

// offset keeps a row of zeros from folding to zero: the fractional digits of π.
const offset = 0x243f6a8885a308d3

// Uint64 folds a number in. The methods for other leaves rest on it.
func (c Checksum) Uint64(v uint64) Checksum {
	return Checksum(bits.RotateLeft64((uint64(c)^v^offset)*mixer, 29))
}

// Int32 folds a number in.
func (c Checksum) Int32(v int32) Checksum { return c.Uint64(uint64(v)) }

// Int64 folds a number in.
func (c Checksum) Int64(v int64) Checksum { return c.Uint64(uint64(v)) }

// Float32 folds the bits of a number in.
func (c Checksum) Float32(v float32) Checksum { return c.Uint64(uint64(math.Float32bits(v))) }

// Float64 folds the bits of a number in.
func (c Checksum) Float64(v float64) Checksum { return c.Uint64(math.Float64bits(v)) }

// Bool folds a truth value in.
func (c Checksum) Bool(v bool) Checksum {
	if v {
		return c.Uint64(1)
	}
	return c.Uint64(0)
}

// Len folds the length of a list in, which goes before its elements.
func (c Checksum) Len(n int) Checksum { return c.Uint64(uint64(n)) }

// String folds a text in, its length first.
func (c Checksum) String(s string) Checksum { return foldText(c, s) }

// Bytes folds a text in as String does, for a format that reads text in place
// without making a string of it.
func (c Checksum) Bytes(b []byte) Checksum { return foldText(c, b) }

// Optional folds in whether there is a text, and the text.
func (c Checksum) Optional(s *string) Checksum {
	if s == nil {
		return c.Bool(false)
	}
	return c.Bool(true).String(*s)
}

// foldText takes eight bytes at a time, the last of them padded with zeros.
func foldText[T string | []byte](c Checksum, s T) Checksum {
	c = c.Len(len(s))
	for ; len(s) >= 8; s = s[8:] {
		c = c.Uint64(uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56)
	}
	if len(s) == 0 {
		return c
	}
	var tail uint64
	for i := range len(s) {
		tail |= uint64(s[i]) << (8 * i)
	}
	return c.Uint64(tail)
}

// Int32s folds a list in, its length first; so do the methods for other lists.
func (c Checksum) Int32s(values []int32) Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = c.Int32(v)
	}
	return c
}

// Int64s folds a list in.
func (c Checksum) Int64s(values []int64) Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = c.Int64(v)
	}
	return c
}

// Float32s folds a list in.
func (c Checksum) Float32s(values []float32) Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = c.Float32(v)
	}
	return c
}

// Float64s folds a list in.
func (c Checksum) Float64s(values []float64) Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = c.Float64(v)
	}
	return c
}

// Bools folds a list in.
func (c Checksum) Bools(values []bool) Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = c.Bool(v)
	}
	return c
}

// Strings folds a list in.
func (c Checksum) Strings(values []string) Checksum {
	c = c.Len(len(values))
	for _, v := range values {
		c = c.String(v)
	}
	return c
}
