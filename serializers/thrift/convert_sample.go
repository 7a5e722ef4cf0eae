package thrift

import (
	"serbench/datatypes"
	"serbench/schemas/benchthrift"
)

func fromSample(v *datatypes.Sample) *benchthrift.Sample {
	return &benchthrift.Sample{
		IntValue:          v.IntValue,
		LongValue:         v.LongValue,
		FloatValue:        float64(v.FloatValue),
		DoubleValue:       v.DoubleValue,
		ShortValue:        v.ShortValue,
		CharValue:         v.CharValue,
		BooleanValue:      v.BooleanValue,
		IntValueBoxed:     v.IntValueBoxed,
		LongValueBoxed:    v.LongValueBoxed,
		FloatValueBoxed:   float64(v.FloatValueBoxed),
		DoubleValueBoxed:  v.DoubleValueBoxed,
		ShortValueBoxed:   v.ShortValueBoxed,
		CharValueBoxed:    v.CharValueBoxed,
		BooleanValueBoxed: v.BooleanValueBoxed,
		IntArray:          v.IntArray,
		LongArray:         v.LongArray,
		FloatArray:        floats[float64](v.FloatArray),
		DoubleArray:       v.DoubleArray,
		ShortArray:        v.ShortArray,
		CharArray:         v.CharArray,
		BooleanArray:      v.BooleanArray,
		String_:           v.String,
	}
}

func toSample(v *benchthrift.Sample) *datatypes.Sample {
	return &datatypes.Sample{
		IntValue:          v.IntValue,
		LongValue:         v.LongValue,
		FloatValue:        float32(v.FloatValue),
		DoubleValue:       v.DoubleValue,
		ShortValue:        v.ShortValue,
		CharValue:         v.CharValue,
		BooleanValue:      v.BooleanValue,
		IntValueBoxed:     v.IntValueBoxed,
		LongValueBoxed:    v.LongValueBoxed,
		FloatValueBoxed:   float32(v.FloatValueBoxed),
		DoubleValueBoxed:  v.DoubleValueBoxed,
		ShortValueBoxed:   v.ShortValueBoxed,
		CharValueBoxed:    v.CharValueBoxed,
		BooleanValueBoxed: v.BooleanValueBoxed,
		IntArray:          v.IntArray,
		LongArray:         v.LongArray,
		FloatArray:        floats[float32](v.FloatArray),
		DoubleArray:       v.DoubleArray,
		ShortArray:        v.ShortArray,
		CharArray:         v.CharArray,
		BooleanArray:      v.BooleanArray,
		String:            v.String_,
	}
}

// floats converts a list of floats to another width.
func floats[To, From float32 | float64](from []From) []To {
	if from == nil {
		return nil
	}
	to := make([]To, len(from))
	for i, x := range from {
		to[i] = To(x)
	}
	return to
}
