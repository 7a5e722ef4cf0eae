package msgp

import (
	"fmt"

	"github.com/tinylib/msgp/msgp"
)

// identify returns an error unless v has the methods that the generator writes,
// as the library looks for them. It has nothing to put in their place: its calls
// that take any value refuse a struct without them.
func identify(v any) error {
	if _, ok := v.(msgp.Sizer); !ok {
		return missing(v, "msgp.Sizer")
	}
	if _, ok := v.(msgp.Marshaler); !ok {
		return missing(v, "msgp.Marshaler")
	}
	if _, ok := v.(msgp.Unmarshaler); !ok {
		return missing(v, "msgp.Unmarshaler")
	}
	if _, ok := v.(msgp.Encodable); !ok {
		return missing(v, "msgp.Encodable")
	}
	if _, ok := v.(msgp.Decodable); !ok {
		return missing(v, "msgp.Decodable")
	}
	return nil
}

func missing(v any, contract string) error {
	return fmt.Errorf("%T is no %s: its generated methods are missing, and the library would refuse it", v, contract)
}
