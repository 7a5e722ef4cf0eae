package flatbuffers

import (
	flatbuffers "github.com/google/flatbuffers/go"

	"serbench/datatypes"
	"serbench/schemas/benchfb"
)

func writeSample(b *builder, v *datatypes.Sample) flatbuffers.UOffsetT {
	ints := b.int32s(benchfb.SampleStartIntArrayVector, v.IntArray)
	longs := b.int64s(benchfb.SampleStartLongArrayVector, v.LongArray)
	floats := b.float32s(benchfb.SampleStartFloatArrayVector, v.FloatArray)
	doubles := b.float64s(benchfb.SampleStartDoubleArrayVector, v.DoubleArray)
	shorts := b.int32s(benchfb.SampleStartShortArrayVector, v.ShortArray)
	chars := b.int32s(benchfb.SampleStartCharArrayVector, v.CharArray)
	booleans := b.bools(benchfb.SampleStartBooleanArrayVector, v.BooleanArray)
	text := b.text(v.String)

	benchfb.SampleStart(b.Builder)
	benchfb.SampleAddIntValue(b.Builder, v.IntValue)
	benchfb.SampleAddLongValue(b.Builder, v.LongValue)
	benchfb.SampleAddFloatValue(b.Builder, v.FloatValue)
	benchfb.SampleAddDoubleValue(b.Builder, v.DoubleValue)
	benchfb.SampleAddShortValue(b.Builder, v.ShortValue)
	benchfb.SampleAddCharValue(b.Builder, v.CharValue)
	benchfb.SampleAddBooleanValue(b.Builder, v.BooleanValue)
	benchfb.SampleAddIntValueBoxed(b.Builder, v.IntValueBoxed)
	benchfb.SampleAddLongValueBoxed(b.Builder, v.LongValueBoxed)
	benchfb.SampleAddFloatValueBoxed(b.Builder, v.FloatValueBoxed)
	benchfb.SampleAddDoubleValueBoxed(b.Builder, v.DoubleValueBoxed)
	benchfb.SampleAddShortValueBoxed(b.Builder, v.ShortValueBoxed)
	benchfb.SampleAddCharValueBoxed(b.Builder, v.CharValueBoxed)
	benchfb.SampleAddBooleanValueBoxed(b.Builder, v.BooleanValueBoxed)
	benchfb.SampleAddIntArray(b.Builder, ints)
	benchfb.SampleAddLongArray(b.Builder, longs)
	benchfb.SampleAddFloatArray(b.Builder, floats)
	benchfb.SampleAddDoubleArray(b.Builder, doubles)
	benchfb.SampleAddShortArray(b.Builder, shorts)
	benchfb.SampleAddCharArray(b.Builder, chars)
	benchfb.SampleAddBooleanArray(b.Builder, booleans)
	benchfb.SampleAddString(b.Builder, text)
	return benchfb.SampleEnd(b.Builder)
}

func deserializeSample(data []byte) (*datatypes.Sample, error) {
	v := new(datatypes.Sample)
	readSample(benchfb.GetRootAsSample(data, 0), v)
	return v, nil
}

func readSample(from *benchfb.Sample, v *datatypes.Sample) {
	v.IntValue = from.IntValue()
	v.LongValue = from.LongValue()
	v.FloatValue = from.FloatValue()
	v.DoubleValue = from.DoubleValue()
	v.ShortValue = from.ShortValue()
	v.CharValue = from.CharValue()
	v.BooleanValue = from.BooleanValue()
	v.IntValueBoxed = from.IntValueBoxed()
	v.LongValueBoxed = from.LongValueBoxed()
	v.FloatValueBoxed = from.FloatValueBoxed()
	v.DoubleValueBoxed = from.DoubleValueBoxed()
	v.ShortValueBoxed = from.ShortValueBoxed()
	v.CharValueBoxed = from.CharValueBoxed()
	v.BooleanValueBoxed = from.BooleanValueBoxed()

	v.IntArray = make([]int32, from.IntArrayLength())
	for i := range v.IntArray {
		v.IntArray[i] = from.IntArray(i)
	}
	v.LongArray = make([]int64, from.LongArrayLength())
	for i := range v.LongArray {
		v.LongArray[i] = from.LongArray(i)
	}
	v.FloatArray = make([]float32, from.FloatArrayLength())
	for i := range v.FloatArray {
		v.FloatArray[i] = from.FloatArray(i)
	}
	v.DoubleArray = make([]float64, from.DoubleArrayLength())
	for i := range v.DoubleArray {
		v.DoubleArray[i] = from.DoubleArray(i)
	}
	v.ShortArray = make([]int32, from.ShortArrayLength())
	for i := range v.ShortArray {
		v.ShortArray[i] = from.ShortArray(i)
	}
	v.CharArray = make([]int32, from.CharArrayLength())
	for i := range v.CharArray {
		v.CharArray[i] = from.CharArray(i)
	}
	v.BooleanArray = make([]bool, from.BooleanArrayLength())
	for i := range v.BooleanArray {
		v.BooleanArray[i] = from.BooleanArray(i)
	}
	v.String = string(from.String())
}

func traverseSample(data []byte) (datatypes.Checksum, error) {
	return foldSample(0, benchfb.GetRootAsSample(data, 0)), nil
}

func foldSample(c datatypes.Checksum, from *benchfb.Sample) datatypes.Checksum {
	c = c.Int32(from.IntValue()).Int64(from.LongValue()).Float32(from.FloatValue()).Float64(from.DoubleValue())
	c = c.Int32(from.ShortValue()).Int32(from.CharValue()).Bool(from.BooleanValue())
	c = c.Int32(from.IntValueBoxed()).Int64(from.LongValueBoxed()).Float32(from.FloatValueBoxed())
	c = c.Float64(from.DoubleValueBoxed()).Int32(from.ShortValueBoxed()).Int32(from.CharValueBoxed())
	c = c.Bool(from.BooleanValueBoxed())

	n := from.IntArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Int32(from.IntArray(i))
	}
	n = from.LongArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Int64(from.LongArray(i))
	}
	n = from.FloatArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Float32(from.FloatArray(i))
	}
	n = from.DoubleArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Float64(from.DoubleArray(i))
	}
	n = from.ShortArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Int32(from.ShortArray(i))
	}
	n = from.CharArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Int32(from.CharArray(i))
	}
	n = from.BooleanArrayLength()
	c = c.Len(n)
	for i := range n {
		c = c.Bool(from.BooleanArray(i))
	}
	return c.Bytes(from.String())
}
