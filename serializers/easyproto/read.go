package easyproto

import (
	"fmt"
	"strings"

	"github.com/VictoriaMetrics/easyproto"
)

// An origin says where the strings of a deserialized value have their bytes from.
type origin bool

const (
	copied  origin = false // from memory of their own
	aliased origin = true  // from the input
)

// text returns the string of a field. It is false where the field has none.
func (o origin) text(field *easyproto.FieldContext) (string, bool) {
	s, ok := field.String()
	if o == copied {
		s = strings.Clone(s)
	}
	return s, ok
}

// errField says that a field of a message has another wire type than the schema
// gives it, or a number that is out of the field's range.
func errField(message string, field *easyproto.FieldContext) error {
	return fmt.Errorf("read %s: field %d has the wrong type or range", message, field.FieldNum)
}

// extended returns the list with one more element, which may be one that the list
// held before: the function that reads into it resets it.
func extended[T any](list []T) []T {
	if len(list) < cap(list) {
		return list[:len(list)+1]
	}
	var zero T
	return append(list, zero)
}
