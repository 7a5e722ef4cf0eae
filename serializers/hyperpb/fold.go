//go:build amd64 || arm64

package hyperpb

import "serbench/datatypes"

// The fold functions fold the fields of a message into a checksum. Calls within an
// expression are made from left to right, which is the reader's order.

func foldStruct(c datatypes.Checksum, r reader) datatypes.Checksum {
	c = c.Int32(r.int32()).Int32(r.int32()).Int32(r.int32()).Int32(r.int32())
	return c.Int32(r.int32()).Int32(r.int32()).Int32(r.int32()).Int32(r.int32())
}

func foldSample(c datatypes.Checksum, r reader) datatypes.Checksum {
	c = c.Int32(r.int32()).Int64(r.int64()).Float32(r.float32()).Float64(r.float64())
	c = c.Int32(r.int32()).Int32(r.int32()).Bool(r.bool())
	c = c.Int32(r.int32()).Int64(r.int64()).Float32(r.float32()).Float64(r.float64())
	c = c.Int32(r.int32()).Int32(r.int32()).Bool(r.bool())
	c = foldValues(c, r.list(), foldInt32)
	c = foldValues(c, r.list(), foldInt64)
	c = foldValues(c, r.list(), foldFloat32)
	c = foldValues(c, r.list(), foldFloat64)
	c = foldValues(c, r.list(), foldInt32)
	c = foldValues(c, r.list(), foldInt32)
	c = foldValues(c, r.list(), foldBool)
	return c.String(r.string())
}

func foldMediaContent(c datatypes.Checksum, r reader) datatypes.Checksum {
	c = foldMedia(c, r.nested())
	return foldMessages(c, r.messages(), foldImage)
}

func foldMedia(c datatypes.Checksum, r reader) datatypes.Checksum {
	c = foldTitle(c.String(r.string()), &r)
	c = c.Int32(r.int32()).Int32(r.int32()).String(r.string())
	c = c.Int64(r.int64()).Int64(r.int64()).Int32(r.int32()).Bool(r.bool())
	c = foldValues(c, r.list(), foldString)
	return c.Int32(r.enum()).String(r.string())
}

func foldImage(c datatypes.Checksum, r reader) datatypes.Checksum {
	c = foldTitle(c.String(r.string()), &r)
	return c.Int32(r.int32()).Int32(r.int32()).Int32(r.enum())
}

// foldTitle folds in what Optional does, without a pointer to a text.
func foldTitle(c datatypes.Checksum, r *reader) datatypes.Checksum {
	title, present := r.optional()
	if !present {
		return c.Bool(false)
	}
	return c.Bool(true).String(title)
}

func foldStructList(c datatypes.Checksum, r reader) datatypes.Checksum {
	return foldMessages(c, r.messages(), foldStruct)
}

func foldSampleList(c datatypes.Checksum, r reader) datatypes.Checksum {
	return foldMessages(c, r.messages(), foldSample)
}

func foldMediaContentList(c datatypes.Checksum, r reader) datatypes.Checksum {
	return foldMessages(c, r.messages(), foldMediaContent)
}
