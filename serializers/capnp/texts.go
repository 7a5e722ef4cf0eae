package capnp

import (
	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
)

func setTexts(alloc func(int32) (capnp.TextList, error), values []string) error {
	if values == nil {
		return nil
	}
	list, err := alloc(int32(len(values)))
	if err != nil {
		return err
	}
	for i, v := range values {
		if err := list.Set(i, v); err != nil {
			return err
		}
	}
	return nil
}

func getTexts(list capnp.TextList, err error) ([]string, error) {
	if err != nil || !list.IsValid() {
		return nil, err
	}
	values := make([]string, list.Len())
	for i := range values {
		if values[i], err = list.At(i); err != nil {
			return nil, err
		}
	}
	return values, nil
}

func foldTexts(c datatypes.Checksum, list capnp.TextList) (datatypes.Checksum, error) {
	n := list.Len()
	c = c.Len(n)
	for i := range n {
		text, err := list.BytesAt(i)
		if err != nil {
			return 0, err
		}
		c = c.Bytes(text)
	}
	return c, nil
}
