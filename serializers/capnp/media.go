package capnp

import (
	"serbench/datatypes"
	"serbench/schemas/benchcapnp"
)

func setMedia(to benchcapnp.Media, v *datatypes.Media) error {
	if err := to.SetUri(v.URI); err != nil {
		return err
	}
	if v.Title != nil {
		if err := to.Title().SetPresent(*v.Title); err != nil {
			return err
		}
	}
	to.SetWidth(v.Width)
	to.SetHeight(v.Height)
	if err := to.SetFormat(v.Format); err != nil {
		return err
	}
	to.SetDuration(v.Duration)
	to.SetSize(v.Size)
	to.SetBitrate(v.Bitrate)
	to.SetHasBitrate(v.HasBitrate)
	if err := setTexts(to.NewPersons, v.Persons); err != nil {
		return err
	}
	to.SetPlayer(benchcapnp.Player(v.Player))
	return to.SetCopyright(v.Copyright)
}

func getMedia(from benchcapnp.Media, v *datatypes.Media) (err error) {
	if v.URI, err = from.Uri(); err != nil {
		return err
	}
	if from.Title().Which() == benchcapnp.Media_title_Which_present {
		title, err := from.Title().Present()
		if err != nil {
			return err
		}
		v.Title = &title
	}
	v.Width = from.Width()
	v.Height = from.Height()
	if v.Format, err = from.Format(); err != nil {
		return err
	}
	v.Duration = from.Duration()
	v.Size = from.Size()
	v.Bitrate = from.Bitrate()
	v.HasBitrate = from.HasBitrate()
	if v.Persons, err = getTexts(from.Persons()); err != nil {
		return err
	}
	v.Player = datatypes.Player(from.Player())
	v.Copyright, err = from.Copyright()
	return err
}

func foldMedia(c datatypes.Checksum, from benchcapnp.Media) (datatypes.Checksum, error) {
	uri, err := from.UriBytes()
	if err != nil {
		return 0, err
	}
	c = c.Bytes(uri)
	present := from.Title().Which() == benchcapnp.Media_title_Which_present
	c = c.Bool(present)
	if present {
		title, err := from.Title().PresentBytes()
		if err != nil {
			return 0, err
		}
		c = c.Bytes(title)
	}
	format, err := from.FormatBytes()
	if err != nil {
		return 0, err
	}
	c = c.Int32(from.Width()).Int32(from.Height()).Bytes(format)
	c = c.Int64(from.Duration()).Int64(from.Size()).Int32(from.Bitrate()).Bool(from.HasBitrate())
	persons, err := from.Persons()
	if err != nil {
		return 0, err
	}
	if c, err = foldTexts(c, persons); err != nil {
		return 0, err
	}
	copyright, err := from.CopyrightBytes()
	if err != nil {
		return 0, err
	}
	return c.Int32(int32(from.Player())).Bytes(copyright), nil
}
