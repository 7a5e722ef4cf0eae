package flatbuffers

import (
	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
)

func writeMediaContent(b *builder, v *datatypes.MediaContent) flatbuffers.UOffsetT {
	media := writeMedia(b, &v.Media)
	images := tables(b, v.Images, writeImage)

	benchfb.MediaContentStart(b.Builder)
	benchfb.MediaContentAddMedia(b.Builder, media)
	benchfb.MediaContentAddImages(b.Builder, images)
	return benchfb.MediaContentEnd(b.Builder)
}

func deserializeMediaContent(data []byte) (*datatypes.MediaContent, error) {
	v := new(datatypes.MediaContent)
	readMediaContent(benchfb.GetRootAsMediaContent(data, 0), v)
	return v, nil
}

// readMediaContent takes an absent media, which other writers may leave out, for
// one whose fields are all zero: the domain has no absent one.
func readMediaContent(from *benchfb.MediaContent, v *datatypes.MediaContent) {
	var media benchfb.Media
	if from.Media(&media) != nil {
		readMedia(&media, &v.Media)
	}
	v.Images = make([]datatypes.Image, from.ImagesLength())
	var image benchfb.Image
	for i := range v.Images {
		from.Images(&image, i)
		readImage(&image, &v.Images[i])
	}
}

func traverseMediaContent(data []byte) (datatypes.Checksum, error) {
	return foldMediaContent(0, benchfb.GetRootAsMediaContent(data, 0)), nil
}

func foldMediaContent(c datatypes.Checksum, from *benchfb.MediaContent) datatypes.Checksum {
	var media benchfb.Media
	if from.Media(&media) != nil {
		c = foldMedia(c, &media)
	} else {
		c = foldAbsentMedia(c)
	}
	n := from.ImagesLength()
	c = c.Len(n)
	var image benchfb.Image
	for i := range n {
		from.Images(&image, i)
		c = foldImage(c, &image)
	}
	return c
}

// foldAbsentMedia folds in what readMediaContent takes an absent media for.
func foldAbsentMedia(c datatypes.Checksum) datatypes.Checksum {
	c = foldOptional(c.Bytes(nil), nil).Int32(0).Int32(0).Bytes(nil)
	return c.Int64(0).Int64(0).Int32(0).Bool(false).Strings(nil).Int32(0).Bytes(nil)
}
