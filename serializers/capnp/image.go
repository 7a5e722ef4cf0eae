package capnp

import (
	"serbench/datatypes"
	"serbench/schemas/benchcapnp"
)

func setImage(to benchcapnp.Image, v *datatypes.Image) error {
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
	to.SetSize(benchcapnp.Size(v.Size))
	return nil
}

func getImage(from benchcapnp.Image, v *datatypes.Image) (err error) {
	if v.URI, err = from.Uri(); err != nil {
		return err
	}
	if from.Title().Which() == benchcapnp.Image_title_Which_present {
		title, err := from.Title().Present()
		if err != nil {
			return err
		}
		v.Title = &title
	}
	v.Width = from.Width()
	v.Height = from.Height()
	v.Size = datatypes.Size(from.Size())
	return nil
}

func foldImage(c datatypes.Checksum, from benchcapnp.Image) (datatypes.Checksum, error) {
	uri, err := from.UriBytes()
	if err != nil {
		return 0, err
	}
	c = c.Bytes(uri)
	present := from.Title().Which() == benchcapnp.Image_title_Which_present
	c = c.Bool(present)
	if present {
		title, err := from.Title().PresentBytes()
		if err != nil {
			return 0, err
		}
		c = c.Bytes(title)
	}
	return c.Int32(from.Width()).Int32(from.Height()).Int32(int32(from.Size())), nil
}
