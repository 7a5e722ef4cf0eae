package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchpb"
)

func mediaContentToNative(c *datatypes.MediaContent) *benchpb.MediaContent {
	return &benchpb.MediaContent{
		Media:  mediaToNative(&c.Media),
		Images: toPointers(c.Images, imageToNative),
	}
}

func mediaContentToDomain(m *benchpb.MediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *mediaToDomain(m.Media),
		Images: toValues(m.Images, imageToDomain),
	}
}

// The two types of a media share the title, whose presence both express as a
// pointer, and the persons.

func mediaToNative(m *datatypes.Media) *benchpb.Media {
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

// mediaToDomain takes an absent media, which other writers may leave out, for
// one whose fields are all zero: the domain has no absent one.
func mediaToDomain(m *benchpb.Media) *datatypes.Media {
	if m == nil {
		return &datatypes.Media{}
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

func imageToNative(i *datatypes.Image) *benchpb.Image {
	return &benchpb.Image{
		Uri:    i.URI,
		Title:  i.Title,
		Width:  i.Width,
		Height: i.Height,
		Size:   benchpb.Size(i.Size),
	}
}

func imageToDomain(m *benchpb.Image) *datatypes.Image {
	return &datatypes.Image{
		URI:    m.Uri,
		Title:  m.Title,
		Width:  m.Width,
		Height: m.Height,
		Size:   datatypes.Size(m.Size),
	}
}
