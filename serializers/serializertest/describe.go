package serializertest

import (
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"strconv"

	"serbench/datatypes"
)

// proveSelfDescribing checks that Describe is there exactly where the claim is,
// and that what it makes of the canonical values holds every leaf of theirs.
// Where it stands and what it is called is the format's business. Zero leaves are
// not looked for, since a format may leave them out.
func proveSelfDescribing(s *subject) error {
	if err := claim("self_describing", s.Traits.SelfDescribing, s.Describe != nil); err != nil {
		return err
	}
	if s.Describe == nil {
		return nil
	}
	return s.each(func(b *bound) error {
		value := b.canonical()
		_, data, err := b.native(value)
		if err != nil {
			return err
		}
		described, err := s.Describe(data)
		if err != nil {
			return fmt.Errorf("describe: %w", err)
		}
		return holdsLeaves(described, value)
	})
}

// holdsLeaves returns an error unless described holds each leaf of value that is
// not zero, at least as often as value does.
func holdsLeaves(described, value any) error {
	var found []reflect.Value
	collect(reflect.ValueOf(described), &found)
	var missing error
	datatypes.EachLeaf(value, func(want reflect.Value) {
		if want.IsZero() || missing != nil {
			return
		}
		for i, got := range found {
			if sameLeaf(want, got) {
				found[i] = found[len(found)-1]
				found = found[:len(found)-1]
				return
			}
		}
		missing = fmt.Errorf("describe: %v is missing, or is there too few times", want)
	})
	return missing
}

// collect appends the leaves of whatever a library decodes to without a type.
func collect(v reflect.Value, leaves *[]reflect.Value) {
	switch v.Kind() {
	case reflect.Invalid:
	case reflect.Pointer, reflect.Interface:
		collect(v.Elem(), leaves)
	case reflect.Map:
		for entry := v.MapRange(); entry.Next(); {
			collect(entry.Value(), leaves)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			collect(v.Field(i), leaves)
		}
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8 {
			*leaves = append(*leaves, reflect.ValueOf(string(v.Bytes())))
			return
		}
		for i := range v.Len() {
			collect(v.Index(i), leaves)
		}
	default:
		*leaves = append(*leaves, v)
	}
}

// sameLeaf reports whether got, of any scalar type, has the value of want. A
// float32 may come back as the float64 whose nearest float32 it is.
func sameLeaf(want, got reflect.Value) bool {
	switch {
	case want.Kind() == reflect.Bool:
		return got.Kind() == reflect.Bool && got.Bool() == want.Bool()
	case want.Kind() == reflect.String:
		return got.Kind() == reflect.String && got.String() == want.String()
	}
	number, ok := exact(got)
	if !ok {
		return false
	}
	if want.Kind() == reflect.Float32 {
		nearest, _ := number.Float32()
		return float64(nearest) == want.Float()
	}
	wanted, ok := exact(want)
	return ok && wanted.Cmp(number) == 0
}

// exact returns a number as a rational. A json.Number that is the shortest text
// of a float64 stands for that float64.
func exact(v reflect.Value) (*big.Rat, bool) {
	switch {
	case v.CanInt():
		return new(big.Rat).SetInt64(v.Int()), true
	case v.CanUint():
		return new(big.Rat).SetUint64(v.Uint()), true
	case v.CanFloat():
		r := new(big.Rat).SetFloat64(v.Float())
		return r, r != nil
	case v.Type() == reflect.TypeFor[json.Number]():
		if n, err := strconv.ParseInt(v.String(), 10, 64); err == nil {
			return new(big.Rat).SetInt64(n), true
		}
		x, err := strconv.ParseFloat(v.String(), 64)
		if err != nil {
			return nil, false
		}
		r := new(big.Rat).SetFloat64(x)
		return r, r != nil
	}
	return nil, false
}
