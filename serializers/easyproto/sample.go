package easyproto

import (
	"fmt"

	"github.com/VictoriaMetrics/easyproto"

	"serbench/datatypes"
)

func marshalSample(message *easyproto.MessageMarshaler, v *datatypes.Sample) {
	message.AppendInt32(1, v.IntValue)
	message.AppendInt64(2, v.LongValue)
	message.AppendFloat(3, v.FloatValue)
	message.AppendDouble(4, v.DoubleValue)
	message.AppendInt32(5, v.ShortValue)
	message.AppendInt32(6, v.CharValue)
	message.AppendBool(7, v.BooleanValue)
	message.AppendInt32(8, v.IntValueBoxed)
	message.AppendInt64(9, v.LongValueBoxed)
	message.AppendFloat(10, v.FloatValueBoxed)
	message.AppendDouble(11, v.DoubleValueBoxed)
	message.AppendInt32(12, v.ShortValueBoxed)
	message.AppendInt32(13, v.CharValueBoxed)
	message.AppendBool(14, v.BooleanValueBoxed)
	message.AppendInt32s(15, v.IntArray)
	message.AppendInt64s(16, v.LongArray)
	message.AppendFloats(17, v.FloatArray)
	message.AppendDoubles(18, v.DoubleArray)
	message.AppendInt32s(19, v.ShortArray)
	message.AppendInt32s(20, v.CharArray)
	message.AppendBools(21, v.BooleanArray)
	message.AppendString(22, v.String)
}

// resetSample empties a value and keeps the memory of its lists.
func resetSample(v *datatypes.Sample) {
	*v = datatypes.Sample{
		IntArray:     v.IntArray[:0],
		LongArray:    v.LongArray[:0],
		FloatArray:   v.FloatArray[:0],
		DoubleArray:  v.DoubleArray[:0],
		ShortArray:   v.ShortArray[:0],
		CharArray:    v.CharArray[:0],
		BooleanArray: v.BooleanArray[:0],
	}
}

func unmarshalSample(data []byte, v *datatypes.Sample, strings origin) (err error) {
	resetSample(v)
	var field easyproto.FieldContext
	for len(data) > 0 {
		if data, err = field.NextField(data); err != nil {
			return fmt.Errorf("read Sample: %w", err)
		}
		ok := true
		switch field.FieldNum {
		case 1:
			v.IntValue, ok = field.Int32()
		case 2:
			v.LongValue, ok = field.Int64()
		case 3:
			v.FloatValue, ok = field.Float()
		case 4:
			v.DoubleValue, ok = field.Double()
		case 5:
			v.ShortValue, ok = field.Int32()
		case 6:
			v.CharValue, ok = field.Int32()
		case 7:
			v.BooleanValue, ok = field.Bool()
		case 8:
			v.IntValueBoxed, ok = field.Int32()
		case 9:
			v.LongValueBoxed, ok = field.Int64()
		case 10:
			v.FloatValueBoxed, ok = field.Float()
		case 11:
			v.DoubleValueBoxed, ok = field.Double()
		case 12:
			v.ShortValueBoxed, ok = field.Int32()
		case 13:
			v.CharValueBoxed, ok = field.Int32()
		case 14:
			v.BooleanValueBoxed, ok = field.Bool()
		case 15:
			v.IntArray, ok = field.UnpackInt32s(v.IntArray)
		case 16:
			v.LongArray, ok = field.UnpackInt64s(v.LongArray)
		case 17:
			v.FloatArray, ok = field.UnpackFloats(v.FloatArray)
		case 18:
			v.DoubleArray, ok = field.UnpackDoubles(v.DoubleArray)
		case 19:
			v.ShortArray, ok = field.UnpackInt32s(v.ShortArray)
		case 20:
			v.CharArray, ok = field.UnpackInt32s(v.CharArray)
		case 21:
			v.BooleanArray, ok = field.UnpackBools(v.BooleanArray)
		case 22:
			v.String, ok = strings.text(&field)
		}
		if !ok {
			return errField("Sample", &field)
		}
	}
	return nil
}
