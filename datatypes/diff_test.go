package datatypes

import (
	"math"
	"testing"
)

// leaves holds every kind that a datatype may be made of.
type leaves struct {
	I   int64
	U   uint8
	F   float32
	D   float64
	B   bool
	S   string
	P   *string
	L   []inner
	Raw []byte
}

type inner struct{ Name *string }

// ring is a type that refers to itself.
type ring struct{ Next *ring }

func TestDiff(t *testing.T) {
	negativeZero := math.Copysign(0, -1)
	otherNaN := math.Float64frombits(math.Float64bits(math.NaN()) ^ 1)
	for _, test := range []struct {
		name      string
		want, got any
		tolerance Tolerance
		diff      string
	}{
		{"equal", &leaves{I: 1, S: "x"}, &leaves{I: 1, S: "x"}, Exact, ""},
		{"other pointers to equal values", &leaves{P: new("x")}, &leaves{P: new("x")}, Exact, ""},
		{"int", &leaves{I: 1}, &leaves{I: 2}, Exact, "I: want 1, got 2"},
		{"uint", &leaves{U: 1}, &leaves{U: 2}, Exact, "U: want 1, got 2"},
		{"float32", &leaves{F: 0.1}, &leaves{F: 0.2}, Exact, "F: want 0.1, got 0.2"},
		{"bool", &leaves{B: true}, &leaves{}, Exact, "B: want true, got false"},
		{"string", &leaves{S: "a\n"}, &leaves{S: "b"}, Exact, `S: want "a\n", got "b"`},
		{"the first of two", &leaves{I: 1, S: "a"}, &leaves{I: 2, S: "b"}, Exact, "I: want 1, got 2"},

		{"NaN", &leaves{D: math.NaN()}, &leaves{D: otherNaN}, Exact, ""},
		{"NaN of 32 bits", &leaves{F: float32(math.NaN())}, &leaves{F: float32(otherNaN)}, Exact, ""},
		{"NaN and a number", &leaves{D: math.NaN()}, &leaves{}, Exact, "D: want NaN, got 0"},
		{"infinities", &leaves{D: math.Inf(1)}, &leaves{D: math.Inf(-1)}, Exact, "D: want +Inf, got -Inf"},
		{"-0", &leaves{D: negativeZero}, &leaves{}, Exact, "D: want -0, got 0"},
		{"-0 of 32 bits", &leaves{F: float32(negativeZero)}, &leaves{}, Exact, "F: want -0, got 0"},
		{"-0 tolerated", &leaves{D: negativeZero}, &leaves{}, UnsignedZero, ""},
		{"another number, -0 tolerated", &leaves{D: negativeZero}, &leaves{D: 1}, UnsignedZero, "D: want -0, got 1"},
		{"NaN, -0 tolerated", &leaves{D: math.NaN()}, &leaves{}, UnsignedZero, "D: want NaN, got 0"},

		{"nil and empty", &leaves{L: []inner{}}, &leaves{}, Exact, "L: want 0 elements, got nil"},
		{"empty and nil", &leaves{}, &leaves{L: []inner{}}, Exact, "L: want nil, got 0 elements"},
		{"nil = empty", &leaves{L: []inner{}}, &leaves{}, NilIsEmpty, ""},
		{"empty = nil", &leaves{}, &leaves{L: []inner{}}, NilIsEmpty, ""},
		{"nil = empty at another tolerance", &leaves{L: []inner{}}, &leaves{}, NilIsZero | UnsignedZero, "L: want 0 elements, got nil"},
		{"nil and full", &leaves{}, &leaves{L: make([]inner, 1)}, NilIsEmpty, "L: want 0 elements, got 1"},
		{"bytes", &leaves{Raw: []byte{1, 2}}, &leaves{Raw: []byte{1, 3}}, Exact, "Raw[1]: want 2, got 3"},

		{"nil and present", &leaves{}, &leaves{P: new("x")}, Exact, `P: want nil, got "x"`},
		{"present and nil", &leaves{P: new("")}, &leaves{}, Exact, `P: want "", got nil`},
		{"absent = zero", &leaves{P: new("")}, &leaves{}, NilIsZero, ""},
		{"zero = absent", &leaves{}, &leaves{P: new("")}, NilIsZero, ""},
		{"absent is not text", &leaves{P: new("x")}, &leaves{}, NilIsZero, `P: want "x", got nil`},
		{"absent = zero at another tolerance", &leaves{P: new("")}, &leaves{}, NilIsEmpty | UnsignedZero, `P: want "", got nil`},
		{"below what is absent", &ring{}, &ring{&ring{}}, NilIsZero, ""},
		{"far below what is absent", &ring{}, &ring{&ring{&ring{}}}, NilIsZero, ""},
		{"ring, exact", &ring{}, &ring{&ring{}}, Exact, "Next: want nil, got {<nil>}"},

		{"path", &leaves{L: []inner{{}, {new("a")}}}, &leaves{L: []inner{{}, {new("b")}}}, Exact, `L[1].Name: want "a", got "b"`},
		{"types", &leaves{}, &inner{}, Exact, "value: want type *datatypes.leaves, got *datatypes.inner"},
		{"nothing", &leaves{}, nil, Exact, "value: want type *datatypes.leaves, got nil"},
		{"typed nil", (*leaves)(nil), (*leaves)(nil), Exact, ""},
		{"typed nil and value", (*inner)(nil), &inner{}, NilIsZero, ""},
	} {
		if got := Diff(test.want, test.got, test.tolerance); got != test.diff {
			t.Errorf("%s: %q, want %q", test.name, got, test.diff)
		}
	}
}

func TestDiffNoData(t *testing.T) {
	for _, value := range []any{&struct{ F func() }{}, &struct{ M map[int]int }{}, &struct{ C chan int }{}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%T: no panic", value)
				}
			}()
			Diff(value, value, Exact)
		}()
	}
}

func TestToleranceString(t *testing.T) {
	for tolerance, want := range map[Tolerance]string{
		Exact:                     "exact",
		NilIsEmpty:                "nil = empty",
		NilIsZero | UnsignedZero:  "absent = zero, -0 = 0",
		NilIsEmpty | Tolerance(8): "nil = empty, Tolerance(8)",
	} {
		if got := tolerance.String(); got != want {
			t.Errorf("%d: %q, want %q", tolerance, got, want)
		}
	}
	for _, tolerance := range Tolerances() {
		if tolerance.String() == Tolerance(128).String() || tolerance&(tolerance-1) != 0 {
			t.Errorf("%d is no single tolerance with a name", tolerance)
		}
	}
}
