// Code generated from ../safe/lists.go. DO NOT EDIT.

package unsafe

import (
	slops "github.com/mus-format/mus-go/options/slice"
	"github.com/mus-format/mus-go/ord"

	"serbench/datatypes"
	"serbench/serializers/mus/length"
)

// The lists, and a text that may be absent.
var (
	boolsMUS         = ord.NewSliceSer[bool](boolMUS, slops.WithLenSer[bool](length.Bounded))
	int32sMUS        = ord.NewSliceSer[int32](int32MUS, slops.WithLenSer[int32](length.Bounded))
	int64sMUS        = ord.NewSliceSer[int64](int64MUS, slops.WithLenSer[int64](length.Bounded))
	float32sMUS      = ord.NewSliceSer[float32](float32MUS, slops.WithLenSer[float32](length.Bounded))
	float64sMUS      = ord.NewSliceSer[float64](float64MUS, slops.WithLenSer[float64](length.Bounded))
	stringsMUS       = ord.NewSliceSer[string](stringMUS, slops.WithLenSer[string](length.Bounded))
	imagesMUS        = ord.NewSliceSer[datatypes.Image](imageMUS, slops.WithLenSer[datatypes.Image](length.Bounded))
	structsMUS       = ord.NewSliceSer[datatypes.Struct](structMUS, slops.WithLenSer[datatypes.Struct](length.Bounded))
	samplesMUS       = ord.NewSliceSer[datatypes.Sample](sampleMUS, slops.WithLenSer[datatypes.Sample](length.Bounded))
	mediaContentsMUS = ord.NewSliceSer[datatypes.MediaContent](mediaContentMUS, slops.WithLenSer[datatypes.MediaContent](length.Bounded))

	optionalStringMUS = ord.NewPtrSer[string](stringMUS)
)
