package results

import (
	"math"
	"reflect"
	"strings"
	"time"
	"unicode/utf8"
)

// largest is above any figure of a run and far enough below the largest float
// that sums, products and squares of figures stay finite.
const largest = 1e18

// checkValues returns the first fault of the numbers and strings in v. No number
// of the format may be negative, be larger than it could be in earnest, or be
// none at all.
//
// Note: It walks by reflection so that no field that is added later can be
// forgotten.
func checkValues(v reflect.Value) *FaultError {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return checkValues(v.Elem())
	case reflect.Struct:
		return checkFields(v)
	case reflect.Slice:
		return checkElements(v)
	case reflect.Map:
		for entries := v.MapRange(); entries.Next(); {
			key := entries.Key().String()
			if bad := checkText(key); bad != nil {
				return bad
			}
			if bad := checkValues(entries.Value()); bad != nil {
				return bad.under("[" + quote(key) + "]")
			}
		}
	case reflect.String:
		return checkText(v.String())
	case reflect.Float64:
		return checkNumber(v.Float())
	case reflect.Int, reflect.Int64:
		if n := v.Int(); n < 0 {
			return fault("%d is negative", n)
		}
	}
	return nil
}

func checkFields(v reflect.Value) *FaultError {
	t := v.Type()
	if t == reflect.TypeFor[time.Time]() {
		return nil
	}
	for i := range t.NumField() {
		if bad := checkValues(v.Field(i)); bad != nil {
			return bad.under(jsonName(t.Field(i)))
		}
	}
	return nil
}

func checkElements(v reflect.Value) *FaultError {
	// Samples come by the million; reflection would take seconds for them.
	if numbers, ok := v.Interface().([]float64); ok {
		for i, x := range numbers {
			if bad := checkNumber(x); bad != nil {
				return bad.at(i)
			}
		}
		return nil
	}
	for i := range v.Len() {
		if bad := checkValues(v.Index(i)); bad != nil {
			return bad.at(i)
		}
	}
	return nil
}

func checkNumber(x float64) *FaultError {
	switch {
	case math.IsNaN(x), math.IsInf(x, 0):
		return fault("%v is not a finite number; leave out what was not measured", x)
	case x < 0:
		return fault("%v is negative", x)
	case x > largest:
		return fault("%v is too large: at most %v", x, float64(largest))
	}
	return nil
}

func checkText(s string) *FaultError {
	if !utf8.ValidString(s) {
		return fault("%s is not valid UTF-8", quote(s))
	}
	return nil
}

// jsonName returns the name of a field in the file.
func jsonName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}
