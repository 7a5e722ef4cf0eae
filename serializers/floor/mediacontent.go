package floor

import "serbench/datatypes"

func sizeMediaContent(c *datatypes.MediaContent) int {
	n := sizeBytes(sizeMedia(&c.Media))
	for i := range c.Images {
		n += sizeBytes(sizeImage(&c.Images[i]))
	}
	return n
}

// putMediaContent writes the media even if it is empty, since the domain has no
// absent one.
func putMediaContent(b []byte, end int, c *datatypes.MediaContent) int {
	for i := len(c.Images) - 1; i >= 0; i-- {
		start := putImage(b, end, &c.Images[i])
		end = putHead(b, start, 2<<3|delimited, end-start)
	}
	start := putMedia(b, end, &c.Media)
	return putHead(b, start, 1<<3|delimited, end-start)
}

func resetMediaContent(c *datatypes.MediaContent) {
	resetMedia(&c.Media)
	c.Images = c.Images[:0]
}

func overwriteMediaContent(data []byte, c *datatypes.MediaContent) error {
	resetMediaContent(c)
	return readMediaContent(data, string(data), c)
}

// readMediaContent takes the strings from text, a copy of data.
func readMediaContent(data []byte, text string, c *datatypes.MediaContent) error {
	for at := 0; at < len(data); {
		tag, head := readVarint(data, at)
		if head == malformed {
			return errMalformed
		}
		if tag != 1<<3|delimited && tag != 2<<3|delimited {
			if at = skip(data, head, tag); at == malformed {
				return errMalformed
			}
			continue
		}
		start, end := readHead(data, head)
		if end == malformed {
			return errMalformed
		}
		var err error
		if tag == 1<<3|delimited {
			err = readMedia(data[start:end], text[start:end], &c.Media)
		} else {
			c.Images = extend(c.Images, data, head, 2<<3|delimited)
			image := &c.Images[len(c.Images)-1]
			resetImage(image)
			err = readImage(data[start:end], text[start:end], image)
		}
		if err != nil {
			return err
		}
		at = end
	}
	return nil
}
