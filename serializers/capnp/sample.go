package capnp

import (
	"capnproto.org/go/capnp/v3"

	"serbench/datatypes"
	"serbench/schemas/benchcapnp"
)

func writeSample(seg *capnp.Segment, v *datatypes.Sample) error {
	root, err := benchcapnp.NewRootSample(seg)
	if err != nil {
		return err
	}
	return setSample(root, v)
}

func setSample(to benchcapnp.Sample, v *datatypes.Sample) error {
	to.SetIntValue(v.IntValue)
	to.SetLongValue(v.LongValue)
	to.SetFloatValue(v.FloatValue)
	to.SetDoubleValue(v.DoubleValue)
	to.SetShortValue(v.ShortValue)
	to.SetCharValue(v.CharValue)
	to.SetBooleanValue(v.BooleanValue)
	to.SetIntValueBoxed(v.IntValueBoxed)
	to.SetLongValueBoxed(v.LongValueBoxed)
	to.SetFloatValueBoxed(v.FloatValueBoxed)
	to.SetDoubleValueBoxed(v.DoubleValueBoxed)
	to.SetShortValueBoxed(v.ShortValueBoxed)
	to.SetCharValueBoxed(v.CharValueBoxed)
	to.SetBooleanValueBoxed(v.BooleanValueBoxed)
	if err := setInt32s(to.NewIntArray, v.IntArray); err != nil {
		return err
	}
	if err := setInt64s(to.NewLongArray, v.LongArray); err != nil {
		return err
	}
	if err := setFloat32s(to.NewFloatArray, v.FloatArray); err != nil {
		return err
	}
	if err := setFloat64s(to.NewDoubleArray, v.DoubleArray); err != nil {
		return err
	}
	if err := setInt32s(to.NewShortArray, v.ShortArray); err != nil {
		return err
	}
	if err := setInt32s(to.NewCharArray, v.CharArray); err != nil {
		return err
	}
	if err := setBools(to.NewBooleanArray, v.BooleanArray); err != nil {
		return err
	}
	return to.SetString_(v.String)
}

func readSample(msg *capnp.Message, v *datatypes.Sample) error {
	root, err := benchcapnp.ReadRootSample(msg)
	if err != nil {
		return err
	}
	return getSample(root, v)
}

func getSample(from benchcapnp.Sample, v *datatypes.Sample) (err error) {
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
	if v.IntArray, err = getInt32s(from.IntArray()); err != nil {
		return err
	}
	if v.LongArray, err = getInt64s(from.LongArray()); err != nil {
		return err
	}
	if v.FloatArray, err = getFloat32s(from.FloatArray()); err != nil {
		return err
	}
	if v.DoubleArray, err = getFloat64s(from.DoubleArray()); err != nil {
		return err
	}
	if v.ShortArray, err = getInt32s(from.ShortArray()); err != nil {
		return err
	}
	if v.CharArray, err = getInt32s(from.CharArray()); err != nil {
		return err
	}
	if v.BooleanArray, err = getBools(from.BooleanArray()); err != nil {
		return err
	}
	v.String, err = from.String_()
	return err
}

func traverseSample(msg *capnp.Message) (datatypes.Checksum, error) {
	root, err := benchcapnp.ReadRootSample(msg)
	if err != nil {
		return 0, err
	}
	return foldSample(0, root)
}

func foldSample(c datatypes.Checksum, from benchcapnp.Sample) (datatypes.Checksum, error) {
	c = c.Int32(from.IntValue()).Int64(from.LongValue()).Float32(from.FloatValue()).Float64(from.DoubleValue())
	c = c.Int32(from.ShortValue()).Int32(from.CharValue()).Bool(from.BooleanValue())
	c = c.Int32(from.IntValueBoxed()).Int64(from.LongValueBoxed()).Float32(from.FloatValueBoxed())
	c = c.Float64(from.DoubleValueBoxed()).Int32(from.ShortValueBoxed()).Int32(from.CharValueBoxed())
	c = c.Bool(from.BooleanValueBoxed())

	ints, err := from.IntArray()
	if err != nil {
		return 0, err
	}
	longs, err := from.LongArray()
	if err != nil {
		return 0, err
	}
	floats, err := from.FloatArray()
	if err != nil {
		return 0, err
	}
	doubles, err := from.DoubleArray()
	if err != nil {
		return 0, err
	}
	shorts, err := from.ShortArray()
	if err != nil {
		return 0, err
	}
	chars, err := from.CharArray()
	if err != nil {
		return 0, err
	}
	booleans, err := from.BooleanArray()
	if err != nil {
		return 0, err
	}
	text, err := from.String_Bytes()
	if err != nil {
		return 0, err
	}
	c = foldFloat64s(foldFloat32s(foldInt64s(foldInt32s(c, ints), longs), floats), doubles)
	c = foldBools(foldInt32s(foldInt32s(c, shorts), chars), booleans)
	return c.Bytes(text), nil
}
