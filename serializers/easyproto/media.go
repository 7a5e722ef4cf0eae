package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
)

func marshalMedia(message *easyproto.MessageMarshaler, v *datatypes.Media) {
	message.AppendString(1, v.URI)
	if v.Title != nil {
		message.AppendString(2, *v.Title)
	}
	message.AppendInt32(3, v.Width)
	message.AppendInt32(4, v.Height)
	message.AppendString(5, v.Format)
	message.AppendInt64(6, v.Duration)
	message.AppendInt64(7, v.Size)
	message.AppendInt32(8, v.Bitrate)
	message.AppendBool(9, v.HasBitrate)
	for _, person := range v.Persons {
		message.AppendString(10, person)
	}
	message.AppendInt32(11, int32(v.Player))
	message.AppendString(12, v.Copyright)
}

// resetMedia empties a value and keeps the memory of its list.
func resetMedia(v *datatypes.Media) { *v = datatypes.Media{Persons: v.Persons[:0]} }

func unmarshalMedia(data []byte, v *datatypes.Media, strings origin) (err error) {
	resetMedia(v)
	var field easyproto.FieldContext
	for len(data) > 0 {
		if data, err = field.NextField(data); err != nil {
			return fmt.Errorf("read Media: %w", err)
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
			v.Format, ok = strings.text(&field)
		case 6:
			v.Duration, ok = field.Int64()
		case 7:
			v.Size, ok = field.Int64()
		case 8:
			v.Bitrate, ok = field.Int32()
		case 9:
			v.HasBitrate, ok = field.Bool()
		case 10:
			var person string
			person, ok = strings.text(&field)
			v.Persons = append(v.Persons, person)
		case 11:
			var player int32
			player, ok = field.Enum()
			v.Player = datatypes.Player(player)
		case 12:
			v.Copyright, ok = strings.text(&field)
		}
		if !ok {
			return errField("Media", &field)
		}
	}
	return nil
}
