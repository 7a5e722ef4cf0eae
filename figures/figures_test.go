package figures

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

func TestFormats(t *testing.T) {
	for _, test := range []struct{ name, got, want string }{
		{"the margin decides the last digit", Value(121.53, 120.1, 123.2), "122"},
		{"of tens too", Value(1234.5, 1220, 1250), "1230"},
		{"of tenths too", Value(39.21, 38.9, 39.5), "39.2"},
		{"the wider side counts", Value(39.21, 39.2, 42.3), "39"},
		{"four digits at most", Value(39.21345, 39.21344, 39.21346), "39.21"},
		{"no margin", Value(1234567, 1234567, 1234567), "1235000"},
		{"one digit at least", Value(12, 0, 500), "10"},
		{"never zero", Value(0.04, 0, 9), "0.04"},
		{"zero is zero", Value(0, 0, 0), "0"},
		{"small", Value(0.001234, 0.001221, 0.001246), "0.00123"},
		{"grouped", Grouped(8_233_006, 8_150_000, 8_310_000), "8,230,000"},
		{"grouped, short", Grouped(999, 998, 1000), "999"},
		{"grouped, fraction", Grouped(1234.56, 1234.5, 1234.6), "1,235"},
		{"margin", WithMargin(121.53, 120.1, 123.2), "122±2"},
		{"margin, rounded up", WithMargin(39.21, 39, 39.42), "39.2±0.3"},
		{"margin, exact", WithMargin(100, 90, 110), "100±10"},
		{"margin, wide", WithMargin(12, 2, 190), "10±180"},
		{"margin, below zero", WithMargin(-15.3, -25.3, -5.3), "-20±10"},
		{"margin, about zero", WithMargin(-2.1, -6, 1.8), "-2±4"},
		{"range", WithRange(0.8712, 0.8501, 0.8933), "0.87 (0.85–0.89)"},
		{"percent", Percent(0.4213), "0.42%"},
		{"percent, whole", Percent(12), "12%"},
		{"exact, whole", Exact(1_234_567), "1,234,567"},
		{"exact, half", Exact(0.5), "0.5"},
		{"exact, rare", Exact(0.0001234), "0.0001234"},
		{"exact, many", Exact(12345.6), "12,346"},
		{"exact, zero", Exact(0), "0"},
		{"short", Short(350), "350"},
		{"short, thousands", Short(8200), "8.2k"},
		{"short, millions", Short(25_000_000), "25M"},
		{"short, to the next unit", Short(999_999), "1M"},
		{"short, zero", Short(0), "0"},
		{"short, tiny", Short(0.25), "0.25"},
		{"short value keeps its digits", ShortValue(2_900_000, 2_895_000, 2_905_000), "2.90M"},
		{"short value, uncertain", ShortValue(2_900_000, 2_500_000, 3_300_000), "2.9M"},
	} {
		if test.got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, test.got, test.want)
		}
	}
}

// The rule of the package, over many values: the last digit that is printed is
// worth no less than the first digit of the margin, or than the fourth of the
// value, and what is printed is not further from the value than half of it.
func TestDigitsFollowTheMargin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		value := math.Exp(r.Float64()*40 - 10)
		margin := value * math.Exp(-r.Float64()*12)
		text := Value(value, value-margin, value+margin)
		printed, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatal(err)
		}
		if printed == 0 {
			t.Fatalf("%v ± %v prints as %s", value, margin, text)
		}
		unit := math.Pow(10, math.Floor(math.Log10(margin)))
		least := math.Pow(10, math.Floor(math.Log10(value))-mostDigits+1)
		if last := lastDigit(text); last < max(unit, least)*(1-1e-9) && last < math.Pow(10, math.Floor(math.Log10(value)))*(1-1e-9) {
			t.Fatalf("%v ± %v prints as %s, whose last digit is worth %v", value, margin, text, last)
		}
		if worst := max(unit, least) * 0.5000001; math.Abs(printed-value) > worst {
			t.Fatalf("%v ± %v prints as %s, further away than %v", value, margin, text, worst)
		}
	}
}

// lastDigit returns the worth of the last digit of a number that is not one of
// the zeros before a missing point.
func lastDigit(text string) float64 {
	if i := strings.IndexByte(text, '.'); i >= 0 {
		return math.Pow(10, -float64(len(text)-i-1))
	}
	return math.Pow(10, float64(len(text)-len(strings.TrimRight(text, "0"))))
}

func FuzzValue(f *testing.F) {
	f.Add(121.5, 120.0, 123.0)
	f.Add(1e18, 0.0, 1e18)
	f.Add(5e-324, 0.0, 5e-324)
	f.Fuzz(func(t *testing.T, value, low, high float64) {
		if !(0 <= low && low <= value && value <= high && high <= 1e18) {
			t.Skip("no file holds such an interval")
		}
		for _, text := range []string{Value(value, low, high), Grouped(value, low, high), WithMargin(value, low, high), WithRange(value, low, high), Short(value), ShortValue(value, low, high), Exact(value)} {
			if text == "" || strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
				t.Fatalf("%v from %v to %v prints as %q", value, low, high, text)
			}
		}
	})
}
