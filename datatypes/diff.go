package datatypes

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// A Tolerance names a difference that a serializer documents and that is
// therefore not an error. It is shown in the report beside the serializer.
type Tolerance uint8

// The tolerances, which combine by or.
const (
	// Exact tolerates nothing: values differ unless every bit of every leaf is
	// the same, with the one exception that all NaNs of one type are equal.
	Exact Tolerance = 0
	// NilIsEmpty takes a nil slice for an empty one.
	NilIsEmpty Tolerance = 1
	// NilIsZero takes a nil pointer for a pointer to a zero value.
	NilIsZero Tolerance = 2
	// UnsignedZero takes -0 for +0.
	UnsignedZero Tolerance = 4
)

// Tolerances returns each tolerance singly, in the order in which they are named.
// The caller owns the slice.
func Tolerances() []Tolerance { return []Tolerance{NilIsEmpty, NilIsZero, UnsignedZero} }

// String names the tolerances for a reader.
func (t Tolerance) String() string {
	if t == Exact {
		return "exact"
	}
	var names []string
	for _, named := range []struct {
		tolerance Tolerance
		name      string
	}{
		{NilIsEmpty, "nil = empty"},
		{NilIsZero, "absent = zero"},
		{UnsignedZero, "-0 = 0"},
	} {
		if t&named.tolerance != 0 {
			names = append(names, named.name)
			t &^= named.tolerance
		}
	}
	if t != 0 {
		names = append(names, fmt.Sprintf("Tolerance(%d)", uint8(t)))
	}
	return strings.Join(names, ", ")
}

// Diff describes the first place at which got differs from want, such as
// "Media.Title: want nil, got \"\"", or returns "" if they are equal within the
// tolerance. Pointers are followed; two pointers are equal if what they point to
// is. It keeps neither argument.
//
//  1. Values of different types differ.
//  2. Numbers are equal if their bits are: -0 differs from 0; NaN equals NaN.
//  3. A nil slice or pointer equals only a nil one.
//
// The tolerances relax rules 2 and 3.
//
// It panics on a kind that is no data: a channel, a function, a map.
func Diff(want, got any, tolerance Tolerance) string {
	return diff("", reflect.ValueOf(want), reflect.ValueOf(got), tolerance)
}

func diff(path string, want, got reflect.Value, tolerance Tolerance) string {
	if !want.IsValid() || !got.IsValid() || want.Type() != got.Type() {
		return fmt.Sprintf("%s: want type %s, got %s", where(path), typeName(want), typeName(got))
	}
	equal := true
	switch want.Kind() {
	case reflect.Pointer:
		return diffPointer(path, want, got, tolerance)
	case reflect.Struct:
		for i := range want.NumField() {
			name := join(path, want.Type().Field(i).Name)
			if d := diff(name, want.Field(i), got.Field(i), tolerance); d != "" {
				return d
			}
		}
		return ""
	case reflect.Slice:
		return diffSlice(path, want, got, tolerance)
	case reflect.Float32, reflect.Float64:
		x, y := want.Float(), got.Float()
		equal = math.Float64bits(x) == math.Float64bits(y) || x != x && y != y ||
			tolerance&UnsignedZero != 0 && x == y
	case reflect.Bool, reflect.String,
		reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		equal = want.Equal(got)
	default:
		panic(fmt.Sprintf("datatypes: %s: a %s is no data", where(path), want.Kind()))
	}
	if !equal {
		return fmt.Sprintf("%s: want %s, got %s", where(path), show(want), show(got))
	}
	return ""
}

func diffPointer(path string, want, got reflect.Value, tolerance Tolerance) string {
	if want.IsNil() && got.IsNil() {
		return ""
	}
	if want.IsNil() != got.IsNil() {
		zero := tolerance&NilIsZero != 0 &&
			diff(path, orZero(want).Elem(), orZero(got).Elem(), tolerance) == ""
		if zero {
			return ""
		}
		return fmt.Sprintf("%s: want %s, got %s", where(path), show(want), show(got))
	}
	return diff(path, want.Elem(), got.Elem(), tolerance)
}

func orZero(pointer reflect.Value) reflect.Value {
	if pointer.IsNil() {
		return reflect.New(pointer.Type().Elem())
	}
	return pointer
}

func diffSlice(path string, want, got reflect.Value, tolerance Tolerance) string {
	if want.Len() != got.Len() {
		return fmt.Sprintf("%s: want %d elements, got %d", where(path), want.Len(), got.Len())
	}
	if tolerance&NilIsEmpty == 0 && want.IsNil() != got.IsNil() {
		return fmt.Sprintf("%s: want %s, got %s", where(path), show(want), show(got))
	}
	for i := range want.Len() {
		element := path + "[" + strconv.Itoa(i) + "]"
		if d := diff(element, want.Index(i), got.Index(i), tolerance); d != "" {
			return d
		}
	}
	return ""
}

func join(path, field string) string {
	if path == "" {
		return field
	}
	return path + "." + field
}

func where(path string) string {
	if path == "" {
		return "value"
	}
	return path
}

func typeName(v reflect.Value) string {
	if !v.IsValid() {
		return "nil"
	}
	return v.Type().String()
}

// show prints a leaf, or what is nil or empty about a pointer or slice.
func show(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return "nil"
		}
		return show(v.Elem())
	case reflect.Slice:
		if v.IsNil() {
			return "nil"
		}
		return fmt.Sprintf("%d elements", v.Len())
	case reflect.String:
		return strconv.Quote(v.String())
	}
	return fmt.Sprint(v)
}
