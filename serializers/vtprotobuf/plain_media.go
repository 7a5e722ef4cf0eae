package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpb"
	"serbench/serializers/convert"
)

// absentPlainMedia stands for a media that a writer left out.
var absentPlainMedia benchvtpb.Media

func mediaContentToPlain(c *datatypes.MediaContent) *benchvtpb.MediaContent {
	return &benchvtpb.MediaContent{
		Media:  mediaToPlain(&c.Media),
		Images: convert.Pointers(c.Images, imageToPlain),
	}
}

func mediaContentFromPlain(m *benchvtpb.MediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *mediaFromPlain(m.Media),
		Images: convert.Values(m.Images, imageFromPlain),
	}
}

// The two types of a media share the title, whose presence both express as a
// pointer, and the persons.

func mediaToPlain(m *datatypes.Media) *benchvtpb.Media {
	return &benchvtpb.Media{
		Uri:        m.URI,
		Title:      m.Title,
		Width:      m.Width,
		Height:     m.Height,
		Format:     m.Format,
		Duration:   m.Duration,
		Size:       m.Size,
		Bitrate:    m.Bitrate,
		HasBitrate: m.HasBitrate,
		Persons:    m.Persons,
		Player:     benchvtpb.Player(m.Player),
		Copyright:  m.Copyright,
	}
}

// mediaFromPlain takes an absent media, which other writers may leave out, for
// one whose fields are all zero: the domain has no absent one.
func mediaFromPlain(m *benchvtpb.Media) *datatypes.Media {
	if m == nil {
		m = &absentPlainMedia
	}
	return &datatypes.Media{
		URI:        m.Uri,
		Title:      m.Title,
		Width:      m.Width,
		Height:     m.Height,
		Format:     m.Format,
		Duration:   m.Duration,
		Size:       m.Size,
		Bitrate:    m.Bitrate,
		HasBitrate: m.HasBitrate,
		Persons:    m.Persons,
		Player:     datatypes.Player(m.Player),
		Copyright:  m.Copyright,
	}
}

func imageToPlain(i *datatypes.Image) *benchvtpb.Image {
	return &benchvtpb.Image{
		Uri:    i.URI,
		Title:  i.Title,
		Width:  i.Width,
		Height: i.Height,
		Size:   benchvtpb.Size(i.Size),
	}
}

func imageFromPlain(m *benchvtpb.Image) *datatypes.Image {
	return &datatypes.Image{
		URI:    m.Uri,
		Title:  m.Title,
		Width:  m.Width,
		Height: m.Height,
		Size:   datatypes.Size(m.Size),
	}
}
