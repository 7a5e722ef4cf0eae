package safe

import "serbench/datatypes"

// mediaMUS is the serializer of a Media.
var mediaMUS mediaSer

type mediaSer struct{}

func (mediaSer) Marshal(v datatypes.Media, bs []byte) (n int) {
	n = stringMUS.Marshal(v.URI, bs)
	n += optionalStringMUS.Marshal(v.Title, bs[n:])
	n += int32MUS.Marshal(v.Width, bs[n:])
	n += int32MUS.Marshal(v.Height, bs[n:])
	n += stringMUS.Marshal(v.Format, bs[n:])
	n += int64MUS.Marshal(v.Duration, bs[n:])
	n += int64MUS.Marshal(v.Size, bs[n:])
	n += int32MUS.Marshal(v.Bitrate, bs[n:])
	n += boolMUS.Marshal(v.HasBitrate, bs[n:])
	n += stringsMUS.Marshal(v.Persons, bs[n:])
	n += playerMUS.Marshal(v.Player, bs[n:])
	return n + stringMUS.Marshal(v.Copyright, bs[n:])
}

func (mediaSer) Unmarshal(bs []byte) (v datatypes.Media, n int, err error) {
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
	v.Format, n1, err = stringMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Duration, n1, err = int64MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Size, n1, err = int64MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Bitrate, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.HasBitrate, n1, err = boolMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Persons, n1, err = stringsMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Player, n1, err = playerMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.Copyright, n1, err = stringMUS.Unmarshal(bs[n:])
	n += n1
	return
}

func (mediaSer) Size(v datatypes.Media) (size int) {
	size = stringMUS.Size(v.URI)
	size += optionalStringMUS.Size(v.Title)
	size += int32MUS.Size(v.Width)
	size += int32MUS.Size(v.Height)
	size += stringMUS.Size(v.Format)
	size += int64MUS.Size(v.Duration)
	size += int64MUS.Size(v.Size)
	size += int32MUS.Size(v.Bitrate)
	size += boolMUS.Size(v.HasBitrate)
	size += stringsMUS.Size(v.Persons)
	size += playerMUS.Size(v.Player)
	return size + stringMUS.Size(v.Copyright)
}

func (mediaSer) Skip(bs []byte) (n int, err error) {
	return skip(bs,
		stringMUS.Skip, optionalStringMUS.Skip, int32MUS.Skip, int32MUS.Skip, stringMUS.Skip,
		int64MUS.Skip, int64MUS.Skip, int32MUS.Skip, boolMUS.Skip, stringsMUS.Skip, playerMUS.Skip,
		stringMUS.Skip,
	)
}
