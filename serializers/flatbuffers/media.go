package flatbuffers

import (
	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
)

func writeMedia(b *builder, v *datatypes.Media) flatbuffers.UOffsetT {
	uri := b.text(v.URI)
	title := b.optional(v.Title)
	format := b.text(v.Format)
	persons := b.texts(v.Persons)
	copyright := b.text(v.Copyright)

	benchfb.MediaStart(b.Builder)
	benchfb.MediaAddUri(b.Builder, uri)
	benchfb.MediaAddTitle(b.Builder, title)
	benchfb.MediaAddWidth(b.Builder, v.Width)
	benchfb.MediaAddHeight(b.Builder, v.Height)
	benchfb.MediaAddFormat(b.Builder, format)
	benchfb.MediaAddDuration(b.Builder, v.Duration)
	benchfb.MediaAddSize(b.Builder, v.Size)
	benchfb.MediaAddBitrate(b.Builder, v.Bitrate)
	benchfb.MediaAddHasBitrate(b.Builder, v.HasBitrate)
	benchfb.MediaAddPersons(b.Builder, persons)
	benchfb.MediaAddPlayer(b.Builder, benchfb.Player(v.Player))
	benchfb.MediaAddCopyright(b.Builder, copyright)
	return benchfb.MediaEnd(b.Builder)
}

func readMedia(from *benchfb.Media, v *datatypes.Media) {
	v.URI = string(from.Uri())
	v.Title = owned(from.Title())
	v.Width = from.Width()
	v.Height = from.Height()
	v.Format = string(from.Format())
	v.Duration = from.Duration()
	v.Size = from.Size()
	v.Bitrate = from.Bitrate()
	v.HasBitrate = from.HasBitrate()
	v.Persons = make([]string, from.PersonsLength())
	for i := range v.Persons {
		v.Persons[i] = string(from.Persons(i))
	}
	v.Player = datatypes.Player(from.Player())
	v.Copyright = string(from.Copyright())
}

func foldMedia(c datatypes.Checksum, from *benchfb.Media) datatypes.Checksum {
	c = foldOptional(c.Bytes(from.Uri()), from.Title())
	c = c.Int32(from.Width()).Int32(from.Height()).Bytes(from.Format())
	c = c.Int64(from.Duration()).Int64(from.Size()).Int32(from.Bitrate()).Bool(from.HasBitrate())
	n := from.PersonsLength()
	c = c.Len(n)
	for i := range n {
		c = c.Bytes(from.Persons(i))
	}
	return c.Int32(int32(from.Player())).Bytes(from.Copyright())
}

func writeImage(b *builder, v *datatypes.Image) flatbuffers.UOffsetT {
	uri := b.text(v.URI)
	title := b.optional(v.Title)

	benchfb.ImageStart(b.Builder)
	benchfb.ImageAddUri(b.Builder, uri)
	benchfb.ImageAddTitle(b.Builder, title)
	benchfb.ImageAddWidth(b.Builder, v.Width)
	benchfb.ImageAddHeight(b.Builder, v.Height)
	benchfb.ImageAddSize(b.Builder, benchfb.Size(v.Size))
	return benchfb.ImageEnd(b.Builder)
}

func readImage(from *benchfb.Image, v *datatypes.Image) {
	v.URI = string(from.Uri())
	v.Title = owned(from.Title())
	v.Width = from.Width()
	v.Height = from.Height()
	v.Size = datatypes.Size(from.Size())
}

func foldImage(c datatypes.Checksum, from *benchfb.Image) datatypes.Checksum {
	c = foldOptional(c.Bytes(from.Uri()), from.Title())
	return c.Int32(from.Width()).Int32(from.Height()).Int32(int32(from.Size()))
}

// owned returns a copy of a string, of which an absent one is nil.
func owned(text []byte) *string {
	if text == nil {
		return nil
	}
	return new(string(text))
}

func foldOptional(c datatypes.Checksum, text []byte) datatypes.Checksum {
	if text == nil {
		return c.Bool(false)
	}
	return c.Bool(true).Bytes(text)
}
