package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
)

// The three lists are messages whose field 1 is repeated.

func marshalStructList(message *easyproto.MessageMarshaler, v *datatypes.StructList) {
	for i := range v.Values {
		marshalStruct(message.AppendMessage(1), &v.Values[i])
	}
}

func marshalSampleList(message *easyproto.MessageMarshaler, v *datatypes.SampleList) {
	for i := range v.Values {
		marshalSample(message.AppendMessage(1), &v.Values[i])
	}
}

func marshalMediaContentList(message *easyproto.MessageMarshaler, v *datatypes.MediaContentList) {
	for i := range v.Values {
		marshalMediaContent(message.AppendMessage(1), &v.Values[i])
	}
}

func unmarshalStructList(data []byte, v *datatypes.StructList, strings origin) (err error) {
	v.Values, err = unmarshalList(data, v.Values[:0], strings, unmarshalStruct)
	return err
}

func unmarshalSampleList(data []byte, v *datatypes.SampleList, strings origin) (err error) {
	v.Values, err = unmarshalList(data, v.Values[:0], strings, unmarshalSample)
	return err
}

func unmarshalMediaContentList(data []byte, v *datatypes.MediaContentList, strings origin) (err error) {
	v.Values, err = unmarshalList(data, v.Values[:0], strings, unmarshalMediaContent)
	return err
}

// unmarshalList appends the elements that are in data.
func unmarshalList[T any](data []byte, list []T, strings origin, element func([]byte, *T, origin) error) ([]T, error) {
	var field easyproto.FieldContext
	for len(data) > 0 {
		var err error
		if data, err = field.NextField(data); err != nil {
			return list, fmt.Errorf("read list: %w", err)
		}
		if field.FieldNum != 1 {
			continue
		}
		nested, ok := field.MessageData()
		if !ok {
			return list, errField("list", &field)
		}
		list = extended(list)
		if err := element(nested, &list[len(list)-1], strings); err != nil {
			return list, fmt.Errorf("read list: %w", err)
		}
	}
	return list, nil
}
