package floor

import "serbench/datatypes"

// The three lists are messages whose field 1 is repeated.

const values = 1<<3 | delimited

func sizeStructList(l *datatypes.StructList) (n int) {
	for i := range l.Values {
		n += sizeBytes(sizeStruct(&l.Values[i]))
	}
	return n
}

func sizeSampleList(l *datatypes.SampleList) (n int) {
	for i := range l.Values {
		n += sizeBytes(sizeSample(&l.Values[i]))
	}
	return n
}

func sizeMediaContentList(l *datatypes.MediaContentList) (n int) {
	for i := range l.Values {
		n += sizeBytes(sizeMediaContent(&l.Values[i]))
	}
	return n
}

func putStructList(b []byte, end int, l *datatypes.StructList) int {
	for i := len(l.Values) - 1; i >= 0; i-- {
		start := putStruct(b, end, &l.Values[i])
		end = putHead(b, start, values, end-start)
	}
	return end
}

func putSampleList(b []byte, end int, l *datatypes.SampleList) int {
	for i := len(l.Values) - 1; i >= 0; i-- {
		start := putSample(b, end, &l.Values[i])
		end = putHead(b, start, values, end-start)
	}
	return end
}

func putMediaContentList(b []byte, end int, l *datatypes.MediaContentList) int {
	for i := len(l.Values) - 1; i >= 0; i-- {
		start := putMediaContent(b, end, &l.Values[i])
		end = putHead(b, start, values, end-start)
	}
	return end
}

func overwriteStructList(data []byte, l *datatypes.StructList) error {
	l.Values = l.Values[:0]
	return readStructList(data, l)
}

func overwriteSampleList(data []byte, l *datatypes.SampleList) error {
	l.Values = l.Values[:0]
	return readSampleList(data, l)
}

func overwriteMediaContentList(data []byte, l *datatypes.MediaContentList) error {
	l.Values = l.Values[:0]
	return readMediaContentList(data, string(data), l)
}

func readStructList(data []byte, l *datatypes.StructList) (err error) {
	l.Values, err = readList(l.Values, data, func(start, end int, s *datatypes.Struct) error {
		resetStruct(s)
		return readStruct(data[start:end], s)
	})
	return err
}

func readSampleList(data []byte, l *datatypes.SampleList) (err error) {
	l.Values, err = readList(l.Values, data, func(start, end int, s *datatypes.Sample) error {
		resetSample(s)
		return readSample(data[start:end], s)
	})
	return err
}

// readMediaContentList takes the strings from text, a copy of data.
func readMediaContentList(data []byte, text string, l *datatypes.MediaContentList) (err error) {
	l.Values, err = readList(l.Values, data, func(start, end int, c *datatypes.MediaContent) error {
		resetMediaContent(c)
		return readMediaContent(data[start:end], text[start:end], c)
	})
	return err
}

// readList appends the elements that are in data. The function element reads one
// from data[start:end] into memory that may hold an older one.
func readList[T any](list []T, data []byte, element func(start, end int, v *T) error) ([]T, error) {
	for at := 0; at < len(data); {
		tag, head := readVarint(data, at)
		if head == malformed {
			return list, errMalformed
		}
		if tag != values {
			if at = skip(data, head, tag); at == malformed {
				return list, errMalformed
			}
			continue
		}
		start, end := readHead(data, head)
		if end == malformed {
			return list, errMalformed
		}
		list = extend(list, data, head, values)
		if err := element(start, end, &list[len(list)-1]); err != nil {
			return list, err
		}
		at = end
	}
	return list, nil
}
