package datatypes

import (
	"math"
	"math/bits"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

func values(t *testing.T, d Datatype, n int, seed uint64) []any {
	t.Helper()
	values, err := d.Values(n, 3, seed)
	if err != nil {
		t.Fatal(err)
	}
	if len(values) != n {
		t.Fatalf("%s: %d values, want %d", d.Name, len(values), n)
	}
	return values
}

func TestValues(t *testing.T) {
	const n = 100
	for _, d := range All() {
		got, again, other := values(t, d, n, 7), values(t, d, n, 7), values(t, d, n, 8)
		if diff := Diff(d.Canonical(3), got[0], Exact); diff != "" {
			t.Errorf("%s: the first is not the canonical value: %s", d.Name, diff)
		}
		differing := 0
		for i := range got {
			if diff := Diff(got[i], again[i], Exact); diff != "" {
				t.Errorf("%s: value %d is not the same again: %s", d.Name, i, diff)
			}
			if Diff(got[i], other[i], Exact) != "" {
				differing++
			}
			if shape(got[i]) != shape(got[0]) {
				t.Errorf("%s: value %d has the shape %s, want %s", d.Name, i, shape(got[i]), shape(got[0]))
			}
			for j := range i {
				if Diff(got[i], got[j], Exact) == "" {
					t.Errorf("%s: values %d and %d are equal", d.Name, i, j)
				}
			}
		}
		if differing != n-1 {
			t.Errorf("%s: %d of %d values change with the seed, want all but the first", d.Name, differing, n)
		}
	}
}

// shape prints the lengths of a value's slices and which of its pointers are nil.
func shape(value any) string {
	var text strings.Builder
	var walk func(reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if v.IsNil() {
				text.WriteString("nil ")
				return
			}
			text.WriteString("& ")
			walk(v.Elem())
		case reflect.Slice:
			text.WriteString("[" + strings.Repeat(".", v.Len()) + "] ")
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		}
	}
	walk(reflect.ValueOf(value))
	return text.String()
}

// Integers of every width occur, and strings of several lengths.
func TestValuesVary(t *testing.T) {
	widths, lengths := map[int]bool{}, map[int]bool{}
	for _, v := range values(t, byName(t, NameStruct), 200, 1) {
		EachLeaf(v, func(leaf reflect.Value) { widths[bits.Len64(uint64(max(leaf.Int(), -leaf.Int())))] = true })
	}
	if len(widths) != 32 {
		t.Errorf("integers of %d widths, want 0 to 31 bits", len(widths))
	}
	for _, v := range values(t, byName(t, NameSample), 200, 1)[1:] {
		text := v.(*Sample).String
		lengths[len(text)] = true
		if len(text) < 18 || len(text) > 54 {
			t.Errorf("a string of %d bytes, want 36 give or take a half", len(text))
		}
	}
	if len(lengths) < 30 {
		t.Errorf("strings of only %d lengths", len(lengths))
	}
	for _, v := range values(t, byName(t, NameMediaContent), 50, 1) {
		media := v.(*MediaContent)
		if !strings.HasSuffix(media.Media.Format, "\u1234") {
			t.Errorf("format %q has lost its wide rune", media.Media.Format)
		}
		if *media.Media.Title != "" {
			t.Errorf("the empty title has become %q", *media.Media.Title)
		}
		if p := media.Media.Player; p != PlayerJava && p != PlayerFlash {
			t.Errorf("player %d", p)
		}
	}
}

func TestValuesImpossible(t *testing.T) {
	flag := New("flag", false, func(int) *struct{ On bool } { return &struct{ On bool }{true} }, nil)
	for _, test := range []struct {
		d           Datatype
		n, listSize int
		want        string
	}{
		{flag, 2, 0, ""},
		{flag, 3, 0, "make 3 distinct values of flag: only 2 found"},
		{byName(t, NameStructList), 1, 0, ""},
		{byName(t, NameStructList), 2, 0, "make 2 distinct values of structlist: only 1 found"},
	} {
		got := ""
		if _, err := test.d.Values(test.n, test.listSize, 1); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%d of %s: %q, want %q", test.n, test.d.Name, got, test.want)
		}
	}
}

