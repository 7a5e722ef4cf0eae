package safe

import "serbench/datatypes"

// imageMUS is the serializer of an Image.
var imageMUS imageSer

type imageSer struct{}

func (imageSer) Marshal(v datatypes.Image, bs []byte) (n int) {
	n = stringMUS.Marshal(v.URI, bs)
	n += optionalStringMUS.Marshal(v.Title, bs[n:])
	n += int32MUS.Marshal(v.Width, bs[n:])
	n += int32MUS.Marshal(v.Height, bs[n:])
	return n + sizeMUS.Marshal(v.Size, bs[n:])
}

func (imageSer) Unmarshal(bs []byte) (v datatypes.Image, n int, err error) {
	if v.URI, n, err = stringMUS.Unmarshal(bs); err != nil {
		return
	}
	var n1 int
	v.Title, n1, err = optionalStringMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Width, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Height, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Size, n1, err = sizeMUS.Unmarshal(bs[n:])
	n += n1
	return
}

func (imageSer) Size(v datatypes.Image) (size int) {
	size = stringMUS.Size(v.URI)
	size += optionalStringMUS.Size(v.Title)
	size += int32MUS.Size(v.Width)
	size += int32MUS.Size(v.Height)
	return size + sizeMUS.Size(v.Size)
}

func (imageSer) Skip(bs []byte) (n int, err error) {
	return skip(bs,
		stringMUS.Skip, optionalStringMUS.Skip, int32MUS.Skip, int32MUS.Skip, sizeMUS.Skip,
	)
}
