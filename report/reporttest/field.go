package reporttest

import (
	"math"
	"slices"

	"serbench/results"
)

// Field is a run of the size that the suite grows to: 42 serializers in 16
// formats, with everything that a run can measure.
func Field() Plan {
	p := Default()
	p.Serializers, p.Full, p.Seed = nil, true, 4
	for _, family := range []struct {
		format string
		rows   []string
	}{
		{"protobuf", []string{"protobuf", "protobuf-opaque", "vtprotobuf", "vtprotobuf-unsafe", "hyperpb", "hyperpb-alias", "hyperpb-pgo", "easyproto", "easyproto-alias"}},
		{"MessagePack", []string{"msgpack", "msgpack-array", "msgp", "msgp-tuple", "shamaton-msgpack", "shamaton-msgpack-array", "ugorji-msgpack"}},
		{"CBOR", []string{"cbor", "cbor-array", "cbor-keyasint", "ugorji-cbor"}},
		{"JSON", []string{"ugorji-json", "json", "json-v2", "sonic", "sonic-std", "goccy-json", "segmentio-json", "easyjson"}},
		{"Avro", []string{"avro"}},
		{"Thrift compact protocol", []string{"thrift-compact"}},
		{"Thrift binary protocol", []string{"thrift-binary"}},
		{"FlatBuffers", []string{"flatbuffers"}},
		{"Cap'n Proto", []string{"capnp", "capnp-packed"}},
		{"Fory", []string{"fory"}},
		{"BSON", []string{"bson"}},
		{"MUS", []string{"mus", "mus-unsafe"}},
		{"kelindar/binary", []string{"kelindar-binary"}},
		{"gob", []string{"gob", "gob-stream"}},
		{"protobuf", []string{"floor"}},
	} {
		for _, row := range family.rows {
			p.Serializers = append(p.Serializers, row)
			p.Formats = append(p.Formats, family.format)
		}
	}
	return p
}

// further adds to a case what longer runs measure.
func (m *maker) further(c *results.Case) {
	median := c.NSPerOp.Median
	c.GCPer1000Ops = pointer(*c.AllocBytesPerOp / 3800)
	c.Collector = &results.Collector{
		AllocsPerOp: *c.AllocsPerOp, AllocBytesPerOp: *c.AllocBytesPerOp, CyclesPerMillionOps: *c.AllocBytesPerOp / 4,
		CPUPercent: 25 * m.rand.Float64(), AssistPercent: 5 * m.rand.Float64(), PauseP50NS: 14_000, PauseMaxNS: 90_000 * (1 + m.rand.Float64()),
	}
	c.ColdStartNS, c.ColdStartAllocs, c.ColdStartBytes = pointer(median*90), pointer(*c.AllocsPerOp+20), pointer(5000.0)
	if c.Operation == "deserialize" {
		c.RetainedBytes = pointer(math.Round(*c.PayloadBytes * 1.2))
	}
	c.LatencyNS = m.latency(median)
	one := 1e9 / median
	for _, goroutines := range []int{1, 2} {
		scaling := 1.0
		if goroutines == 2 {
			scaling = 1.3 + 0.7*m.rand.Float64()
		}
		c.Parallel = append(c.Parallel, results.Parallel{
			Goroutines: goroutines, OpsPerSecond: one * scaling, Low: one * scaling * 0.98, High: one * scaling * 1.02, Scaling: scaling,
		})
	}
	c.Ratio.Verdict, c.MutatorRatio.Verdict = verdict(c.Ratio), verdict(c.MutatorRatio)
}

func verdict(r *results.Ratio) results.Verdict {
	switch {
	case r.High < 1:
		return results.Faster
	case r.Low > 1:
		return results.Slower
	}
	return results.Tie
}

// latency draws single calls: most near the median, some that met a collection.
func (m *maker) latency(median float64) *results.Latency {
	counts := make(map[float64]int)
	const calls = 10_000
	const clock = 40
	for i := range 400 {
		ns := clock + median*math.Exp(0.12*m.rand.NormFloat64())
		switch {
		case i%100 == 99:
			ns *= 20 + 60*m.rand.Float64()
		case i%20 == 19:
			ns *= 1.5 + m.rand.Float64()
		}
		unit := math.Pow(10, math.Floor(math.Log10(ns))-2)
		counts[math.Round(ns/unit)*unit] += calls / 400
	}
	l := &results.Latency{Samples: calls, ClockFloor: clock, GCCycles: 12, Preemptions: 3}
	for value := range counts {
		l.Values = append(l.Values, value)
	}
	slices.Sort(l.Values)
	at := func(share float64) float64 {
		seen := 0
		for i, value := range l.Values {
			if seen += l.Counts[i]; float64(seen) >= share*calls {
				return value
			}
		}
		return l.Values[len(l.Values)-1]
	}
	for _, value := range l.Values {
		l.Counts = append(l.Counts, counts[value])
	}
	l.P50, l.P90, l.P95, l.P99, l.P999, l.Max = at(0.5), at(0.9), at(0.95), at(0.99), pointer(at(0.999)), l.Values[len(l.Values)-1]
	return l
}

// doubts adds warnings of the kinds that come in numbers.
func (m *maker) doubts(file *results.File) {
	for i := range file.Cases {
		c := &file.Cases[i]
		if c.LatencyNS == nil || c.LatencyNS.Resolved() {
			continue
		}
		key := c.Key()
		file.Warnings = append(file.Warnings, results.Warning{
			Code: results.BelowTimer, Case: &key, Message: "a single call is less than 10 times the clock's floor of 40 ns",
		})
	}
}
