package floor

import "serbench/datatypes"

func sizeStruct(s *datatypes.Struct) int {
	return sizeInt(int64(s.F1)) + sizeInt(int64(s.F2)) +
		sizeInt(int64(s.F3)) + sizeInt(int64(s.F4)) +
		sizeInt(int64(s.F5)) + sizeInt(int64(s.F6)) +
		sizeInt(int64(s.F7)) + sizeInt(int64(s.F8))
}

func putStruct(b []byte, end int, s *datatypes.Struct) int {
	end = putInt(b, end, 8<<3|varint, int64(s.F8))
	end = putInt(b, end, 7<<3|varint, int64(s.F7))
	end = putInt(b, end, 6<<3|varint, int64(s.F6))
	end = putInt(b, end, 5<<3|varint, int64(s.F5))
	end = putInt(b, end, 4<<3|varint, int64(s.F4))
	end = putInt(b, end, 3<<3|varint, int64(s.F3))
	end = putInt(b, end, 2<<3|varint, int64(s.F2))
	return putInt(b, end, 1<<3|varint, int64(s.F1))
}

func resetStruct(s *datatypes.Struct) { *s = datatypes.Struct{} }

func overwriteStruct(data []byte, s *datatypes.Struct) error {
	resetStruct(s)
	return readStruct(data, s)
}

func readStruct(data []byte, s *datatypes.Struct) error {
	for at := 0; at < len(data); {
		var tag, v uint64
		if tag, at = readVarint(data, at); at == malformed {
			return errMalformed
		}
		switch tag {
		case 1<<3 | varint:
			v, at = readVarint(data, at)
			s.F1 = int32(v)
		case 2<<3 | varint:
			v, at = readVarint(data, at)
			s.F2 = int32(v)
		case 3<<3 | varint:
			v, at = readVarint(data, at)
			s.F3 = int32(v)
		case 4<<3 | varint:
			v, at = readVarint(data, at)
			s.F4 = int32(v)
		case 5<<3 | varint:
			v, at = readVarint(data, at)
			s.F5 = int32(v)
		case 6<<3 | varint:
			v, at = readVarint(data, at)
			s.F6 = int32(v)
		case 7<<3 | varint:
			v, at = readVarint(data, at)
			s.F7 = int32(v)
		case 8<<3 | varint:
			v, at = readVarint(data, at)
			s.F8 = int32(v)
		default:
			at = skip(data, at, tag)
		}
		if at == malformed {
			return errMalformed
		}
	}
	return nil
}
