// Code generated from ../safe/struct.go. DO NOT EDIT.

package unsafe

import "serbench/datatypes"

// structMUS is the serializer of a Struct.
var structMUS structSer

type structSer struct{}

func (structSer) Marshal(v datatypes.Struct, bs []byte) (n int) {
	n = int32MUS.Marshal(v.F1, bs)
	n += int32MUS.Marshal(v.F2, bs[n:])
	n += int32MUS.Marshal(v.F3, bs[n:])
	n += int32MUS.Marshal(v.F4, bs[n:])
	n += int32MUS.Marshal(v.F5, bs[n:])
	n += int32MUS.Marshal(v.F6, bs[n:])
	n += int32MUS.Marshal(v.F7, bs[n:])
	return n + int32MUS.Marshal(v.F8, bs[n:])
}

func (structSer) Unmarshal(bs []byte) (v datatypes.Struct, n int, err error) {
	if v.F1, n, err = int32MUS.Unmarshal(bs); err != nil {
		return
	}
	var n1 int
	v.F2, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.F3, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.F4, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.F5, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.F6, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.F7, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.F8, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	return
}

func (structSer) Size(v datatypes.Struct) (size int) {
	size = int32MUS.Size(v.F1)
	size += int32MUS.Size(v.F2)
	size += int32MUS.Size(v.F3)
	size += int32MUS.Size(v.F4)
	size += int32MUS.Size(v.F5)
	size += int32MUS.Size(v.F6)
	size += int32MUS.Size(v.F7)
	return size + int32MUS.Size(v.F8)
}

func (structSer) Skip(bs []byte) (n int, err error) {
	return skip(bs,
		int32MUS.Skip, int32MUS.Skip, int32MUS.Skip, int32MUS.Skip, int32MUS.Skip, int32MUS.Skip,
		int32MUS.Skip, int32MUS.Skip,
	)
}
