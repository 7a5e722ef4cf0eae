package floor

import (
	"encoding/binary"
	"math"
	"math/bits"
)

// The wire types, which are the low three bits of a field's tag.
const (
	varint    = 0
	fixed64   = 1
	delimited = 2
	fixed32   = 5
)

// The size functions give the bytes of a field whose tag takes one byte, which
// is 0 for a zero that proto3 leaves out. A field of another tag or with presence
// calls sizeVarint.

func sizeVarint(v uint64) int {
	// ceil(bits/7) without a division, and 1 for 0.
	return (9*bits.Len64(v) + 64) / 64
}

func sizeInt(v int64) int {
	if v == 0 {
		return 0
	}
	return 1 + sizeVarint(uint64(v))
}

func sizeBool(v bool) int {
	if !v {
		return 0
	}
	return 2
}

func sizeFloat(v float32) int {
	if math.Float32bits(v) == 0 {
		return 0
	}
	return 5
}

func sizeDouble(v float64) int {
	if math.Float64bits(v) == 0 {
		return 0
	}
	return 9
}

func sizeString(s string) int {
	if s == "" {
		return 0
	}
	return sizeBytes(len(s))
}

// sizeBytes is the size of a field of n bytes, which is written even if n is 0.
func sizeBytes(n int) int { return 1 + sizeVarint(uint64(n)) + n }

func sizeOptional(s *string) int {
	if s == nil {
		return 0
	}
	return sizeBytes(len(*s))
}

// The put functions write before end and return where they started. Those that
// take a tag write a whole field, or nothing for a zero that proto3 leaves out.

func putVarint(b []byte, end int, v uint64) int {
	if v < 0x80 {
		b[end-1] = byte(v)
		return end - 1
	}
	return putLongVarint(b, end, v)
}

func putLongVarint(b []byte, end int, v uint64) int {
	start := end - sizeVarint(v)
	i := start
	for v >= 0x80 {
		b[i] = byte(v) | 0x80
		v >>= 7
		i++
	}
	b[i] = byte(v)
	return start
}

// putHead writes what stands before the length bytes of a field.
func putHead(b []byte, end int, tag uint64, length int) int {
	return putVarint(b, putVarint(b, end, uint64(length)), tag)
}

func putInt(b []byte, end int, tag byte, v int64) int {
	if v == 0 {
		return end
	}
	end = putVarint(b, end, uint64(v)) - 1
	b[end] = tag
	return end
}

func putBool(b []byte, end int, tag byte, v bool) int {
	if !v {
		return end
	}
	b[end-1] = 1
	b[end-2] = tag
	return end - 2
}

// putFloat writes -0, which is not zero on the wire.
func putFloat(b []byte, end int, tag byte, v float32) int {
	x := math.Float32bits(v)
	if x == 0 {
		return end
	}
	binary.LittleEndian.PutUint32(b[end-4:], x)
	b[end-5] = tag
	return end - 5
}

// putDouble writes -0, which is not zero on the wire.
func putDouble(b []byte, end int, tag byte, v float64) int {
	x := math.Float64bits(v)
	if x == 0 {
		return end
	}
	binary.LittleEndian.PutUint64(b[end-8:], x)
	b[end-9] = tag
	return end - 9
}

func putString(b []byte, end int, tag uint64, s string) int {
	if s == "" {
		return end
	}
	return putBytes(b, end, tag, s)
}

// putBytes writes s even if it is empty.
func putBytes(b []byte, end int, tag uint64, s string) int {
	end -= len(s)
	copy(b[end:], s)
	return putHead(b, end, tag, len(s))
}

func putOptional(b []byte, end int, tag uint64, s *string) int {
	if s == nil {
		return end
	}
	return putBytes(b, end, tag, *s)
}
