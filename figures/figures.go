// Package figures prints numbers with the digits that they deserve.
//
// Its position: the last digit printed stands at the first digit of the
// uncertainty, so that a reader who compares two printed numbers never compares
// noise. Four significant digits are the most, however narrow the interval; one
// is the least, however wide, for a measured number must not read as zero.
package figures

import (
	"math"
	"strconv"
	"strings"
)

// mostDigits is the most significant digits that a measured number is printed
// with. More would be read by nobody and believed by some.
const mostDigits = 4

// leastPlain is the least number that is written out: a smaller one would be a
// row of zeros.
const leastPlain = 1e-9

// Value prints a measured value with the digits that its interval from low to
// high supports: Value(121.53, 120.1, 123.2) is "122".
func Value(value, low, high float64) string {
	return at(value, place(value, low, high))
}

// Grouped is Value with commas between the thousands: "8,230,000".
func Grouped(value, low, high float64) string {
	return group(Value(value, low, high))
}

// WithMargin prints a value and how far its interval reaches to the wider side,
// rounded up: "122±2".
func WithMargin(value, low, high float64) string {
	p := place(value, low, high)
	margin := margin(value, low, high)
	unit := math.Pow(10, float64(p))
	return at(value, p) + "±" + at(math.Ceil(margin/unit-1e-9)*unit, p)
}

// WithRange prints a value and its interval, with the digits that Value has:
// "0.87 (0.85–0.89)".
func WithRange(value, low, high float64) string {
	p := place(value, low, high)
	return at(value, p) + " (" + at(low, p) + "–" + at(high, p) + ")"
}

// Percent prints a percentage that is itself a measure of uncertainty, with two
// significant digits: "0.42%".
func Percent(percent float64) string {
	return Significant(percent, 2) + "%"
}

// Significant prints a number with at most n significant digits, commas between
// the thousands and no trailing zeros.
func Significant(value float64, n int) string {
	if value == 0 {
		return "0"
	}
	return group(trim(at(value, magnitude(value)-n+1)))
}

// Exact prints a count or a size that was counted, not estimated: whole numbers
// in full, fractions with up to four significant digits.
func Exact(value float64) string {
	if value == math.Trunc(value) || math.Abs(value) >= 1000 {
		return group(strconv.FormatFloat(value, 'f', 0, 64))
	}
	return Significant(value, 4)
}

// Short prints a number for an axis or a bar: "350", "8.2k", "25M".
func Short(value float64) string {
	text, suffix := short(value, 3)
	return trim(text) + suffix
}

// ShortValue is Short with no more digits than the interval supports.
func ShortValue(value, low, high float64) string {
	digits := magnitude(value) - place(value, low, high) + 1
	text, suffix := short(value, min(digits, 3))
	return text + suffix
}

func short(value float64, digits int) (text, suffix string) {
	value = round(value, magnitude(value)-digits+1)
	for _, next := range []string{"k", "M", "G", "T"} {
		if math.Abs(value) < 1000 {
			break
		}
		value, suffix = value/1000, next
	}
	return strconv.FormatFloat(value, 'f', max(0, digits-1-magnitude(value)), 64), suffix
}

// leastMagnitude keeps the powers of ten that are computed with above zero.
const leastMagnitude = -300

// place returns the power of ten at which a value is rounded.
func place(value, low, high float64) int {
	most := magnitude(value) - mostDigits + 1
	m := margin(value, low, high)
	if m == 0 {
		return most
	}
	return min(max(magnitude(m), most), magnitude(value))
}

// margin returns how far the interval reaches to its wider side.
func margin(value, low, high float64) float64 {
	return max(value-low, high-value, 0)
}

// magnitude returns the power of ten of a number's first digit.
func magnitude(value float64) int {
	if value == 0 {
		return 0
	}
	// Formatting rounds nothing away at this precision and, unlike a logarithm,
	// is exact at the powers of ten.
	text := strconv.FormatFloat(math.Abs(value), 'e', -1, 64)
	exponent, err := strconv.Atoi(text[strings.IndexByte(text, 'e')+1:])
	if err != nil {
		panic("figures: not a finite number: " + text)
	}
	return max(exponent, leastMagnitude)
}

func round(value float64, place int) float64 {
	if place <= 0 {
		return value
	}
	unit := math.Pow(10, float64(place))
	return math.Round(value/unit) * unit
}

func at(value float64, place int) string {
	switch {
	case value == 0:
		return "0"
	case math.Abs(value) < leastPlain:
		return strconv.FormatFloat(value, 'e', 0, 64)
	}
	return strconv.FormatFloat(round(value, place), 'f', max(0, -place), 64)
}

func trim(text string) string {
	if !strings.Contains(text, ".") {
		return text
	}
	return strings.TrimRight(strings.TrimRight(text, "0"), ".")
}

// group puts commas between the thousands of the integer part.
func group(text string) string {
	digits, fraction := text, ""
	if i := strings.IndexByte(text, '.'); i >= 0 {
		digits, fraction = text[:i], text[i:]
	}
	sign := ""
	if strings.HasPrefix(digits, "-") {
		sign, digits = "-", digits[1:]
	}
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return sign + digits + fraction
}
