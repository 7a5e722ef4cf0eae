package floor

import "serbench/datatypes"

func sizeSample(s *datatypes.Sample) int {
	n := sizeInt(int64(s.IntValue))
	n += sizeInt(s.LongValue)
	n += sizeFloat(s.FloatValue)
	n += sizeDouble(s.DoubleValue)
	n += sizeInt(int64(s.ShortValue))
	n += sizeInt(int64(s.CharValue))
	n += sizeBool(s.BooleanValue)
	n += sizeInt(int64(s.IntValueBoxed))
	n += sizeInt(s.LongValueBoxed)
	n += sizeFloat(s.FloatValueBoxed)
	n += sizeDouble(s.DoubleValueBoxed)
	n += sizeInt(int64(s.ShortValueBoxed))
	n += sizeInt(int64(s.CharValueBoxed))
	n += sizeBool(s.BooleanValueBoxed)
	n += sizePacked(15<<3|delimited, sizeInts(s.IntArray))
	n += sizePacked(16<<3|delimited, sizeInts(s.LongArray))
	n += sizePacked(17<<3|delimited, 4*len(s.FloatArray))
	n += sizePacked(18<<3|delimited, 8*len(s.DoubleArray))
	n += sizePacked(19<<3|delimited, sizeInts(s.ShortArray))
	n += sizePacked(20<<3|delimited, sizeInts(s.CharArray))
	n += sizePacked(21<<3|delimited, len(s.BooleanArray))
	if s.String != "" {
		n += 1 + sizeBytes(len(s.String)) // its tag takes two bytes
	}
	return n
}

func putSample(b []byte, end int, s *datatypes.Sample) int {
	end = putString(b, end, 22<<3|delimited, s.String)
	end = putBools(b, end, 21<<3|delimited, s.BooleanArray)
	end = putInts(b, end, 20<<3|delimited, s.CharArray)
	end = putInts(b, end, 19<<3|delimited, s.ShortArray)
	end = putDoubles(b, end, 18<<3|delimited, s.DoubleArray)
	end = putFloats(b, end, 17<<3|delimited, s.FloatArray)
	end = putInts(b, end, 16<<3|delimited, s.LongArray)
	end = putInts(b, end, 15<<3|delimited, s.IntArray)
	end = putBool(b, end, 14<<3|varint, s.BooleanValueBoxed)
	end = putInt(b, end, 13<<3|varint, int64(s.CharValueBoxed))
	end = putInt(b, end, 12<<3|varint, int64(s.ShortValueBoxed))
	end = putDouble(b, end, 11<<3|fixed64, s.DoubleValueBoxed)
	end = putFloat(b, end, 10<<3|fixed32, s.FloatValueBoxed)
	end = putInt(b, end, 9<<3|varint, s.LongValueBoxed)
	end = putInt(b, end, 8<<3|varint, int64(s.IntValueBoxed))
	end = putBool(b, end, 7<<3|varint, s.BooleanValue)
	end = putInt(b, end, 6<<3|varint, int64(s.CharValue))
	end = putInt(b, end, 5<<3|varint, int64(s.ShortValue))
	end = putDouble(b, end, 4<<3|fixed64, s.DoubleValue)
	end = putFloat(b, end, 3<<3|fixed32, s.FloatValue)
	end = putInt(b, end, 2<<3|varint, s.LongValue)
	return putInt(b, end, 1<<3|varint, int64(s.IntValue))
}

func resetSample(s *datatypes.Sample) {
	*s = datatypes.Sample{
		IntArray:     s.IntArray[:0],
		LongArray:    s.LongArray[:0],
		FloatArray:   s.FloatArray[:0],
		DoubleArray:  s.DoubleArray[:0],
		ShortArray:   s.ShortArray[:0],
		CharArray:    s.CharArray[:0],
		BooleanArray: s.BooleanArray[:0],
	}
}

func overwriteSample(data []byte, s *datatypes.Sample) error {
	resetSample(s)
	return readSample(data, s)
}

func readSample(data []byte, s *datatypes.Sample) error {
	for at := 0; at < len(data); {
		var tag, v uint64
		if tag, at = readVarint(data, at); at == malformed {
			return errMalformed
		}
		switch tag {
		case 1<<3 | varint:
			v, at = readVarint(data, at)
			s.IntValue = int32(v)
		case 2<<3 | varint:
			v, at = readVarint(data, at)
			s.LongValue = int64(v)
		case 3<<3 | fixed32:
			s.FloatValue, at = readFloat(data, at)
		case 4<<3 | fixed64:
			s.DoubleValue, at = readDouble(data, at)
		case 5<<3 | varint:
			v, at = readVarint(data, at)
			s.ShortValue = int32(v)
		case 6<<3 | varint:
			v, at = readVarint(data, at)
			s.CharValue = int32(v)
		case 7<<3 | varint:
			v, at = readVarint(data, at)
			s.BooleanValue = v != 0
		case 8<<3 | varint:
			v, at = readVarint(data, at)
			s.IntValueBoxed = int32(v)
		case 9<<3 | varint:
			v, at = readVarint(data, at)
			s.LongValueBoxed = int64(v)
		case 10<<3 | fixed32:
			s.FloatValueBoxed, at = readFloat(data, at)
		case 11<<3 | fixed64:
			s.DoubleValueBoxed, at = readDouble(data, at)
		case 12<<3 | varint:
			v, at = readVarint(data, at)
			s.ShortValueBoxed = int32(v)
		case 13<<3 | varint:
			v, at = readVarint(data, at)
			s.CharValueBoxed = int32(v)
		case 14<<3 | varint:
			v, at = readVarint(data, at)
			s.BooleanValueBoxed = v != 0
		case 15<<3 | delimited:
			s.IntArray, at = readInts(s.IntArray, data, at)
		case 15<<3 | varint:
			v, at = readVarint(data, at)
			s.IntArray = append(s.IntArray, int32(v))
		case 16<<3 | delimited:
			s.LongArray, at = readInts(s.LongArray, data, at)
		case 16<<3 | varint:
			v, at = readVarint(data, at)
			s.LongArray = append(s.LongArray, int64(v))
		case 17<<3 | delimited:
			s.FloatArray, at = readFloats(s.FloatArray, data, at)
		case 17<<3 | fixed32:
			var x float32
			x, at = readFloat(data, at)
			s.FloatArray = append(s.FloatArray, x)
		case 18<<3 | delimited:
			s.DoubleArray, at = readDoubles(s.DoubleArray, data, at)
		case 18<<3 | fixed64:
			var x float64
			x, at = readDouble(data, at)
			s.DoubleArray = append(s.DoubleArray, x)
		case 19<<3 | delimited:
			s.ShortArray, at = readInts(s.ShortArray, data, at)
		case 19<<3 | varint:
			v, at = readVarint(data, at)
			s.ShortArray = append(s.ShortArray, int32(v))
		case 20<<3 | delimited:
			s.CharArray, at = readInts(s.CharArray, data, at)
		case 20<<3 | varint:
			v, at = readVarint(data, at)
			s.CharArray = append(s.CharArray, int32(v))
		case 21<<3 | delimited:
			s.BooleanArray, at = readBools(s.BooleanArray, data, at)
		case 21<<3 | varint:
			v, at = readVarint(data, at)
			s.BooleanArray = append(s.BooleanArray, v != 0)
		case 22<<3 | delimited:
			start, end := readHead(data, at)
			if end == malformed {
				return errMalformed
			}
			s.String = string(data[start:end])
			at = end
		default:
			at = skip(data, at, tag)
		}
		if at == malformed {
			return errMalformed
		}
	}
	return nil
}