func TestArbitrary(t *testing.T) {
	const n = 300
	for _, d := range All() {
		got, again, fewer := d.Arbitrary(n, 1), d.Arbitrary(n, 1), d.Arbitrary(10, 1)
		for i := range got {
			if diff := Diff(got[i], again[i], Exact); diff != "" {
				t.Errorf("%s: value %d is not the same again: %s", d.Name, i, diff)
			}
			if i < len(fewer) && Diff(got[i], fewer[i], Exact) != "" {
				t.Errorf("%s: value %d depends on how many are asked for", d.Name, i)
			}
			if i%4 != 3 && !IsFinite(got[i]) {
				t.Errorf("%s: value %d is not finite", d.Name, i)
			}
		}
		if diff := Diff(d.Fresh(), got[0], Exact); diff != "" {
			t.Errorf("%s: the first is not the zero value: %s", d.Name, diff)
		}
		if s := shape(got[1]); strings.Contains(s, "nil") || strings.Contains(s, ".") {
			t.Errorf("%s: the second has the shape %s", d.Name, s)
		}
	}
}

// What formats stumble over must occur.
func TestArbitraryCoverage(t *testing.T) {
	seen := map[string]bool{}
	note := func(what string, is bool) { seen[what] = seen[what] || is }
	var walk func(reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			note("nil pointer", v.IsNil())
			if !v.IsNil() {
				note("pointer to zero", v.Elem().IsZero())
				walk(v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		case reflect.Slice:
			note("nil slice", v.IsNil())
			note("empty slice", !v.IsNil() && v.Len() == 0)
			note("slice of over 255", v.Len() > 255)
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Int32, reflect.Int64:
			lowest := int64(-1) << (v.Type().Bits() - 1)
			note("lowest "+v.Kind().String(), v.Int() == lowest)
			note("highest "+v.Kind().String(), v.Int() == ^lowest)
		case reflect.Float32, reflect.Float64:
			x, kind := v.Float(), v.Kind().String()
			note("-0 "+kind, x == 0 && math.Signbit(x))
			note("NaN "+kind, math.IsNaN(x))
			note("+Inf "+kind, math.IsInf(x, 1))
			note("-Inf "+kind, math.IsInf(x, -1))
			note("least "+kind, x == math.SmallestNonzeroFloat64 || kind == "float32" && x == math.SmallestNonzeroFloat32)
			note("most "+kind, x == math.MaxFloat64 || kind == "float32" && x == math.MaxFloat32)
		case reflect.String:
			text := v.String()
			note("string of over 255", len(text) > 255)
			note("NUL", strings.Contains(text, "\x00"))
			note("rune beyond 16 bits", strings.Contains(text, "\U0010ffff"))
			if !utf8.ValidString(text) {
				t.Errorf("%q is not UTF-8", text)
			}
		}
		if size, ok := enumSizes[v.Type()]; ok && (v.Int() < 0 || v.Int() >= int64(size)) {
			t.Errorf("%s has no value %d", v.Type(), v.Int())
		}
	}
	for _, d := range All() {
		for _, value := range d.Arbitrary(300, 1) {
			walk(reflect.ValueOf(value).Elem())
		}
	}
	for _, what := range []string{
		"nil pointer", "pointer to zero", "nil slice", "empty slice", "slice of over 255",
		"lowest int32", "highest int32", "lowest int64", "highest int64",
		"-0 float32", "NaN float32", "+Inf float32", "-Inf float32", "least float32", "most float32",
		"-0 float64", "NaN float64", "+Inf float64", "-Inf float64", "least float64", "most float64",
		"string of over 255", "NUL", "rune beyond 16 bits",
	} {
		if !seen[what] {
			t.Errorf("no %s", what)
		}
	}
}

func TestArbitraryUnsigned(t *testing.T) {
	type unsigned struct {
		A uint8
		B uint64
	}
	d := New("unsigned", false, func(int) *unsigned { return new(unsigned) }, nil)
	seen := map[uint8]bool{}
	for _, v := range d.Arbitrary(2000, 1) {
		seen[v.(*unsigned).A] = true
	}
	if !seen[0] || !seen[255] || len(seen) < 100 {
		t.Errorf("%d values of uint8, 255 among them: %t", len(seen), seen[255])
	}
}
