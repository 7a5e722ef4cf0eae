package picture

import (
	"math"

	"gonum.org/v1/plot"

	"serbench/figures"
)

// linear returns a scale from zero up, with at most so many labels beside that of zero.
func linear(high float64, labels int) scale {
	return scale{0, high, plot.LinearScale{}, ticker{labels}}
}

// A ticker puts labels at round numbers, "2M" and the like, from zero on.
type ticker struct {
	most int // labels, without that of zero
}

// Ticks returns the labels between low, which is zero, and high.
func (t ticker) Ticks(low, high float64) []plot.Tick {
	step := roundUp(high / float64(t.most))
	if step > high {
		// Rounded up, the only label would be that of zero.
		step = roundDown(high / float64(t.most))
	}
	var ticks []plot.Tick
	for i := 0; float64(i)*step <= high; i++ {
		value := float64(i) * step
		ticks = append(ticks, plot.Tick{Value: value, Label: figures.Short(value)})
	}
	return ticks
}

// roundUp returns the least of 1, 2 and 5 times a power of ten that is not below
// a step.
func roundUp(step float64) float64 {
	unit := math.Pow(10, math.Floor(math.Log10(step)))
	for _, factor := range []float64{1, 2, 5} {
		if factor*unit >= step {
			return factor * unit
		}
	}
	return 10 * unit
}

// roundDown returns the greatest of them that is not above it.
func roundDown(step float64) float64 {
	unit := math.Pow(10, math.Floor(math.Log10(step)))
	for _, factor := range []float64{5, 2} {
		if factor*unit <= step {
			return factor * unit
		}
	}
	return unit
}
