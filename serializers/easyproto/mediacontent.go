package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
)

func marshalMediaContent(message *easyproto.MessageMarshaler, v *datatypes.MediaContent) {
	marshalMedia(message.AppendMessage(1), &v.Media)
	for i := range v.Images {
		marshalImage(message.AppendMessage(2), &v.Images[i])
	}
}

func unmarshalMediaContent(data []byte, v *datatypes.MediaContent, strings origin) (err error) {
	resetMedia(&v.Media)
	v.Images = v.Images[:0]
	var field easyproto.FieldContext
	for len(data) > 0 {
		if data, err = field.NextField(data); err != nil {
			return fmt.Errorf("read MediaContent: %w", err)
		}
		if field.FieldNum != 1 && field.FieldNum != 2 {
			continue
		}
		nested, ok := field.MessageData()
		if !ok {
			return errField("MediaContent", &field)
		}
		if field.FieldNum == 1 {
			err = unmarshalMedia(nested, &v.Media, strings)
		} else {
			v.Images = extended(v.Images)
			err = unmarshalImage(nested, &v.Images[len(v.Images)-1], strings)
		}
		if err != nil {
			return fmt.Errorf("read MediaContent: %w", err)
		}
	}
	return nil
}
