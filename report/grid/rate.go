package grid

import "serbench/results"

// A Rate is operations per second of one core, and its 95 % interval.
type Rate struct {
	Value, Low, High float64
}

// RateOf returns the throughput of a case from its headline time, or false where
// it has none. The case may be nil.
//
// An interval of the time that reaches down to 0 gives a rate without an upper
// end; the margin below then stands for both sides.
func RateOf(c *results.Case) (Rate, bool) {
	e := Headline(c)
	if e == nil {
		return Rate{}, false
	}
	r := Rate{Value: 1e9 / e.Median, Low: 1e9 / e.High}
	if e.Low > 0 {
		r.High = 1e9 / e.Low
	} else {
		r.High = r.Value + (r.Value - r.Low)
	}
	return r, true
}
