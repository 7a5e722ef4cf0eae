package vtprotobuf
import ("testing"
"serbench/datatypes"
"serbench/schemas/benchvtpb"
"serbench/schemas/benchvtpoolpb"
"serbench/serializers/serializertest")
func TestTmp(t *testing.T) {
	asDirect(t, Serializers()[0], datatypes.NameStruct, serializertest.Direct[*benchvtpb.Struct]{
		Serialize: func(m *benchvtpb.Struct) ([]byte, error) { return m.MarshalVT() },
		SerializeReuse: func(buffer []byte, m *benchvtpb.Struct) ([]byte, error) {
			size := m.SizeVT()
			if cap(buffer) < size { buffer = make([]byte, size) }
			n, err := m.MarshalToSizedBufferVT(buffer[:size])
			return buffer[:n], err
		},
		Deserialize: func(data []byte) (*benchvtpb.Struct, error) { m := &benchvtpb.Struct{}; return m, m.UnmarshalVT(data) },
		DeserializeReuse: func(m *benchvtpb.Struct, data []byte) (*benchvtpb.Struct, error) { m.Reset(); return m, m.UnmarshalVT(data) },
	})
	asDirect(t, Serializers()[2], datatypes.NameStruct, serializertest.Direct[*benchvtpoolpb.Struct]{
		Serialize: func(m *benchvtpoolpb.Struct) ([]byte, error) { return m.MarshalVT() },
		SerializeReuse: func(buffer []byte, m *benchvtpoolpb.Struct) ([]byte, error) {
			size := m.SizeVT()
			if cap(buffer) < size { buffer = make([]byte, size) }
			n, err := m.MarshalToSizedBufferVT(buffer[:size])
			return buffer[:n], err
		},
		Deserialize: func(data []byte) (*benchvtpoolpb.Struct, error) { m := benchvtpoolpb.StructFromVTPool(); return m, m.UnmarshalVT(data) },
		DeserializeReuse: func(m *benchvtpoolpb.Struct, data []byte) (*benchvtpoolpb.Struct, error) { m.ReturnToVTPool(); m = benchvtpoolpb.StructFromVTPool(); return m, m.UnmarshalVT(data) },
	})
}
