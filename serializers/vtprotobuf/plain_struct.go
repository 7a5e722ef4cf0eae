package vtprotobuf

import (
	"serbench/datatypes"
	"serbench/schemas/benchvtpb"
)

func structToPlain(s *datatypes.Struct) *benchvtpb.Struct {
	return &benchvtpb.Struct{
		F1: s.F1, F2: s.F2, F3: s.F3, F4: s.F4,
		F5: s.F5, F6: s.F6, F7: s.F7, F8: s.F8,
	}
}

func structFromPlain(m *benchvtpb.Struct) *datatypes.Struct {
	return &datatypes.Struct{
		F1: m.F1, F2: m.F2, F3: m.F3, F4: m.F4,
		F5: m.F5, F6: m.F6, F7: m.F7, F8: m.F8,
	}
}
