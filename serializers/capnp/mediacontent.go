package capnp

import (
	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/schemas/benchcapnp"
)

func writeMediaContent(seg *capnp.Segment, v *datatypes.MediaContent) error {
	root, err := benchcapnp.NewRootMediaContent(seg)
	if err != nil {
		return err
	}
	return setMediaContent(root, v)
}

func setMediaContent(to benchcapnp.MediaContent, v *datatypes.MediaContent) error {
	media, err := to.NewMedia()
	if err != nil {
		return err
	}
	if err := setMedia(media, &v.Media); err != nil {
		return err
	}
	if v.Images == nil {
		return nil
	}
	images, err := to.NewImages(int32(len(v.Images)))
	if err != nil {
		return err
	}
	for i := range v.Images {
		if err := setImage(images.At(i), &v.Images[i]); err != nil {
			return err
		}
	}
	return nil
}

func readMediaContent(msg *capnp.Message, v *datatypes.MediaContent) error {
	root, err := benchcapnp.ReadRootMediaContent(msg)
	if err != nil {
		return err
	}
	return getMediaContent(root, v)
}

// getMediaContent takes an absent media, which other writers may leave out, for
// one whose fields are all zero: the domain has no absent one.
func getMediaContent(from benchcapnp.MediaContent, v *datatypes.MediaContent) error {
	media, err := from.Media()
	if err != nil {
		return err
	}
	if err := getMedia(media, &v.Media); err != nil {
		return err
	}
	images, err := from.Images()
	if err != nil || !images.IsValid() {
		return err
	}
	v.Images = make([]datatypes.Image, images.Len())
	for i := range v.Images {
		if err := getImage(images.At(i), &v.Images[i]); err != nil {
			return err
		}
	}
	return nil
}

func traverseMediaContent(msg *capnp.Message) (datatypes.Checksum, error) {
	root, err := benchcapnp.ReadRootMediaContent(msg)
	if err != nil {
		return 0, err
	}
	return foldMediaContent(0, root)
}

func foldMediaContent(c datatypes.Checksum, from benchcapnp.MediaContent) (datatypes.Checksum, error) {
	media, err := from.Media()
	if err != nil {
		return 0, err
	}
	if c, err = foldMedia(c, media); err != nil {
		return 0, err
	}
	images, err := from.Images()
	if err != nil {
		return 0, err
	}
	n := images.Len()
	c = c.Len(n)
	for i := range n {
		if c, err = foldImage(c, images.At(i)); err != nil {
			return 0, err
		}
	}
	return c, nil
}
