package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
)

// The two types of a sample share their lists.

func sampleToOpaque(s *datatypes.Sample) *benchopaquepb.Sample {
	return benchopaquepb.Sample_builder{
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
		String:            s.String,
	}.Build()
}

func sampleFromOpaque(m *benchopaquepb.Sample) *datatypes.Sample {
	return &datatypes.Sample{
		IntValue:          m.GetIntValue(),
		LongValue:         m.GetLongValue(),
		FloatValue:        m.GetFloatValue(),
		DoubleValue:       m.GetDoubleValue(),
		ShortValue:        m.GetShortValue(),
		CharValue:         m.GetCharValue(),
		BooleanValue:      m.GetBooleanValue(),
		IntValueBoxed:     m.GetIntValueBoxed(),
		LongValueBoxed:    m.GetLongValueBoxed(),
		FloatValueBoxed:   m.GetFloatValueBoxed(),
		DoubleValueBoxed:  m.GetDoubleValueBoxed(),
		ShortValueBoxed:   m.GetShortValueBoxed(),
		CharValueBoxed:    m.GetCharValueBoxed(),
		BooleanValueBoxed: m.GetBooleanValueBoxed(),
		IntArray:          m.GetIntArray(),
		LongArray:         m.GetLongArray(),
		FloatArray:        m.GetFloatArray(),
		DoubleArray:       m.GetDoubleArray(),
		ShortArray:        m.GetShortArray(),
		CharArray:         m.GetCharArray(),
		BooleanArray:      m.GetBooleanArray(),
		String:            m.GetString(),
	}
}
