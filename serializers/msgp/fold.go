package msgp

import "serbench/datatypes"

// The folds of both rows end in these: a type that holds no other of this package
// has the domain's layout, so that a pointer to the one is a pointer to the other.

func foldMedia(c datatypes.Checksum, v *datatypes.Media) datatypes.Checksum {
	c = c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).String(v.Format)
	c = c.Int64(v.Duration).Int64(v.Size).Int32(v.Bitrate).Bool(v.HasBitrate)
	return c.Strings(v.Persons).Int32(int32(v.Player)).String(v.Copyright)
}

func foldImage(c datatypes.Checksum, v *datatypes.Image) datatypes.Checksum {
	return c.String(v.URI).Optional(v.Title).Int32(v.Width).Int32(v.Height).Int32(int32(v.Size))
}
