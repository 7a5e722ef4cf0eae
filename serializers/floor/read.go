package floor

import (
	"encoding/binary"
	"errors"
	"math"
	"math/bits"
	"slices"

	"google.golang.org/protobuf/encoding/protowire"
)

// errMalformed tells no more, since no one needs to know where a benchmark's
// input is broken.
var errMalformed = errors.New("read protobuf: malformed input")

// malformed is where a read function says that the next byte stands if what it
// had to read is truncated or not protobuf. What it returns beside that is zero.
const malformed = -1

// The read functions read what starts at data[at], where 0 <= at <= len(data),
// and return it with the place of the byte after it, or with malformed.

func readVarint(data []byte, at int) (v uint64, next int) {
	if at < len(data) && data[at] < 0x80 {
		return uint64(data[at]), at + 1
	}
	return readLongVarint(data, at)
}

// readLongVarint reads eight bytes at once: the length of a number is then no
// branch for the processor to guess.
func readLongVarint(data []byte, at int) (v uint64, next int) {
	if len(data)-at < 10 {
		return readLastVarint(data[at:], at)
	}
	x := binary.LittleEndian.Uint64(data[at:])
	if last := ^x & 0x8080808080808080; last != 0 {
		// The lowest bit of last is the highest of the last byte.
		return squeeze(x & (last ^ (last - 1))), at + bits.TrailingZeros64(last)/8 + 1
	}
	v = squeeze(x)
	ninth, tenth := uint64(data[at+8]), uint64(data[at+9])
	switch {
	case ninth < 0x80:
		return v | ninth<<56, at + 9
	case tenth <= 1:
		return v | ninth&0x7f<<56 | tenth<<63, at + 10
	}
	return 0, malformed
}

// squeeze drops the highest bit of each byte.
func squeeze(x uint64) uint64 {
	x = x&0x007f007f007f007f | x&0x7f007f007f007f00>>1
	x = x&0x00003fff00003fff | x&0x3fff00003fff0000>>2
	return x&0x000000000fffffff | x&0x0fffffff00000000>>4
}

// readLastVarint reads a number near the end of the data, of which rest is what
// follows at. It has no place for ten bytes, and so for none that are too many.
func readLastVarint(rest []byte, at int) (v uint64, next int) {
	for i, c := range rest {
		v |= uint64(c&0x7f) << (7 * i)
		if c < 0x80 {
			return v, at + i + 1
		}
	}
	return 0, malformed
}

func readFloat(data []byte, at int) (v float32, next int) {
	if len(data)-at < 4 {
		return 0, malformed
	}
	return math.Float32frombits(binary.LittleEndian.Uint32(data[at:])), at + 4
}

func readDouble(data []byte, at int) (v float64, next int) {
	if len(data)-at < 8 {
		return 0, malformed
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(data[at:])), at + 8
}

// readHead reads the length of a field and returns where its bytes start and
// end. The next byte is the one at end.
func readHead(data []byte, at int) (start, end int) {
	length, start := readVarint(data, at)
	if start == malformed || length > uint64(len(data)-start) {
		return 0, malformed
	}
	return start, start + int(length)
}

// readString takes the string from text, which is a copy of data.
func readString(data []byte, text string, at int) (s string, next int) {
	start, end := readHead(data, at)
	if end == malformed {
		return "", malformed
	}
	return text[start:end], end
}

// skip passes over a field that is unknown, or known with another wire type.
func skip(data []byte, at int, tag uint64) (next int) {
	number := tag >> 3
	if number < uint64(protowire.MinValidNumber) || number > uint64(protowire.MaxValidNumber) {
		return malformed
	}
	n := protowire.ConsumeFieldValue(protowire.Number(number), protowire.Type(tag&7), data[at:])
	if n < 0 {
		return malformed
	}
	return at + n
}

// extend lengthens a list by one element, which is what was in that memory
// before. A list without room gets it for all the elements that stand next to
// each other in data, whose first length is at data[at], under a tag of one byte.
func extend[T any](list []T, data []byte, at int, tag byte) []T {
	if len(list) == cap(list) {
		list = slices.Grow(list, countRun(data, at, tag))
	}
	return list[:len(list)+1]
}

func countRun(data []byte, at int, tag byte) int {
	for n := 1; ; n++ {
		_, end := readHead(data, at)
		if end == malformed || end == len(data) || data[end] != tag {
			return n
		}
		at = end + 1
	}
}
