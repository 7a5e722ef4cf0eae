package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpoolpb"
	"serbench/serializers/convert"
)

// absentPooledMedia stands for a media that a writer left out.
var absentPooledMedia benchvtpoolpb.Media

func mediaContentToPooled(c *datatypes.MediaContent) *benchvtpoolpb.MediaContent {
	return &benchvtpoolpb.MediaContent{
		Media:  mediaToPooled(&c.Media),
		Images: convert.Pointers(c.Images, imageToPooled),
	}
}

func mediaContentFromPooled(m *benchvtpoolpb.MediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *mediaFromPooled(m.Media),
		Images: convert.Values(m.Images, imageFromPooled),
	}
}

// The two types of a media share the title, whose presence both express as a
// pointer, and the persons.

func mediaToPooled(m *datatypes.Media) *benchvtpoolpb.Media {
	return &benchvtpoolpb.Media{
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
		Player:     benchvtpoolpb.Player(m.Player),
		Copyright:  m.Copyright,
	}
}

// mediaFromPooled takes an absent media, which other writers may leave out, for
// one whose fields are all zero: the domain has no absent one.
func mediaFromPooled(m *benchvtpoolpb.Media) *datatypes.Media {
	if m == nil {
		m = &absentPooledMedia
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

func imageToPooled(i *datatypes.Image) *benchvtpoolpb.Image {
	return &benchvtpoolpb.Image{
		Uri:    i.URI,
		Title:  i.Title,
		Width:  i.Width,
		Height: i.Height,
		Size:   benchvtpoolpb.Size(i.Size),
	}
}

func imageFromPooled(m *benchvtpoolpb.Image) *datatypes.Image {
	return &datatypes.Image{
		URI:    m.Uri,
		Title:  m.Title,
		Width:  m.Width,
		Height: m.Height,
		Size:   datatypes.Size(m.Size),
	}
}
