package protobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchopaquepb"
)

func structToOpaque(s *datatypes.Struct) *benchopaquepb.Struct {
	return benchopaquepb.Struct_builder{
		F1: s.F1, F2: s.F2, F3: s.F3, F4: s.F4,
		F5: s.F5, F6: s.F6, F7: s.F7, F8: s.F8,
	}.Build()
}

func structFromOpaque(m *benchopaquepb.Struct) *datatypes.Struct {
	return &datatypes.Struct{
		F1: m.GetF1(), F2: m.GetF2(), F3: m.GetF3(), F4: m.GetF4(),
		F5: m.GetF5(), F6: m.GetF6(), F7: m.GetF7(), F8: m.GetF8(),
	}
}
