package runner

import (
	"context"
	"slices"
	"time"

	"serbench/host"
	"serbench/results"
	"serbench/runner/worker"
	"serbench/serializers"
	"serbench/stats"
)

// describe sets what a results file says of the machine, the program and the
// serializers.
func describe(ctx context.Context, file *results.File, suite Suite, p *plan) {
	file.Host = host.Facts(ctx)
	file.Toolchain = host.Toolchain(ctx)
	file.Toolchain.GOMAXPROCS = 1 // in the workers, which measure
	file.Modules = host.Modules()
	for _, s := range suite.Serializers {
		if slices.Contains(p.serializers, s.Name) {
			file.Serializers = append(file.Serializers, describeSerializer(s))
		}
	}
}

func describeSerializer(s serializers.Serializer) results.Serializer {
	t := s.Traits
	var weaknesses []string
	for _, w := range s.Weaknesses {
		weaknesses = append(weaknesses, string(w))
	}
	return results.Serializer{
		Name: s.Name, Format: s.Format, Module: s.Module, Version: serializers.Version(s.Module),
		Documentation: s.Documentation, Weaknesses: weaknesses,
		Traits: results.Traits{
			Style: string(t.Style), ZeroCopy: t.ZeroCopy, View: t.View,
			BufferReuse: t.BufferReuse, ValueReuse: t.ValueReuse, Unsafe: t.Unsafe,
			SelfDescribing: t.SelfDescribing, Schema: t.Schema, Deterministic: t.Deterministic,
			KeepsNil: t.KeepsNil, Concurrent: t.Concurrent, Streaming: t.Streaming,
		},
	}
}

// surroundings are what the machine was doing at one moment.
type surroundings struct {
	at   time.Time
	load *float64
	cpu  host.CPUTime
}

func look(ctx context.Context) surroundings {
	return surroundings{at: time.Now(), load: host.Load(ctx), cpu: host.ReadCPUTime(ctx)}
}

// surround sets what the machine was doing while a group was measured.
func surround(group *results.Group, before, after surroundings, launches []*worker.Result) {
	group.LoadBefore, group.LoadAfter = before.load, after.load
	group.StealPercent = after.cpu.StealPercent(before.cpu)
	if busy, ok := after.cpu.Busy(before.cpu); ok {
		for _, launch := range launches {
			busy -= launch.CPU.Seconds()
		}
		foreign := 100 * max(0, busy) / after.at.Sub(before.at).Seconds()
		group.ForeignPercent = &foreign
	}
}

// learn sets what the launches tell of the harness itself.
func (r *run) learn(group results.Group, launches []*worker.Result) {
	if group.NullOpNS != nil {
		r.nullOps = append(r.nullOps, *group.NullOpNS)
	}
	h := &r.file.Harness
	for _, launch := range launches {
		r.clocks = append(r.clocks, launch.ClockNS)
		r.canaries = append(r.canaries, launch.CanaryNS[:]...)
		r.file.Host.ClockResolution = launch.ClockStepNS
		h.NullOpBytes = &launch.NullBytes
	}
	if len(r.nullOps) > 0 {
		null := stats.Median(r.nullOps)
		h.NullOpNS = &null
	}
	if len(r.clocks) > 0 {
		clock := stats.Median(r.clocks)
		h.ClockNS = &clock
	}
	h.NoiseFloorPercent = larger(h.NoiseFloorPercent, group.NoiseFloorPercent)
	h.MutatorNoiseFloorPercent = larger(h.MutatorNoiseFloorPercent, group.MutatorNoiseFloorPercent)
}

// larger returns the larger of two numbers, of which either may be unknown.
func larger(a, b *float64) *float64 {
	if a == nil || b != nil && *b > *a {
		return b
	}
	return a
}

// write brings the results file up to date.
func (r *run) write() error {
	r.doubtMachine()
	if r.output == "" {
		return nil // of a self-check only the table is of interest
	}
	r.file.DurationSeconds = r.before + since(r.started)
	return results.Write(r.output, r.file)
}
