package serializertest

import (
	"encoding/json"
	"testing"
)

type described struct {
	I int32
	U uint8
	F float32
	D float64
	B bool
	S string
	L []int32
}

func TestHoldsLeaves(t *testing.T) {
	value := &described{I: -5, U: 7, F: 12.345, D: 1.5, B: true, S: "text", L: []int32{9, 9}}
	// Any shape, key and number type will do.
	complete := func() map[any]any {
		return map[any]any{
			"i": int64(-5), 2: uint64(7), "f": 12.345, "d": float32(1.5), "b": true,
			"s": []byte("text"), "l": []any{json.Number("9"), map[string]int{"x": 9}},
		}
	}
	for _, test := range []struct {
		name  string
		edit  func(map[any]any)
		holds bool
	}{
		{"complete", func(map[any]any) {}, true},
		{"more than needed", func(m map[any]any) { m["more"] = struct{ A, B any }{1, nil} }, true},
		{"no int", func(m map[any]any) { delete(m, "i") }, false},
		{"int of other sign", func(m map[any]any) { m["i"] = 5 }, false},
		{"int as text", func(m map[any]any) { m["i"] = "-5" }, false},
		{"another float32", func(m map[any]any) { m["f"] = 12.3451 }, false},
		{"bool as number", func(m map[any]any) { m["b"] = 1 }, false},
		{"other text", func(m map[any]any) { m["s"] = "texts" }, false},
		{"once too few", func(m map[any]any) { m["l"] = []int{9} }, false},
	} {
		m := complete()
		test.edit(m)
		if err := holdsLeaves(m, value); (err == nil) != test.holds {
			t.Errorf("%s: %v", test.name, err)
		}
	}
}
