package export

import (
	"reflect"
	"strconv"
	"strings"

	"serbench/results"
)

// A column is a column of the table.
type column struct {
	name, meaning string
	cell          func(*subject) string
}

const ofInterval = "of its 95 % interval"

// words is a column of text.
func words(name, meaning string, of func(*subject) string) column {
	return column{name, meaning, func(s *subject) string { return text(of(s)) }}
}

// whole is a column of whole numbers that are absent where they are 0.
func whole(name, meaning string, of func(*subject) int) column {
	return column{name, meaning, func(s *subject) string {
		if n := of(s); n != 0 {
			return strconv.Itoa(n)
		}
		return ""
	}}
}

// figure is a column of numbers.
func figure(name, meaning string, of func(*subject) *float64) column {
	return column{name, meaning, func(s *subject) string { return plain(of(s)) }}
}

// estimate is a time with its interval.
func estimate(name, meaning string, of func(*subject) *results.Estimate) []column {
	part := func(suffix, meaning string, part func(*results.Estimate) *float64) column {
		return figure(name+suffix, meaning, func(s *subject) *float64 {
			if e := of(s); e != nil {
				return part(e)
			}
			return nil
		})
	}
	return []column{
		part("", meaning+": the median", func(e *results.Estimate) *float64 { return &e.Median }),
		part("_low", ofInterval, func(e *results.Estimate) *float64 { return &e.Low }),
		part("_high", ofInterval, func(e *results.Estimate) *float64 { return &e.High }),
		part("_mean", "of the same samples", func(e *results.Estimate) *float64 { return &e.Mean }),
		part("_cv", "their standard deviation over their mean", func(e *results.Estimate) *float64 { return &e.CV }),
	}
}

// comparison is a ratio with its interval and verdict.
func comparison(name, meaning string, of func(*subject) *results.Ratio) []column {
	part := func(suffix, meaning string, part func(*results.Ratio) *float64) column {
		return figure(name+suffix, meaning, func(s *subject) *float64 {
			if r := of(s); r != nil {
				return part(r)
			}
			return nil
		})
	}
	label := func(suffix, meaning string, part func(*results.Ratio) string) column {
		return words(name+suffix, meaning, func(s *subject) string {
			if r := of(s); r != nil {
				return part(r)
			}
			return ""
		})
	}
	return []column{
		part("", meaning+": below 1 is faster", func(r *results.Ratio) *float64 { return &r.Value }),
		part("_low", ofInterval, func(r *results.Ratio) *float64 { return &r.Low }),
		part("_high", ofInterval, func(r *results.Ratio) *float64 { return &r.High }),
		label("_verdict", "faster, slower, tie or unresolved", func(r *results.Ratio) string { return string(r.Verdict) }),
		part("_detectable_percent", "the smallest difference that would have been called", func(r *results.Ratio) *float64 { return r.DetectablePercent }),
		label("_baseline", "the serializer that it is compared with", func(r *results.Ratio) string { return r.Baseline }),
	}
}

// traits lists the properties that a serializer has by their names in a results
// file.
func traits(t results.Traits) string {
	var names []string
	v := reflect.ValueOf(t)
	for i := range v.NumField() {
		if field := v.Field(i); field.Kind() == reflect.Bool && field.Bool() {
			name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			names = append(names, name)
		}
	}
	return strings.Join(names, " ")
}
