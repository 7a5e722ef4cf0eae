package picture

import (
	"math"

	"gonum.org/v1/plot"

	"serbench/figures"
)

// A scale is an axis to be: where it begins and ends, and how it divides what is
// between.
type scale struct {
	low, high float64
	normal    plot.Normalizer
	ticker    plot.Ticker
}

// narrow is the least that a logarithmic axis spans, as a factor: differences of a
// few percent must not fill a picture.
const narrow = 3

// logarithmic returns a scale from one positive number to another with a little room
// on both sides, and about so many labels.
func logarithmic(low, high float64, labels int) scale {
	if spread := high / low; spread < narrow {
		widen := math.Sqrt(narrow / spread)
		low, high = low/widen, high*widen
	}
	room := math.Pow(high/low, 0.04)
	return scale{low / room, high * room, plot.LogScale{}, logTicker{labels}}
}

// fromZero returns a scale from zero up that is logarithmic but near to zero, where it
// is linear up to about the offset. It has about so many labels.
func fromZero(high, offset float64, labels int) scale {
	high = max(high, offset)
	return scale{0, high * math.Pow(1+high/offset, 0.06), shifted{offset}, shiftedTicker{offset, labels}}
}

// shifted is the normalizer of fromZero.
type shifted struct{ offset float64 }

// Normalize returns the place of x as a share of the axis.
func (s shifted) Normalize(low, high, x float64) float64 {
	at := func(v float64) float64 { return math.Log(v + s.offset) }
	return (at(x) - at(low)) / (at(high) - at(low))
}

// A logTicker puts labels at round numbers of a logarithmic axis.
type logTicker struct{ most int }

// Ticks returns the labels between two positive numbers.
func (t logTicker) Ticks(low, high float64) []plot.Tick {
	if high/low < 8 {
		step := roundUp((high - low) / float64(t.most))
		var ticks []plot.Tick
		for i := math.Ceil(low / step); i*step <= high; i++ {
			ticks = append(ticks, plot.Tick{Value: i * step, Label: figures.Short(i * step)})
		}
		return ticks
	}
	first, last := int(math.Floor(math.Log10(low))), int(math.Ceil(math.Log10(high)))
	for _, factors := range [][]float64{{1, 2, 5}, {1, 3}, {1}} {
		if ticks := decades(low, high, first, last, 1, factors); len(ticks) <= t.most {
			return ticks
		}
	}
	step := 2
	for len(decades(low, high, first, last, step, []float64{1})) > t.most {
		step++
	}
	return decades(low, high, first, last, step, []float64{1})
}

// decades returns the labels at factors of every so many powers of ten.
func decades(low, high float64, first, last, step int, factors []float64) []plot.Tick {
	var ticks []plot.Tick
	for exponent := first; exponent <= last; exponent += step {
		for _, factor := range factors {
			if v := factor * math.Pow(10, float64(exponent)); low <= v && v <= high {
				ticks = append(ticks, plot.Tick{Value: v, Label: figures.Short(v)})
			}
		}
	}
	return ticks
}

// A shiftedTicker puts labels at zero and at the powers of ten above the offset.
type shiftedTicker struct {
	offset float64
	most   int
}

// Ticks returns the labels from zero up.
func (t shiftedTicker) Ticks(_, high float64) []plot.Tick {
	ticks := []plot.Tick{{Value: 0, Label: "0"}}
	first := math.Ceil(math.Log10(t.offset))
	count := math.Floor(math.Log10(high)) - first + 1
	step := max(1, math.Ceil(count/float64(t.most-1)))
	for exponent := first; math.Pow(10, exponent) <= high; exponent += step {
		v := math.Pow(10, exponent)
		ticks = append(ticks, plot.Tick{Value: v, Label: figures.Short(v)})
	}
	return ticks
}
