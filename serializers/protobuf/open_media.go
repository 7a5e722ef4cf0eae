package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchpb"
	"serbench/serializers/convert"
)

// absentMedia stands for a media that a writer left out.
var absentMedia benchpb.Media

func mediaContentToOpen(c *datatypes.MediaContent) *benchpb.MediaContent {
	return &benchpb.MediaContent{
		Media:  mediaToOpen(&c.Media),
		Images: convert.Pointers(c.Images, imageToOpen),
	}
}

func mediaContentFromOpen(m *benchpb.MediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *mediaFromOpen(m.Media),
		Images: convert.Values(m.Images, imageFromOpen),
	}
}

// The two types of a media share the title, whose presence both express as a
// pointer, and the persons.

func mediaToOpen(m *datatypes.Media) *benchpb.Media {
	return &benchpb.Media{
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
		Player:     benchpb.Player(m.Player),
		Copyright:  m.Copyright,
	}
}

// mediaFromOpen takes an absent media, which other writers may leave out, for
// one whose fields are all zero: the domain has no absent one.
func mediaFromOpen(m *benchpb.Media) *datatypes.Media {
	if m == nil {
		m = &absentMedia
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

func imageToOpen(i *datatypes.Image) *benchpb.Image {
	return &benchpb.Image{
		Uri:    i.URI,
		Title:  i.Title,
		Width:  i.Width,
		Height: i.Height,
		Size:   benchpb.Size(i.Size),
	}
}

func imageFromOpen(m *benchpb.Image) *datatypes.Image {
	return &datatypes.Image{
		URI:    m.Uri,
		Title:  m.Title,
		Width:  m.Width,
		Height: m.Height,
		Size:   datatypes.Size(m.Size),
	}
}
