// Code generated from ../safe/sample.go. DO NOT EDIT.

package unsafe

import "serbench/datatypes"

// sampleMUS is the serializer of a Sample.
var sampleMUS sampleSer

type sampleSer struct{}

func (sampleSer) Marshal(v datatypes.Sample, bs []byte) (n int) {
	n = int32MUS.Marshal(v.IntValue, bs)
	n += int64MUS.Marshal(v.LongValue, bs[n:])
	n += float32MUS.Marshal(v.FloatValue, bs[n:])
	n += float64MUS.Marshal(v.DoubleValue, bs[n:])
	n += int32MUS.Marshal(v.ShortValue, bs[n:])
	n += int32MUS.Marshal(v.CharValue, bs[n:])
	n += boolMUS.Marshal(v.BooleanValue, bs[n:])
	n += int32MUS.Marshal(v.IntValueBoxed, bs[n:])
	n += int64MUS.Marshal(v.LongValueBoxed, bs[n:])
	n += float32MUS.Marshal(v.FloatValueBoxed, bs[n:])
	n += float64MUS.Marshal(v.DoubleValueBoxed, bs[n:])
	n += int32MUS.Marshal(v.ShortValueBoxed, bs[n:])
	n += int32MUS.Marshal(v.CharValueBoxed, bs[n:])
	n += boolMUS.Marshal(v.BooleanValueBoxed, bs[n:])
	n += int32sMUS.Marshal(v.IntArray, bs[n:])
	n += int64sMUS.Marshal(v.LongArray, bs[n:])
	n += float32sMUS.Marshal(v.FloatArray, bs[n:])
	n += float64sMUS.Marshal(v.DoubleArray, bs[n:])
	n += int32sMUS.Marshal(v.ShortArray, bs[n:])
	n += int32sMUS.Marshal(v.CharArray, bs[n:])
	n += boolsMUS.Marshal(v.BooleanArray, bs[n:])
	return n + stringMUS.Marshal(v.String, bs[n:])
}

func (sampleSer) Unmarshal(bs []byte) (v datatypes.Sample, n int, err error) {
	if v.IntValue, n, err = int32MUS.Unmarshal(bs); err != nil {
		return
	}
	var n1 int
	v.LongValue, n1, err = int64MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.FloatValue, n1, err = float32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.DoubleValue, n1, err = float64MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.ShortValue, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.CharValue, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.BooleanValue, n1, err = boolMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.IntValueBoxed, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.LongValueBoxed, n1, err = int64MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.FloatValueBoxed, n1, err = float32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.DoubleValueBoxed, n1, err = float64MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.ShortValueBoxed, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.CharValueBoxed, n1, err = int32MUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.BooleanValueBoxed, n1, err = boolMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.IntArray, n1, err = int32sMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.LongArray, n1, err = int64sMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.FloatArray, n1, err = float32sMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.DoubleArray, n1, err = float64sMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.ShortArray, n1, err = int32sMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.CharArray, n1, err = int32sMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.BooleanArray, n1, err = boolsMUS.Unmarshal(bs[n:])
	n += n1
	if err != nil {
		return
	}
	v.String, n1, err = stringMUS.Unmarshal(bs[n:])
	n += n1
	return
}

func (sampleSer) Size(v datatypes.Sample) (size int) {
	size = int32MUS.Size(v.IntValue)
	size += int64MUS.Size(v.LongValue)
	size += float32MUS.Size(v.FloatValue)
	size += float64MUS.Size(v.DoubleValue)
	size += int32MUS.Size(v.ShortValue)
	size += int32MUS.Size(v.CharValue)
	size += boolMUS.Size(v.BooleanValue)
	size += int32MUS.Size(v.IntValueBoxed)
	size += int64MUS.Size(v.LongValueBoxed)
	size += float32MUS.Size(v.FloatValueBoxed)
	size += float64MUS.Size(v.DoubleValueBoxed)
	size += int32MUS.Size(v.ShortValueBoxed)
	size += int32MUS.Size(v.CharValueBoxed)
	size += boolMUS.Size(v.BooleanValueBoxed)
	size += int32sMUS.Size(v.IntArray)
	size += int64sMUS.Size(v.LongArray)
	size += float32sMUS.Size(v.FloatArray)
	size += float64sMUS.Size(v.DoubleArray)
	size += int32sMUS.Size(v.ShortArray)
	size += int32sMUS.Size(v.CharArray)
	size += boolsMUS.Size(v.BooleanArray)
	return size + stringMUS.Size(v.String)
}

func (sampleSer) Skip(bs []byte) (n int, err error) {
	return skip(bs,
		int32MUS.Skip, int64MUS.Skip, float32MUS.Skip, float64MUS.Skip, int32MUS.Skip, int32MUS.Skip,
		boolMUS.Skip, int32MUS.Skip, int64MUS.Skip, float32MUS.Skip, float64MUS.Skip, int32MUS.Skip,
		int32MUS.Skip, boolMUS.Skip, int32sMUS.Skip, int64sMUS.Skip, float32sMUS.Skip, float64sMUS.Skip,
		int32sMUS.Skip, int32sMUS.Skip, boolsMUS.Skip, stringMUS.Skip,
	)
}
