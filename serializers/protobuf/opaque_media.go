package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
	"serbench/serializers/convert"
)

func mediaContentToOpaque(c *datatypes.MediaContent) *benchopaquepb.MediaContent {
	return benchopaquepb.MediaContent_builder{
		Media:  mediaToOpaque(&c.Media),
		Images: convert.Pointers(c.Images, imageToOpaque),
	}.Build()
}

func mediaContentFromOpaque(m *benchopaquepb.MediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *mediaFromOpaque(m.GetMedia()),
		Images: convert.Values(m.GetImages(), imageFromOpaque),
	}
}

// The two types of a media share the persons. A builder takes the title's pointer,
// but a message does not give it away, so that the domain gets one of its own.

func mediaToOpaque(m *datatypes.Media) *benchopaquepb.Media {
	return benchopaquepb.Media_builder{
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
		Player:     benchopaquepb.Player(m.Player),
		Copyright:  m.Copyright,
	}.Build()
}

// mediaFromOpaque takes an absent media, which other writers may leave out, for one
// whose fields are all zero: so do the getters, and the domain has no absent one.
func mediaFromOpaque(m *benchopaquepb.Media) *datatypes.Media {
	return &datatypes.Media{
		URI:        m.GetUri(),
		Title:      opaqueTitle(m),
		Width:      m.GetWidth(),
		Height:     m.GetHeight(),
		Format:     m.GetFormat(),
		Duration:   m.GetDuration(),
		Size:       m.GetSize(),
		Bitrate:    m.GetBitrate(),
		HasBitrate: m.GetHasBitrate(),
		Persons:    m.GetPersons(),
		Player:     datatypes.Player(m.GetPlayer()),
		Copyright:  m.GetCopyright(),
	}
}

func imageToOpaque(i *datatypes.Image) *benchopaquepb.Image {
	return benchopaquepb.Image_builder{
		Uri:    i.URI,
		Title:  i.Title,
		Width:  i.Width,
		Height: i.Height,
		Size:   benchopaquepb.Size(i.Size),
	}.Build()
}

func imageFromOpaque(m *benchopaquepb.Image) *datatypes.Image {
	return &datatypes.Image{
		URI:    m.GetUri(),
		Title:  opaqueTitle(m),
		Width:  m.GetWidth(),
		Height: m.GetHeight(),
		Size:   datatypes.Size(m.GetSize()),
	}
}

// titled is a message of the opaque API that may have a title.
type titled interface {
	HasTitle() bool
	GetTitle() string
}

func opaqueTitle(m titled) *string {
	if !m.HasTitle() {
		return nil
	}
	return new(m.GetTitle())
}
