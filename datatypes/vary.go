package datatypes

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"reflect"
)

// enumSizes has the number of values of each enumeration, which are 0, 1, 2 …
// Any other value of the type is not data that every format can hold.
var enumSizes = map[reflect.Type]int{
	reflect.TypeFor[Player](): 2,
	reflect.TypeFor[Size]():   2,
}

// EachLeaf calls visit for every scalar and string of a value, in order. Pointers
// are followed; what is nil or empty has no leaves. It panics on a kind that is
// no data: a channel, a function, a map.
func EachLeaf(value any, visit func(leaf reflect.Value)) {
	eachLeaf(reflect.ValueOf(value), visit)
}

// eachLeaf calls visit for every scalar and string that v reaches through
// pointers, structs and slices, in order. A visit may set the leaves of a v that
// is a pointer.
func eachLeaf(v reflect.Value, visit func(leaf reflect.Value)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachLeaf(v.Elem(), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			eachLeaf(v.Field(i), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachLeaf(v.Index(i), visit)
		}
	case reflect.Map, reflect.Chan, reflect.Func, reflect.Interface, reflect.Array,
		reflect.Uintptr, reflect.UnsafePointer, reflect.Complex64, reflect.Complex128, reflect.Invalid:
		panic(fmt.Sprintf("datatypes: a %s is no data", v.Kind()))
	default:
		visit(v)
	}
}

// vary sets leaf to another value of its type. Integers are drawn uniformly in
// their number of bits rather than in their value, since formats of variable
// width branch on that number; strings change in length by up to a half.
func vary(leaf reflect.Value, random *rand.Rand) {
	switch leaf.Kind() {
	case reflect.Bool:
		leaf.SetBool(random.IntN(2) == 1)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if size, ok := enumSizes[leaf.Type()]; ok {
			leaf.SetInt(random.Int64N(int64(size)))
			return
		}
		magnitude := int64(uintOfBits(random, leaf.Type().Bits()-1))
		if random.IntN(2) == 1 {
			magnitude = -magnitude
		}
		leaf.SetInt(magnitude)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		leaf.SetUint(uintOfBits(random, leaf.Type().Bits()))
	case reflect.Float32:
		leaf.SetFloat(float64(float32(random.NormFloat64() * 1000)))
	case reflect.Float64:
		leaf.SetFloat(random.NormFloat64() * 1000)
	case reflect.String:
		leaf.SetString(varyString(leaf.String(), random))
	}
}

// uintOfBits returns a number of at most bits bits, each length equally likely.
func uintOfBits(random *rand.Rand, bits int) uint64 {
	return random.Uint64() >> (64 - random.IntN(bits+1))
}

// varyString returns letters and digits, with a rune of three bytes at the end
// where the old string holds such a rune. An empty string stays empty.
func varyString(old string, random *rand.Rand) string {
	if old == "" {
		return ""
	}
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ./:"
	fresh := make([]byte, len(old)-len(old)/2+random.IntN(len(old)/2*2+1))
	for i := range fresh {
		fresh[i] = alphabet[random.IntN(len(alphabet))]
	}
	for _, r := range old {
		if r >= 0x800 {
			return string(fresh) + string(r)
		}
	}
	return string(fresh)
}

// fingerprint hashes the leaves of a value.
func fingerprint(value any) uint64 {
	hash := fnv.New64a()
	write := func(bits uint64) { hash.Write(binary.LittleEndian.AppendUint64(nil, bits)) }
	EachLeaf(value, func(leaf reflect.Value) {
		switch {
		case leaf.Kind() == reflect.Bool && leaf.Bool():
			write(1)
		case leaf.Kind() == reflect.Bool:
			write(0)
		case leaf.CanInt():
			write(uint64(leaf.Int()))
		case leaf.CanUint():
			write(leaf.Uint())
		case leaf.CanFloat():
			write(math.Float64bits(leaf.Float()))
		default:
			write(uint64(leaf.Len()))
			hash.Write([]byte(leaf.String()))
		}
	})
	return hash.Sum64()
}
