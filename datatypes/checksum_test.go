package datatypes

import (
	"reflect"
	"testing"
)

// A change of any one leaf changes the checksum.
func TestFoldSeesEveryLeaf(t *testing.T) {
	for _, d := range All() {
		want := d.Fold(0, d.Canonical(2))
		if again := d.Fold(0, d.Canonical(2)); again != want {
			t.Errorf("%s: %x, then %x", d.Name, want, again)
		}
		leaves := 0
		EachLeaf(d.Canonical(2), func(reflect.Value) { leaves++ })
		for changed := range leaves {
			value, leaf := d.Canonical(2), 0
			EachLeaf(value, func(v reflect.Value) {
				if leaf == changed {
					change(v)
				}
				leaf++
			})
			if d.Fold(0, value) == want {
				t.Errorf("%s: leaf %d is not in the checksum", d.Name, changed)
			}
		}
	}
}

// change makes a leaf another one.
func change(leaf reflect.Value) {
	switch leaf.Kind() {
	case reflect.Bool:
		leaf.SetBool(!leaf.Bool())
	case reflect.Int32, reflect.Int64:
		leaf.SetInt(leaf.Int() + 1)
	case reflect.Float32, reflect.Float64:
		leaf.SetFloat(leaf.Float() + 1)
	case reflect.String:
		leaf.SetString(leaf.String() + "x")
	default:
		panic("a leaf of kind " + leaf.Kind().String())
	}
}

// What is beside the leaves counts too: where one text or list ends and the next
// begins, and what is absent.
func TestChecksumKeepsThingsApart(t *testing.T) {
	var none Checksum
	sums := map[Checksum]string{}
	for name, sum := range map[string]Checksum{
		"nothing":         none,
		"an empty text":   none.String(""),
		"a, bc":           none.String("a").String("bc"),
		"ab, c":           none.String("ab").String("c"),
		"eight letters":   none.String("abcdefgh"),
		"nine letters":    none.String("abcdefghi"),
		"a list of two":   none.Int32s([]int32{1, 2}),
		"two lists":       none.Int32s([]int32{1}).Int32s([]int32{2}),
		"reversed":        none.Int32s([]int32{2, 1}),
		"a list of texts": none.Strings([]string{"a", "b"}),
		"minus one":       none.Int64(-1),
		"minus zero":      none.Float64(negativeZero()),
		"two zeros":       none.Float32(0).Float64(0),
		"true":            none.Bools([]bool{true}),
	} {
		if other, ok := sums[sum]; ok {
			t.Errorf("%s and %s have one checksum", name, other)
		}
		sums[sum] = name
	}
	if none.Optional(nil) == none.Optional(new("")) {
		t.Error("an absent and an empty text have one checksum")
	}
	if none.String("in place or not") != none.Bytes([]byte("in place or not")) {
		t.Error("a text read in place has another checksum")
	}
	if none.Int32s(nil) != none.Int32s([]int32{}) {
		t.Error("nil and empty have two checksums")
	}
}

func negativeZero() float64 {
	zero := 0.0
	return -zero
}

func TestFoldAllocatesNothing(t *testing.T) {
	for _, d := range All() {
		value := d.Canonical(DefaultListSize)
		var sum Checksum
		if n := testing.AllocsPerRun(10, func() { sum = d.Fold(sum, value) }); n != 0 {
			t.Errorf("%s: %v allocations", d.Name, n)
		}
	}
}
