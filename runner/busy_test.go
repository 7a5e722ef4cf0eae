package runner

import (
	"testing"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/stats"
)

// The added work must be about what it says, measured in another way than it was
// calibrated.
func TestBusyAddsAShare(t *testing.T) {
	d := datatypes.All()[0]
	base := testRows()[0]
	codec, err := Busier(base, 0.5).Bind(d)
	if err != nil {
		t.Fatal(err)
	}
	native := serializers.Values{Natives: []any{codec.FromDomain(d.Canonical(0))}}
	plain, err := codec.(busyCodec).Codec.Loop(serializers.Serialize, native)
	if err != nil {
		t.Fatal(err)
	}
	// A busy machine may spoil a comparison of two readings, or the calibration of a
	// loop, but hardly nine of them.
	ratios := make([]float64, 9)
	for i := range ratios {
		loop, err := codec.Loop(serializers.Serialize, native)
		if err != nil {
			t.Fatal(err)
		}
		spins, err := spinsPerOp(plain.Run, 1)
		if err != nil {
			t.Fatal(err)
		}
		busySpins, err := spinsPerOp(loop.Run, 1)
		if err != nil {
			t.Fatal(err)
		}
		ratios[i] = busySpins / spins
	}
	if ratio := stats.Median(ratios); ratio < 1.2 || ratio > 1.9 {
		t.Errorf("half as much work again takes %.2f times as long", ratio)
	}
}
