package thrift

import (
	"serbench/datatypes"
	"serbench/schemas/benchthrift"
	"serbench/serializers/convert"
)

// absentMedia stands for a media that a writer left out.
var absentMedia benchthrift.Media

func fromMedia(v *datatypes.Media) *benchthrift.Media {
	return &benchthrift.Media{
		URI:        v.URI,
		Title:      v.Title,
		Width:      v.Width,
		Height:     v.Height,
		Format:     v.Format,
		Duration:   v.Duration,
		Size:       v.Size,
		Bitrate:    v.Bitrate,
		HasBitrate: v.HasBitrate,
		Persons:    v.Persons,
		Player:     benchthrift.Player(v.Player),
		Copyright:  v.Copyright,
	}
}

// toMedia takes an absent media, which other writers may leave out, for one whose
// fields are all zero: the domain has no absent one.
func toMedia(v *benchthrift.Media) *datatypes.Media {
	if v == nil {
		v = &absentMedia
	}
	return &datatypes.Media{
		URI:        v.URI,
		Title:      v.Title,
		Width:      v.Width,
		Height:     v.Height,
		Format:     v.Format,
		Duration:   v.Duration,
		Size:       v.Size,
		Bitrate:    v.Bitrate,
		HasBitrate: v.HasBitrate,
		Persons:    v.Persons,
		Player:     datatypes.Player(v.Player),
		Copyright:  v.Copyright,
	}
}

func fromImage(v *datatypes.Image) *benchthrift.Image {
	return &benchthrift.Image{
		URI:    v.URI,
		Title:  v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   benchthrift.Size(v.Size),
	}
}

func toImage(v *benchthrift.Image) *datatypes.Image {
	return &datatypes.Image{
		URI:    v.URI,
		Title:  v.Title,
		Width:  v.Width,
		Height: v.Height,
		Size:   datatypes.Size(v.Size),
	}
}

func fromMediaContent(v *datatypes.MediaContent) *benchthrift.MediaContent {
	return &benchthrift.MediaContent{
		Media:  fromMedia(&v.Media),
		Images: convert.Pointers(v.Images, fromImage),
	}
}

func toMediaContent(v *benchthrift.MediaContent) *datatypes.MediaContent {
	return &datatypes.MediaContent{
		Media:  *toMedia(v.Media),
		Images: convert.Values(v.Images, toImage),
	}
}
