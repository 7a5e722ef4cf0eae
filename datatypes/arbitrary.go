package datatypes

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"unicode/utf8"
)

// Arbitrary returns n values drawn from seed out of all that the datatype can
// hold, each a pointer that the caller owns. Unlike those of [Datatype.Values]
// they have no common shape: slices are nil, empty, short or long, pointers are
// nil or not, numbers lie at the limits of their type and of the widths in which
// formats write them, and every fourth value may hold NaN and the infinities.
// Strings are valid UTF-8 and enumerations hold values that they define.
//
// The first two values are the emptiest: the zero value, whose slices and
// pointers are all nil, and one whose slices are empty and whose pointers point
// to zero values. The same arguments always give equal values.
func (d Datatype) Arbitrary(n int, seed uint64) []any {
	values := make([]any, n)
	for i := range values {
		// A generator of its own makes a value independent of how many there are.
		g := &generator{random: rand.New(rand.NewPCG(seed, uint64(i))), budget: maxUnits}
		g.nonFinite = i%4 == 3
		values[i] = d.Fresh()
		switch i {
		case 0:
		case 1:
			hollow(reflect.ValueOf(values[i]).Elem())
		default:
			g.fill(reflect.ValueOf(values[i]).Elem())
		}
	}
	return values
}

// IsFinite reports whether a value holds neither a NaN nor an infinity.
func IsFinite(value any) bool {
	finite := true
	EachLeaf(value, func(leaf reflect.Value) {
		if leaf.CanFloat() && (math.IsNaN(leaf.Float()) || math.IsInf(leaf.Float(), 0)) {
			finite = false
		}
	})
	return finite
}

// hollow makes the slices below v empty and its pointers point to zero values.
func hollow(v reflect.Value) {
	switch v.Kind() {
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 0, 0))
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Struct:
		for i := range v.NumField() {
			hollow(v.Field(i))
		}
	}
}

// maxUnits bounds a value: the elements of its lists, counted by their fields,
// and the bytes of its strings add up to no more.
const maxUnits = 1 << 17

type generator struct {
	random    *rand.Rand
	nonFinite bool
	budget    int
}

func (g *generator) fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if g.random.IntN(3) == 0 {
			return
		}
		v.Set(reflect.New(v.Type().Elem()))
		g.fill(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			g.fill(v.Field(i))
		}
	case reflect.Slice:
		if g.random.IntN(5) == 0 {
			return
		}
		n := g.length(units(v.Type().Elem()))
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			g.fill(v.Index(i))
		}
	case reflect.String:
		v.SetString(g.text(g.length(1)))
	default:
		g.fillScalar(v)
	}
}

// units is the number of fields, lists and strings that a value of type t has at
// least.
func units(t reflect.Type) int {
	if t.Kind() != reflect.Struct {
		return 1
	}
	sum := 0
	for i := range t.NumField() {
		sum += units(t.Field(i).Type)
	}
	return sum
}

// length draws the length of a slice or string whose elements are of so many
// units. Formats write lengths in widths that change at 16, 24, 32, 128, 256 and
// 65536.
func (g *generator) length(units int) int {
	n := 0
	switch p := g.random.IntN(2000); {
	case p < 400:
	case p < 1700:
		n = 1 + g.random.IntN(8)
	case p < 1940:
		n = []int{16, 24, 32}[g.random.IntN(3)] - g.random.IntN(2)
	case p < 1990:
		n = []int{128, 256}[g.random.IntN(2)] - g.random.IntN(2)
	case p < 1999:
		n = 1000 + g.random.IntN(1000)
	default:
		n = 65536 - g.random.IntN(2)
	}
	n = min(n, g.budget/max(units, 1))
	g.budget -= n * units
	return n
}

// runes are of every width in UTF-8 and hold what text formats must escape.
var runes = []rune("aZ09 _\x00\x01\n\t\x7f\"'\\/<>&\u0080é\u07ff\u0800\u1234\u2028\ufeff\ufffd\U00010000😀\U0010ffff")

// text returns n bytes of valid UTF-8.
func (g *generator) text(n int) string {
	var text strings.Builder
	for text.Len() < n {
		r := runes[g.random.IntN(len(runes))]
		if text.Len()+utf8.RuneLen(r) > n {
			r = 'x'
		}
		text.WriteRune(r)
	}
	return text.String()
}

// Numbers at which some format changes its width, its notation or its mind.
var (
	edgeInts = []int64{
		0, 1, 23, 24, 31, 32, 63, 64, 127, 128, 255, 256, 32767, 32768, 65535, 65536,
		1 << 28, 1 << 31, 1 << 32, 1<<53 - 1, 1 << 53, 1<<53 + 1, math.MaxInt32, math.MaxInt64,
	}
	edgeFloats = []float64{
		0, 1, 0.1, 255, 1e-7, 1e-6, 1e20, 1e21, 1<<24 + 1, 65504, math.Pi,
		math.SmallestNonzeroFloat32, math.MaxFloat32, math.SmallestNonzeroFloat64, math.MaxFloat64,
	}
	nonFiniteFloats = []float64{math.NaN(), math.Inf(1), math.Inf(-1)}
)

func (g *generator) fillScalar(v reflect.Value) {
	_, isEnum := enumSizes[v.Type()]
	switch {
	case isEnum || g.random.IntN(2) == 0:
		vary(v, g.random)
	case v.CanInt():
		n := pick(g.random, edgeInts)
		if g.random.IntN(2) == 0 {
			n = -n - int64(g.random.IntN(2))
		}
		if !v.OverflowInt(n) {
			v.SetInt(n)
		}
	case v.CanUint():
		if n := uint64(pick(g.random, edgeInts)); !v.OverflowUint(n) {
			v.SetUint(n)
		}
	case v.CanFloat():
		x := pick(g.random, edgeFloats)
		if g.nonFinite && g.random.IntN(8) == 0 {
			x = pick(g.random, nonFiniteFloats)
		}
		if g.random.IntN(2) == 0 {
			x = -x
		}
		if math.IsInf(x, 0) || !v.OverflowFloat(x) {
			v.SetFloat(x)
		}
	default:
		vary(v, g.random)
	}
}

func pick[T any](random *rand.Rand, choices []T) T { return choices[random.IntN(len(choices))] }
