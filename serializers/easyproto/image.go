package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
)

func marshalImage(message *easyproto.MessageMarshaler, v *datatypes.Image) {
	message.AppendString(1, v.URI)
	if v.Title != nil {
		message.AppendString(2, *v.Title)
	}
	message.AppendInt32(3, v.Width)
	message.AppendInt32(4, v.Height)
	message.AppendInt32(5, int32(v.Size))
}

func unmarshalImage(data []byte, v *datatypes.Image, strings origin) (err error) {
	*v = datatypes.Image{}
	var field easyproto.FieldContext
	for len(data) > 0 {
		if data, err = field.NextField(data); err != nil {
			return fmt.Errorf("read Image: %w", err)
		}
		ok := true
		switch field.FieldNum {
		case 1:
			v.URI, ok = strings.text(&field)
		case 2:
			v.Title = new(string)
			*v.Title, ok = strings.text(&field)
		case 3:
			v.Width, ok = field.Int32()
		case 4:
			v.Height, ok = field.Int32()
		case 5:
			var size int32
			size, ok = field.Enum()
			v.Size = datatypes.Size(size)
		}
		if !ok {
			return errField("Image", &field)
		}
	}
	return nil
}
