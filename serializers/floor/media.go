package floor

import "serbench/datatypes"

func sizeMedia(m *datatypes.Media) int {
	n := sizeString(m.URI)
	n += sizeOptional(m.Title)
	n += sizeInt(int64(m.Width))
	n += sizeInt(int64(m.Height))
	n += sizeString(m.Format)
	n += sizeInt(m.Duration)
	n += sizeInt(m.Size)
	n += sizeInt(int64(m.Bitrate))
	n += sizeBool(m.HasBitrate)
	for _, person := range m.Persons {
		n += sizeBytes(len(person))
	}
	n += sizeInt(int64(m.Player))
	return n + sizeString(m.Copyright)
}

func putMedia(b []byte, end int, m *datatypes.Media) int {
	end = putString(b, end, 12<<3|delimited, m.Copyright)
	end = putInt(b, end, 11<<3|varint, int64(m.Player))
	for i := len(m.Persons) - 1; i >= 0; i-- {
		end = putBytes(b, end, 10<<3|delimited, m.Persons[i])
	}
	end = putBool(b, end, 9<<3|varint, m.HasBitrate)
	end = putInt(b, end, 8<<3|varint, int64(m.Bitrate))
	end = putInt(b, end, 7<<3|varint, m.Size)
	end = putInt(b, end, 6<<3|varint, m.Duration)
	end = putString(b, end, 5<<3|delimited, m.Format)
	end = putInt(b, end, 4<<3|varint, int64(m.Height))
	end = putInt(b, end, 3<<3|varint, int64(m.Width))
	end = putOptional(b, end, 2<<3|delimited, m.Title)
	return putString(b, end, 1<<3|delimited, m.URI)
}

func resetMedia(m *datatypes.Media) {
	*m = datatypes.Media{Persons: m.Persons[:0]}
}

// readMedia takes the strings from text, a copy of data: one allocation for all
// the strings of a value, which then share its memory.
func readMedia(data []byte, text string, m *datatypes.Media) error {
	for at := 0; at < len(data); {
		var tag, v uint64
		if tag, at = readVarint(data, at); at == malformed {
			return errMalformed
		}
		switch tag {
		case 1<<3 | delimited:
			m.URI, at = readString(data, text, at)
		case 2<<3 | delimited:
			m.Title = new(string)
			*m.Title, at = readString(data, text, at)
		case 3<<3 | varint:
			v, at = readVarint(data, at)
			m.Width = int32(v)
		case 4<<3 | varint:
			v, at = readVarint(data, at)
			m.Height = int32(v)
		case 5<<3 | delimited:
			m.Format, at = readString(data, text, at)
		case 6<<3 | varint:
			v, at = readVarint(data, at)
			m.Duration = int64(v)
		case 7<<3 | varint:
			v, at = readVarint(data, at)
			m.Size = int64(v)
		case 8<<3 | varint:
			v, at = readVarint(data, at)
			m.Bitrate = int32(v)
		case 9<<3 | varint:
			v, at = readVarint(data, at)
			m.HasBitrate = v != 0
		case 10<<3 | delimited:
			m.Persons = extend(m.Persons, data, at, 10<<3|delimited)
			m.Persons[len(m.Persons)-1], at = readString(data, text, at)
		case 11<<3 | varint:
			v, at = readVarint(data, at)
			m.Player = datatypes.Player(v)
		case 12<<3 | delimited:
			m.Copyright, at = readString(data, text, at)
		default:
			at = skip(data, at, tag)
		}
		if at == malformed {
			return errMalformed
		}
	}
	return nil
}
