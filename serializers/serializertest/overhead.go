package serializertest

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"

	"serbench/datatypes"
	"serbench/engine"
	"serbench/serializers"
	"serbench/stats"
)

// OverheadFile is the variable of the environment that makes [AsDirect] measure
// what a codec costs above direct calls. It names the file to which a line of JSON
// is added for each operation: an [Overhead].
const OverheadFile = "SERBENCH_OVERHEAD"

// An Overhead tells how many times as long a codec takes as direct calls of its
// library, on slices of both that were neighbours in time.
type Overhead struct {
	Serializer string                `json:"serializer"`
	Datatype   datatypes.Name        `json:"datatype"`
	Operation  serializers.Operation `json:"operation"`
	// Ratio is the median of the pairs, from Low to High with 95 % confidence.
	Ratio float64 `json:"ratio"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	// Control is the same ratio of the direct calls to themselves.
	Control float64 `json:"control"`
}

// How many slices are measured of each operation.
const overheadRounds = 600

// measureOverhead adds a line for each pair to the file.
func measureOverhead(path, serializer string, datatype datatypes.Name, pairs []pair) error {
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return fmt.Errorf("add to the overheads: %w", err)
	}
	lines := json.NewEncoder(file)
	for _, p := range pairs {
		overhead, err := p.overhead()
		if err != nil {
			return errors.Join(fmt.Errorf("measure %s: %w", p.operation, err), file.Close())
		}
		overhead.Serializer, overhead.Datatype = serializer, datatype
		if err := lines.Encode(overhead); err != nil {
			return errors.Join(fmt.Errorf("add to the overheads: %w", err), file.Close())
		}
	}
	return file.Close()
}

func (p pair) overhead() (Overhead, error) {
	defer engine.OneProcessor()()
	s := engine.NewSession([]engine.Arm{
		{Name: "direct", Run: p.direct.Run, Twin: -1},
		{Name: "codec", Run: p.codec.Run, Twin: 0},
		{Name: "control", Run: p.direct.Run, Twin: 0},
	}, engine.Options{}, engine.Real(), nil)
	if err := s.Calibrate(); err != nil {
		return Overhead{}, err
	}
	if _, err := s.Warmup(); err != nil {
		return Overhead{}, err
	}
	if err := s.Calibrate(); err != nil {
		return Overhead{}, err
	}
	slices, err := s.Rounds(overheadRounds, overheadRounds, 0)
	if err != nil {
		return Overhead{}, err
	}
	ratios := logRatios(slices[1])
	interval, _ := stats.MedianInterval(ratios, 0.95)
	return Overhead{
		Operation: p.operation,
		Ratio:     math.Exp(stats.Median(ratios)),
		Low:       math.Exp(interval.Low),
		High:      math.Exp(interval.High),
		Control:   math.Exp(stats.Median(logRatios(slices[2]))),
	}, nil
}

// logRatios compares each slice with the anchor's nearest.
func logRatios(slices []engine.Slice) []float64 {
	ratios := make([]float64, len(slices))
	for i, s := range slices {
		ratios[i] = math.Log(s.NSPerOp / s.AnchorNS)
	}
	return ratios
}
