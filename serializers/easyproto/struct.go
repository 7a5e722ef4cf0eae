package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
)

func marshalStruct(message *easyproto.MessageMarshaler, v *datatypes.Struct) {
	message.AppendInt32(1, v.F1)
	message.AppendInt32(2, v.F2)
	message.AppendInt32(3, v.F3)
	message.AppendInt32(4, v.F4)
	message.AppendInt32(5, v.F5)
	message.AppendInt32(6, v.F6)
	message.AppendInt32(7, v.F7)
	message.AppendInt32(8, v.F8)
}

func unmarshalStruct(data []byte, v *datatypes.Struct, _ origin) (err error) {
	*v = datatypes.Struct{}
	var field easyproto.FieldContext
	for len(data) > 0 {
		if data, err = field.NextField(data); err != nil {
			return fmt.Errorf("read Struct: %w", err)
		}
		ok := true
		switch field.FieldNum {
		case 1:
			v.F1, ok = field.Int32()
		case 2:
			v.F2, ok = field.Int32()
		case 3:
			v.F3, ok = field.Int32()
		case 4:
			v.F4, ok = field.Int32()
		case 5:
			v.F5, ok = field.Int32()
		case 6:
			v.F6, ok = field.Int32()
		case 7:
			v.F7, ok = field.Int32()
		case 8:
			v.F8, ok = field.Int32()
		}
		if !ok {
			return errField("Struct", &field)
		}
	}
	return nil
}
