package capnp

import (
	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/schemas/benchcapnp"
)

// The three lists differ in the type of their elements alone, and of that each
// has its own generated functions.

func writeStructList(seg *capnp.Segment, v *datatypes.StructList) error {
	root, err := benchcapnp.NewRootStructList(seg)
	if err != nil || v.Values == nil {
		return err
	}
	values, err := root.NewValues(int32(len(v.Values)))
	if err != nil {
		return err
	}
	for i := range v.Values {
		setStruct(values.At(i), &v.Values[i])
	}
	return nil
}

func readStructList(msg *capnp.Message, v *datatypes.StructList) error {
	root, err := benchcapnp.ReadRootStructList(msg)
	if err != nil {
		return err
	}
	values, err := root.Values()
	if err != nil || !values.IsValid() {
		return err
	}
	v.Values = make([]datatypes.Struct, values.Len())
	for i := range v.Values {
		getStruct(values.At(i), &v.Values[i])
	}
	return nil
}

func traverseStructList(msg *capnp.Message) (datatypes.Checksum, error) {
	root, err := benchcapnp.ReadRootStructList(msg)
	if err != nil {
		return 0, err
	}
	values, err := root.Values()
	if err != nil {
		return 0, err
	}
	n := values.Len()
	c := datatypes.Checksum(0).Len(n)
	for i := range n {
		c = foldStruct(c, values.At(i))
	}
	return c, nil
}

func writeSampleList(seg *capnp.Segment, v *datatypes.SampleList) error {
	root, err := benchcapnp.NewRootSampleList(seg)
	if err != nil || v.Values == nil {
		return err
	}
	values, err := root.NewValues(int32(len(v.Values)))
	if err != nil {
		return err
	}
	for i := range v.Values {
		if err := setSample(values.At(i), &v.Values[i]); err != nil {
			return err
		}
	}
	return nil
}

func readSampleList(msg *capnp.Message, v *datatypes.SampleList) error {
	root, err := benchcapnp.ReadRootSampleList(msg)
	if err != nil {
		return err
	}
	values, err := root.Values()
	if err != nil || !values.IsValid() {
		return err
	}
	v.Values = make([]datatypes.Sample, values.Len())
	for i := range v.Values {
		if err := getSample(values.At(i), &v.Values[i]); err != nil {
			return err
		}
	}
	return nil
}

func traverseSampleList(msg *capnp.Message) (datatypes.Checksum, error) {
	root, err := benchcapnp.ReadRootSampleList(msg)
	if err != nil {
		return 0, err
	}
	values, err := root.Values()
	if err != nil {
		return 0, err
	}
	n := values.Len()
	c := datatypes.Checksum(0).Len(n)
	for i := range n {
		if c, err = foldSample(c, values.At(i)); err != nil {
			return 0, err
		}
	}
	return c, nil
}

func writeMediaContentList(seg *capnp.Segment, v *datatypes.MediaContentList) error {
	root, err := benchcapnp.NewRootMediaContentList(seg)
	if err != nil || v.Values == nil {
		return err
	}
	values, err := root.NewValues(int32(len(v.Values)))
	if err != nil {
		return err
	}
	for i := range v.Values {
		if err := setMediaContent(values.At(i), &v.Values[i]); err != nil {
			return err
		}
	}
	return nil
}

func readMediaContentList(msg *capnp.Message, v *datatypes.MediaContentList) error {
	root, err := benchcapnp.ReadRootMediaContentList(msg)
	if err != nil {
		return err
	}
	values, err := root.Values()
	if err != nil || !values.IsValid() {
		return err
	}
	v.Values = make([]datatypes.MediaContent, values.Len())
	for i := range v.Values {
		if err := getMediaContent(values.At(i), &v.Values[i]); err != nil {
			return err
		}
	}
	return nil
}

func traverseMediaContentList(msg *capnp.Message) (datatypes.Checksum, error) {
	root, err := benchcapnp.ReadRootMediaContentList(msg)
	if err != nil {
		return 0, err
	}
	values, err := root.Values()
	if err != nil {
		return 0, err
	}
	n := values.Len()
	c := datatypes.Checksum(0).Len(n)
	for i := range n {
		if c, err = foldMediaContent(c, values.At(i)); err != nil {
			return 0, err
		}
	}
	return c, nil
}
