package safe

import (
	"fmt"

	"serbench/datatypes"
	"serbench/serializers"
)

// Bind returns the codec of a datatype.
//
// Note: the codecs are written out, six times the three calls of the library's
// documentation. By way of an interface or a type parameter they would be three
// times one, and each call would go through a table and copy its record once
// more.
//
// Note: there is no DeserializeReuse. The library returns values and fills in
// none.
func Bind(d datatypes.Datatype) (serializers.Codec, error) {
	switch d.Name {
	case datatypes.NameStruct:
		return bindStruct(), nil
	case datatypes.NameSample:
		return bindSample(), nil
	case datatypes.NameMediaContent:
		return bindMediaContent(), nil
	case datatypes.NameStructList:
		return bindStructList(), nil
	case datatypes.NameSampleList:
		return bindSampleList(), nil
	case datatypes.NameMediaContentList:
		return bindMediaContentList(), nil
	}
	return nil, fmt.Errorf("%w: a serializer must be written for each type, and there is none for %s",
		serializers.ErrUnsupported, d.Name)
}
