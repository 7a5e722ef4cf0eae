package results

import (
	"reflect"
	"slices"
)

var (
	statuses    = []Status{OK, Failed, Unsupported}
	verdicts    = []Verdict{Faster, Slower, Tie, Unresolved}
	sampleKinds = []SampleKind{Slice, GCSlice, Window}
)

func (f *File) groupsFault(lists names) *FaultError {
	seen := map[CaseKey]int{}
	for i := range f.Groups {
		g := &f.Groups[i]
		if first, twice := seen[g.Key()]; twice {
			return fault("the group %s stands twice, first at groups[%d]", g.Key(), first).at(i).under("groups")
		}
		seen[g.Key()] = i
		if bad := f.paramsFault(g.Params); bad != nil {
			return bad.at(i).under("groups")
		}
		if bad := g.fault(lists); bad != nil {
			return bad.at(i).under("groups")
		}
	}
	return nil
}

func (g *Group) fault(lists names) *FaultError {
	if bad := lists.checkGroup(g.Datatype, g.Operation); bad != nil {
		return bad
	}
	if bad := g.Control.fault(lists); bad != nil {
		return bad.under("control")
	}
	if bad := g.MutatorControl.fault(lists); bad != nil {
		return bad.under("mutator_control")
	}
	for i, name := range g.Fastest {
		if bad := lists.checkSerializer(name); bad != nil {
			return bad.at(i).under("fastest")
		}
	}
	return nil
}

func (c *Control) fault(lists names) *FaultError {
	if c == nil {
		return nil
	}
	if bad := lists.checkSerializer(c.Serializer); bad != nil {
		return bad.under("serializer")
	}
	return checkRatio("ratio", c.Ratio, c.Low, c.High)
}

func (f *File) casesFault(lists names) *FaultError {
	seen := map[CaseKey]int{}
	for i := range f.Cases {
		c := &f.Cases[i]
		if first, twice := seen[c.Key()]; twice {
			return fault("the case %s stands twice, first at cases[%d]", c.Key(), first).at(i).under("cases")
		}
		seen[c.Key()] = i
		if bad := f.paramsFault(c.Params); bad != nil {
			return bad.at(i).under("cases")
		}
		if bad := c.fault(lists); bad != nil {
			return bad.at(i).under("cases")
		}
	}
	return nil
}

func (c *Case) fault(lists names) *FaultError {
	if bad := lists.checkSerializer(c.Serializer); bad != nil {
		return bad.under("serializer")
	}
	if bad := lists.checkGroup(c.Datatype, c.Operation); bad != nil {
		return bad
	}
	if !slices.Contains(statuses, c.Status) {
		return fault("%s is not a status; known: %s", quote(string(c.Status)), known(statuses)).under("status")
	}
	if c.Status != OK {
		return c.reasonFault()
	}
	return c.figuresFault(lists)
}

// reasonFault judges a case that has no figures to show.
func (c *Case) reasonFault() *FaultError {
	if c.Reason == "" {
		return fault("missing, though the case is %s", c.Status).under("reason")
	}
	v := reflect.ValueOf(c).Elem()
	for i := range v.NumField() {
		if field := v.Field(i); (field.Kind() == reflect.Pointer || field.Kind() == reflect.Slice) && !field.IsNil() {
			return fault("a figure, though the case is %s", c.Status).under(jsonName(v.Type().Field(i)))
		}
	}
	return nil
}

func (c *Case) figuresFault(lists names) *FaultError {
	if c.NSPerOp == nil {
		return fault("missing, though the case is ok").under("ns_per_op")
	}
	if c.NSPerOp.Median == 0 {
		return fault("0: no operation takes no time").under("ns_per_op.median")
	}
	if bad := c.NSPerOp.fault(); bad != nil {
		return bad.under("ns_per_op")
	}
	if bad := c.MutatorNSPerOp.fault(); bad != nil {
		return bad.under("mutator_ns_per_op")
	}
	if bad := c.CPUNSPerOp.fault(); bad != nil {
		return bad.under("cpu_ns_per_op")
	}
	if bad := c.Ratio.fault(lists); bad != nil {
		return bad.under("ratio")
	}
	if bad := c.MutatorRatio.fault(lists); bad != nil {
		return bad.under("mutator_ratio")
	}
	if bad := c.LatencyNS.fault(); bad != nil {
		return bad.under("latency_ns")
	}
	if bad := c.parallelFault(); bad != nil {
		return bad
	}
	return c.Samples.fault().under("samples")
}

func (e *Estimate) fault() *FaultError {
	if e == nil {
		return nil
	}
	return checkInterval("median", e.Median, e.Low, e.High)
}

func (r *Ratio) fault(lists names) *FaultError {
	if r == nil {
		return nil
	}
	if bad := lists.checkSerializer(r.Baseline); bad != nil {
		return bad.under("baseline")
	}
	if r.Verdict != "" && !slices.Contains(verdicts, r.Verdict) {
		return fault("%s is not a verdict; known: %s", quote(string(r.Verdict)), known(verdicts)).under("verdict")
	}
	return checkRatio("value", r.Value, r.Low, r.High)
}

func checkRatio(field string, value, low, high float64) *FaultError {
	// Low bounds the other two; a ratio that is not above 0 has no logarithm.
	if low == 0 {
		return fault("0 is not a ratio").under("low")
	}
	return checkInterval(field, value, low, high)
}

func checkInterval(field string, value, low, high float64) *FaultError {
	if low > value {
		return fault("%v is above the %s, which is %v", low, field, value).under("low")
	}
	if value > high {
		return fault("%v is below the %s, which is %v", high, field, value).under("high")
	}
	return nil
}

func (l *Latency) fault() *FaultError {
	if l == nil {
		return nil
	}
	if l.Samples == 0 {
		return fault("0: percentiles of nothing").under("samples")
	}
	if len(l.Values) != len(l.Counts) {
		return fault("%d elements, though values has %d", len(l.Counts), len(l.Values)).under("counts")
	}
	p999 := l.P99
	if l.P999 != nil {
		p999 = *l.P999
	}
	ascending := []struct {
		field string
		value float64
	}{{"p50", l.P50}, {"p90", l.P90}, {"p95", l.P95}, {"p99", l.P99}, {"p999", p999}, {"max", l.Max}}
	for i := 1; i < len(ascending); i++ {
		if below, p := ascending[i-1], ascending[i]; p.value < below.value {
			return fault("%v is below %s, which is %v", p.value, below.field, below.value).under(p.field)
		}
	}
	return nil
}

func (s *Samples) fault() *FaultError {
	if s == nil {
		return nil
	}
	n := len(s.NSPerOp)
	if len(s.Launch) != n {
		return fault("%d elements, though ns_per_op has %d", len(s.Launch), n).under("launch")
	}
	if len(s.Kind) != n {
		return fault("%d elements, though ns_per_op has %d", len(s.Kind), n).under("kind")
	}
	for i, kind := range s.Kind {
		if !slices.Contains(sampleKinds, kind) {
			return fault("%s is not a kind of sample; known: %s", quote(string(kind)), known(sampleKinds)).at(i).under("kind")
		}
	}
	return nil
}
