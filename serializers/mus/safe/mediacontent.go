package safe

import "serbench/datatypes"

// mediaContentMUS is the serializer of a MediaContent.
var mediaContentMUS mediaContentSer

type mediaContentSer struct{}

func (mediaContentSer) Marshal(v datatypes.MediaContent, bs []byte) (n int) {
	n = mediaMUS.Marshal(v.Media, bs)
	return n + imagesMUS.Marshal(v.Images, bs[n:])
}

func (mediaContentSer) Unmarshal(bs []byte) (v datatypes.MediaContent, n int, err error) {
	if v.Media, n, err = mediaMUS.Unmarshal(bs); err != nil {
		return
	}
	var n1 int
	v.Images, n1, err = imagesMUS.Unmarshal(bs[n:])
	n += n1
	return
}

func (mediaContentSer) Size(v datatypes.MediaContent) (size int) {
	size = mediaMUS.Size(v.Media)
	return size + imagesMUS.Size(v.Images)
}

func (mediaContentSer) Skip(bs []byte) (n int, err error) {
	return skip(bs,
		mediaMUS.Skip, imagesMUS.Skip,
	)
}
