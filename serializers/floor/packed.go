package floor

import (
	"encoding/binary"
	"math"
	"slices"
)

// A packed list is one field that holds all the numbers, without their tags.

// sizePacked is the size of the field of a list that takes n bytes.
func sizePacked(tag uint64, n int) int {
	if n == 0 {
		return 0
	}
	return sizeVarint(tag) + sizeVarint(uint64(n)) + n
}

// sizeInts is the size of the numbers alone.
func sizeInts[T int32 | int64](list []T) (n int) {
	for _, v := range list {
		n += sizeVarint(uint64(int64(v)))
	}
	return n
}

// putPacked writes the head of a packed list that was written from start to end.
// It writes nothing for an empty list.
func putPacked(b []byte, start, end int, tag uint64) int {
	if start == end {
		return end
	}
	return putHead(b, start, tag, end-start)
}

func putInts[T int32 | int64](b []byte, end int, tag uint64, list []T) int {
	start := end
	for _, v := range slices.Backward(list) {
		start = putVarint(b, start, uint64(int64(v)))
	}
	return putPacked(b, start, end, tag)
}

func putFloats(b []byte, end int, tag uint64, list []float32) int {
	start := end - 4*len(list)
	for i, v := range list {
		binary.LittleEndian.PutUint32(b[start+4*i:], math.Float32bits(v))
	}
	return putPacked(b, start, end, tag)
}

func putDoubles(b []byte, end int, tag uint64, list []float64) int {
	start := end - 8*len(list)
	for i, v := range list {
		binary.LittleEndian.PutUint64(b[start+8*i:], math.Float64bits(v))
	}
	return putPacked(b, start, end, tag)
}

func putBools(b []byte, end int, tag uint64, list []bool) int {
	start := end - len(list)
	for i, v := range list {
		b[start+i] = 0
		if v {
			b[start+i] = 1
		}
	}
	return putPacked(b, start, end, tag)
}

func readInts[T int32 | int64](list []T, data []byte, at int) ([]T, int) {
	start, end := readHead(data, at)
	if end == malformed {
		return list, malformed
	}
	data = data[:end]
	list = slices.Grow(list, countVarints(data[start:]))
	for at := start; at < len(data); {
		var v uint64
		if v, at = readVarint(data, at); at == malformed {
			return list, malformed
		}
		list = append(list, T(v))
	}
	return list, end
}

func readBools(list []bool, data []byte, at int) ([]bool, int) {
	start, end := readHead(data, at)
	if end == malformed {
		return list, malformed
	}
	data = data[:end]
	list = slices.Grow(list, countVarints(data[start:]))
	for at := start; at < len(data); {
		var v uint64
		if v, at = readVarint(data, at); at == malformed {
			return list, malformed
		}
		list = append(list, v != 0)
	}
	return list, end
}

// countVarints counts the bytes that end a number.
func countVarints(data []byte) (n int) {
	for _, c := range data {
		if c < 0x80 {
			n++
		}
	}
	return n
}

func readFloats(list []float32, data []byte, at int) ([]float32, int) {
	start, end := readHead(data, at)
	if end == malformed || (end-start)%4 != 0 {
		return list, malformed
	}
	list = slices.Grow(list, (end-start)/4)
	for at := start; at < end; at += 4 {
		list = append(list, math.Float32frombits(binary.LittleEndian.Uint32(data[at:])))
	}
	return list, end
}

func readDoubles(list []float64, data []byte, at int) ([]float64, int) {
	start, end := readHead(data, at)
	if end == malformed || (end-start)%8 != 0 {
		return list, malformed
	}
	list = slices.Grow(list, (end-start)/8)
	for at := start; at < end; at += 8 {
		list = append(list, math.Float64frombits(binary.LittleEndian.Uint64(data[at:])))
	}
	return list, end
}
