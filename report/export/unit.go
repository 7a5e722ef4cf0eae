package export

// A unit is a unit of the benchmark format, and what benchstat may assume of it.
type unit struct {
	name    string
	kind    kind
	better  string // "lower" or "higher"
	meaning string
}

// A kind tells on which lines of a case a unit stands.
type kind int

const (
	// sampled figures are of each launch: its line has its own.
	sampled kind = iota
	// counted figures have no uncertainty: every line has the same.
	counted
	// single figures are of the run as a whole: the first line has them.
	single
)

// lines tells the kind to a reader.
func (u unit) lines() string {
	return [...]string{sampled: "each its own", counted: "all the same, exact", single: "the first"}[u.kind]
}

// assume is what benchstat may take for granted.
func (u unit) assume() string {
	if u.kind == counted {
		return "exact"
	}
	return "nothing"
}

// The units. Readers of the format turn ns in a name into seconds.
var (
	nsPerOp       = unit{"ns/op", sampled, "lower", "time of one core, the collector's work included: the median of the launch's windows"}
	mutatorNS     = unit{"mutator-ns/op", sampled, "lower", "the code's own time: the median of the launch's slices that are in the file"}
	ratio         = unit{"ratio", sampled, "lower", "ns/op over that of the baseline in the same launch"}
	mutatorRatio  = unit{"mutator-ratio", sampled, "lower", "mutator-ns/op over that of the baseline in the same launch"}
	bytesPerOp    = unit{"B/op", counted, "lower", "bytes allocated"}
	allocsPerOp   = unit{"allocs/op", counted, "lower", "allocations"}
	payloadBytes  = unit{"payload-bytes", counted, "lower", "size of the serialized value"}
	gzipBytes     = unit{"gzip-bytes", counted, "lower", "the same after gzip"}
	zstdBytes     = unit{"zstd-bytes", counted, "lower", "the same after zstd"}
	cpuNS         = unit{"cpu-ns/op", single, "lower", "processor time"}
	gcPerOps      = unit{"gc/1000-op", single, "lower", "collections in 1000 operations"}
	retainedBytes = unit{"retained-bytes", single, "lower", "heap that a decoded value keeps"}
	coldStartNS   = unit{"cold-start-ns", single, "lower", "the first call in a process"}
	p50NS         = unit{"p50-ns", single, "lower", "half of single calls take at most so long"}
	p99NS         = unit{"p99-ns", single, "lower", "99 % of them"}
	p999NS        = unit{"p99.9-ns", single, "lower", "99.9 % of them"}
	opsPerSecond  = unit{"ops/s", single, "higher", "throughput of several goroutines together, on a line of their own"}
)

var units = []unit{
	nsPerOp, mutatorNS, ratio, mutatorRatio, bytesPerOp, allocsPerOp, payloadBytes, gzipBytes, zstdBytes,
	cpuNS, gcPerOps, retainedBytes, coldStartNS, p50NS, p99NS, p999NS, opsPerSecond,
}
