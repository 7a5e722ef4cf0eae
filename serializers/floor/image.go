package floor

import "serbench/datatypes"

func sizeImage(i *datatypes.Image) int {
	return sizeString(i.URI) + sizeOptional(i.Title) +
		sizeInt(int64(i.Width)) + sizeInt(int64(i.Height)) + sizeInt(int64(i.Size))
}

func putImage(b []byte, end int, i *datatypes.Image) int {
	end = putInt(b, end, 5<<3|varint, int64(i.Size))
	end = putInt(b, end, 4<<3|varint, int64(i.Height))
	end = putInt(b, end, 3<<3|varint, int64(i.Width))
	end = putOptional(b, end, 2<<3|delimited, i.Title)
	return putString(b, end, 1<<3|delimited, i.URI)
}

func resetImage(i *datatypes.Image) { *i = datatypes.Image{} }

// readImage takes the strings from text, a copy of data.
func readImage(data []byte, text string, i *datatypes.Image) error {
	for at := 0; at < len(data); {
		var tag, v uint64
		if tag, at = readVarint(data, at); at == malformed {
			return errMalformed
		}
		switch tag {
		case 1<<3 | delimited:
			i.URI, at = readString(data, text, at)
		case 2<<3 | delimited:
			i.Title = new(string)
			*i.Title, at = readString(data, text, at)
		case 3<<3 | varint:
			v, at = readVarint(data, at)
			i.Width = int32(v)
		case 4<<3 | varint:
			v, at = readVarint(data, at)
			i.Height = int32(v)
		case 5<<3 | varint:
			v, at = readVarint(data, at)
			i.Size = datatypes.Size(v)
		default:
			at = skip(data, at, tag)
		}
		if at == malformed {
			return errMalformed
		}
	}
	return nil
}
