package runner

import (
	"fmt"
	"runtime"
	"slices"
	"time"

	"serbench/datatypes"
	"serbench/serializers"
	"serbench/stats"
)

// Busier returns a serializer that does what another one does and a known share of
// work more: something that a harness must find, or must not find where the share
// is too small for it.
func Busier(base serializers.Serializer, share float64) serializers.Serializer {
	s := base
	s.Name = busyName(base.Name, share)
	s.Bind = func(d datatypes.Datatype) (serializers.Codec, error) {
		codec, err := base.Bind(d)
		return busyCodec{codec, share}, err
	}
	return s
}

// withBusy returns the serializers and, for the self-check, each of them with work
// added.
func withBusy(rows []serializers.Serializer) []serializers.Serializer {
	all := slices.Clone(rows)
	for _, s := range rows {
		for _, share := range busyShares {
			all = append(all, Busier(s, share))
		}
	}
	return all
}

func busyName(base string, share float64) string { return fmt.Sprintf("%s+%g%%", base, 100*share) }

// A busyCodec adds work to the loops of a codec.
type busyCodec struct {
	serializers.Codec
	share float64
}

func (c busyCodec) Loop(operation serializers.Operation, values serializers.Values) (serializers.Loop, error) {
	loop, err := c.Codec.Loop(operation, values)
	if err != nil {
		return loop, err
	}
	run := loop.Run
	spins, err := spinsPerOp(run, c.share)
	if err != nil {
		return loop, err
	}
	loop.Run = func(n int) error {
		err := run(n)
		spin(int(float64(n) * spins))
		return err
	}
	return loop, nil
}

// Sizes of the readings that find how much work a share is.
const (
	spinTime  = 20 * time.Millisecond // to warm up, and then to read
	spinOps   = 50
	spinLoops = 25_000
)

// spinsPerOp returns how many turns of spin take a share of the time of an
// operation: the median of paired readings, since the machine is as noisy here as
// anywhere.
//
// Note: what a process allocates first costs up to three times as much, since the
// system has yet to give it each page. So the code first runs until its memory is
// used again.
func spinsPerOp(run func(int) error, share float64) (float64, error) {
	for start := time.Now(); time.Since(start) < spinTime; {
		if err := run(spinOps); err != nil {
			return 0, err
		}
	}
	var ratios []float64
	for began := time.Now(); len(ratios) == 0 || time.Since(began) < spinTime; {
		start := time.Now()
		if err := run(spinOps); err != nil {
			return 0, err
		}
		middle := time.Now()
		spin(spinLoops)
		perOp := float64(middle.Sub(start)) / spinOps
		perTurn := float64(time.Since(middle)) / spinLoops
		ratios = append(ratios, perOp/perTurn)
	}
	return share * stats.Median(ratios), nil
}

// spin keeps the processor busy for n turns that depend on each other.
func spin(n int) {
	state := uint64(n) | 1
	for range n {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
	}
	runtime.KeepAlive(state)
}
