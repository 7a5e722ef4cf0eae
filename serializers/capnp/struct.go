package capnp

import (
	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/schemas/benchcapnp"
)

func writeStruct(seg *capnp.Segment, v *datatypes.Struct) error {
	root, err := benchcapnp.NewRootStruct(seg)
	if err != nil {
		return err
	}
	setStruct(root, v)
	return nil
}

func setStruct(to benchcapnp.Struct, v *datatypes.Struct) {
	to.SetF1(v.F1)
	to.SetF2(v.F2)
	to.SetF3(v.F3)
	to.SetF4(v.F4)
	to.SetF5(v.F5)
	to.SetF6(v.F6)
	to.SetF7(v.F7)
	to.SetF8(v.F8)
}

func readStruct(msg *capnp.Message, v *datatypes.Struct) error {
	root, err := benchcapnp.ReadRootStruct(msg)
	if err != nil {
		return err
	}
	getStruct(root, v)
	return nil
}

func getStruct(from benchcapnp.Struct, v *datatypes.Struct) {
	v.F1 = from.F1()
	v.F2 = from.F2()
	v.F3 = from.F3()
	v.F4 = from.F4()
	v.F5 = from.F5()
	v.F6 = from.F6()
	v.F7 = from.F7()
	v.F8 = from.F8()
}

func traverseStruct(msg *capnp.Message) (datatypes.Checksum, error) {
	root, err := benchcapnp.ReadRootStruct(msg)
	if err != nil {
		return 0, err
	}
	return foldStruct(0, root), nil
}

func foldStruct(c datatypes.Checksum, from benchcapnp.Struct) datatypes.Checksum {
	c = c.Int32(from.F1()).Int32(from.F2()).Int32(from.F3()).Int32(from.F4())
	return c.Int32(from.F5()).Int32(from.F6()).Int32(from.F7()).Int32(from.F8())
}
