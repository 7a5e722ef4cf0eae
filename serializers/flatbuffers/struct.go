package flatbuffers

import (
	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
)

func writeStruct(b *builder, v *datatypes.Struct) flatbuffers.UOffsetT {
	benchfb.StructStart(b.Builder)
	benchfb.StructAddF1(b.Builder, v.F1)
	benchfb.StructAddF2(b.Builder, v.F2)
	benchfb.StructAddF3(b.Builder, v.F3)
	benchfb.StructAddF4(b.Builder, v.F4)
	benchfb.StructAddF5(b.Builder, v.F5)
	benchfb.StructAddF6(b.Builder, v.F6)
	benchfb.StructAddF7(b.Builder, v.F7)
	benchfb.StructAddF8(b.Builder, v.F8)
	return benchfb.StructEnd(b.Builder)
}

func deserializeStruct(data []byte) (*datatypes.Struct, error) {
	v := new(datatypes.Struct)
	readStruct(benchfb.GetRootAsStruct(data, 0), v)
	return v, nil
}

func readStruct(from *benchfb.Struct, v *datatypes.Struct) {
	v.F1 = from.F1()
	v.F2 = from.F2()
	v.F3 = from.F3()
	v.F4 = from.F4()
	v.F5 = from.F5()
	v.F6 = from.F6()
	v.F7 = from.F7()
	v.F8 = from.F8()
}

func traverseStruct(data []byte) (datatypes.Checksum, error) {
	return foldStruct(0, benchfb.GetRootAsStruct(data, 0)), nil
}

func foldStruct(c datatypes.Checksum, from *benchfb.Struct) datatypes.Checksum {
	c = c.Int32(from.F1()).Int32(from.F2()).Int32(from.F3()).Int32(from.F4())
	return c.Int32(from.F5()).Int32(from.F6()).Int32(from.F7()).Int32(from.F8())
}
