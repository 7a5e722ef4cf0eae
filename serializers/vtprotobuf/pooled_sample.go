package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpoolpb"
)

// The two types of a sample share their lists.

func sampleToPooled(s *datatypes.Sample) *benchvtpoolpb.Sample {
	return &benchvtpoolpb.Sample{
		IntValue:          s.IntValue,
		LongValue:         s.LongValue,
		FloatValue:        s.FloatValue,
		DoubleValue:       s.DoubleValue,
		ShortValue:        s.ShortValue,
		CharValue:         s.CharValue,
		BooleanValue:      s.BooleanValue,
		IntValueBoxed:     s.IntValueBoxed,
		LongValueBoxed:    s.LongValueBoxed,
		FloatValueBoxed:   s.FloatValueBoxed,
		DoubleValueBoxed:  s.DoubleValueBoxed,
		ShortValueBoxed:   s.ShortValueBoxed,
		CharValueBoxed:    s.CharValueBoxed,
		BooleanValueBoxed: s.BooleanValueBoxed,
		IntArray:          s.IntArray,
		LongArray:         s.LongArray,
		FloatArray:        s.FloatArray,
		DoubleArray:       s.DoubleArray,
		ShortArray:        s.ShortArray,
		CharArray:         s.CharArray,
		BooleanArray:      s.BooleanArray,
		String_:           s.String,
	}
}

func sampleFromPooled(m *benchvtpoolpb.Sample) *datatypes.Sample {
	return &datatypes.Sample{
		IntValue:          m.IntValue,
		LongValue:         m.LongValue,
		FloatValue:        m.FloatValue,
		DoubleValue:       m.DoubleValue,
		ShortValue:        m.ShortValue,
		CharValue:         m.CharValue,
		BooleanValue:      m.BooleanValue,
		IntValueBoxed:     m.IntValueBoxed,
		LongValueBoxed:    m.LongValueBoxed,
		FloatValueBoxed:   m.FloatValueBoxed,
		DoubleValueBoxed:  m.DoubleValueBoxed,
		ShortValueBoxed:   m.ShortValueBoxed,
		CharValueBoxed:    m.CharValueBoxed,
		BooleanValueBoxed: m.BooleanValueBoxed,
		IntArray:          m.IntArray,
		LongArray:         m.LongArray,
		FloatArray:        m.FloatArray,
		DoubleArray:       m.DoubleArray,
		ShortArray:        m.ShortArray,
		CharArray:         m.CharArray,
		BooleanArray:      m.BooleanArray,
		String:            m.String_,
	}
}
