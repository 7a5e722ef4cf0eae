package runner

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"time"

	"serbench/results"
	"serbench/runner/worker"
	"serbench/serializers"
)

// A plan is what a run will do, with every default filled in.
type plan struct {
	job      job
	profiles bool // of each case
	warmup   time.Duration
	baseline string
	// yardsticks are the project's own rows, which are no library.
	yardsticks []string
	parallel   []int // numbers of goroutines
	// serializers, datatypes and operations are those of the groups, in the order
	// of the tables.
	serializers, datatypes, operations []string
	groups                             []group
	config                             results.Config
}

// A group is the cases that will be measured against each other.
type group struct {
	key         results.CaseKey // without a serializer
	serializers []string
}

// newPlan makes a plan of what the flags ask for. Its errors are usage errors.
func newPlan(suite Suite, f *flags) (*plan, error) {
	var serializerNames, datatypeNames, operationNames []string
	p := &plan{profiles: f.Profile != ""}
	for _, s := range suite.Serializers {
		serializerNames = append(serializerNames, s.Name)
		if s.Module == serializers.Own {
			p.yardsticks = append(p.yardsticks, s.Name)
		}
	}
	for _, d := range suite.Datatypes {
		datatypeNames = append(datatypeNames, string(d.Name))
	}
	for _, o := range serializers.Operations() {
		operationNames = append(operationNames, string(o))
	}

	var err error
	if p.job, err = pickJob(f); err != nil {
		return nil, err
	}
	p.warmup = max(defaultWarmup, time.Duration(f.Warmup*float64(time.Second)))
	if p.serializers, err = pick("--serializer", f.Serializer, serializerNames); err != nil {
		return nil, err
	}
	if p.datatypes, err = pick("--datatype", slices.Concat(f.Datatype, f.Data), datatypeNames); err != nil {
		return nil, err
	}
	if p.operations, err = pickOperations(f.Operation, operationNames); err != nil {
		return nil, err
	}
	sizes := sizesOf(suite, f)
	if err := p.group(f.Filter, sizes); err != nil {
		return nil, err
	}
	p.parallel = sortedSet(f.Parallel)
	if err := p.pickBaseline(f.Baseline); err != nil {
		return nil, err
	}
	switch {
	case f.Budget == 0 && f.Duration == 0:
		p.job = p.job.filled(p.mostArms())
	case f.Budget > 0:
		p.job = p.job.within(f.Budget, p.duration()/time.Duration(p.job.launches))
	}
	p.config = results.Config{
		Job: p.job.name, Launches: p.job.launches, Rounds: p.job.rounds, Windows: p.job.windows, Calls: p.job.calls, ColdStarts: p.job.cold,
		Seed: f.Seed, ListSizes: sortedSet(f.ListSize), Values: sortedSet(f.Values), Parallel: p.parallel, Baseline: p.baseline,
		SliceNS: slice.Nanoseconds(), WarmupNS: p.warmup.Nanoseconds(),
		Datatypes: p.datatypes, Operations: p.operations,
		PlannedCases: p.cases(),
		AllCases:     p.allCases(suite, sizes),
	}
	return p, nil
}

func pickJob(f *flags) (job, error) {
	i := slices.Index(jobNames(), f.Job)
	if i < 0 {
		return job{}, unknown("--job", f.Job, jobNames())
	}
	j := jobs()[i]
	if f.Launches > 0 {
		j.launches = f.Launches
	}
	if f.Duration > 0 {
		j = j.fit(f.Duration)
	}
	return j, nil
}

func pickOperations(asked, known []string) ([]string, error) {
	if slices.Contains(asked, "all") {
		return known, nil
	}
	if len(asked) == 0 {
		for _, o := range serializers.DefaultOperations() {
			asked = append(asked, string(o))
		}
	}
	return pick("--operation", asked, known)
}

// sizesOf returns, for each datatype, the sizes that a run measures it in. Those
// that are no lists have no list size.
func sizesOf(suite Suite, f *flags) map[string][]results.Params {
	sizes := map[string][]results.Params{}
	for _, d := range suite.Datatypes {
		listSizes := []int{0}
		if d.IsList {
			listSizes = sortedSet(f.ListSize)
		}
		for _, listSize := range listSizes {
			for _, values := range sortedSet(f.Values) {
				name := string(d.Name)
				sizes[name] = append(sizes[name], results.Params{ListSize: listSize, Values: values})
			}
		}
	}
	return sizes
}

// sortedSet returns numbers in ascending order, each once.
func sortedSet(numbers []int) []int {
	return slices.Compact(slices.Sorted(slices.Values(numbers)))
}

// allCases is how many cases there would be without any selection by name.
func (p *plan) allCases(suite Suite, sizes map[string][]results.Params) int {
	groups := 0
	for _, s := range sizes {
		groups += len(s)
	}
	return groups * len(suite.Serializers) * max(len(p.operations), len(serializers.DefaultOperations()))
}

// group makes the groups of the cases that match the filter, and drops the names
// that are in none.
func (p *plan) group(filter string, sizes map[string][]results.Params) error {
	match, err := regexp.Compile(filter)
	if err != nil {
		return usageError{fmt.Errorf("--filter: %w", err)}
	}
	for _, d := range p.datatypes {
		for _, o := range p.operations {
			var matching []string
			for _, s := range p.serializers {
				if match.MatchString(s + "/" + d + "/" + o) {
					matching = append(matching, s)
				}
			}
			if len(matching) == 0 {
				continue
			}
			for _, params := range sizes[d] {
				key := results.CaseKey{Datatype: d, Operation: o, Params: params}
				p.groups = append(p.groups, group{key: key, serializers: matching})
			}
		}
	}
	if len(p.groups) == 0 {
		return usageError{fmt.Errorf("--filter %q matches no case; it is matched against names such as %s/%s/%s",
			filter, p.serializers[0], p.datatypes[0], p.operations[0])}
	}
	p.keepNamed()
	return nil
}

func (p *plan) keepNamed() {
	keep := func(names []string, has func(g group, name string) bool) []string {
		return slices.DeleteFunc(slices.Clone(names), func(name string) bool {
			return !slices.ContainsFunc(p.groups, func(g group) bool { return has(g, name) })
		})
	}
	p.serializers = keep(p.serializers, func(g group, name string) bool { return slices.Contains(g.serializers, name) })
	p.datatypes = keep(p.datatypes, func(g group, name string) bool { return g.key.Datatype == name })
	p.operations = keep(p.operations, func(g group, name string) bool { return g.key.Operation == name })
}

// defaultBaseline is what others are compared with unless the user says otherwise.
const defaultBaseline = "protobuf"

func (p *plan) pickBaseline(asked string) error {
	switch {
	case asked != "" && !slices.Contains(p.serializers, asked):
		return unknown("--baseline", asked, p.serializers)
	case asked != "":
		p.baseline = asked
	case slices.Contains(p.serializers, defaultBaseline):
		p.baseline = defaultBaseline
	default:
		p.baseline = p.serializers[0]
	}
	return nil
}

// cases is how many cases the plan holds.
func (p *plan) cases() int {
	n := 0
	for _, g := range p.groups {
		n += len(g.serializers)
	}
	return n
}

// arms is how many arms a worker has for the group: its cases, the control and the
// empty codec.
func (g group) arms() int { return len(g.serializers) + 2 }

// mostArms is how many arms the largest group has.
func (p *plan) mostArms() int {
	most := 0
	for _, g := range p.groups {
		most = max(most, g.arms())
	}
	return most
}

// duration is how long the run will take.
func (p *plan) duration() time.Duration {
	var d time.Duration
	for _, g := range p.groups {
		d += p.groupDuration(g)
	}
	return d
}

func (p *plan) groupDuration(g group) time.Duration {
	d := time.Duration(p.job.launches) * p.job.estimate(g.arms(), p.warmup)
	d += time.Duration(len(g.serializers)*len(p.parallel)) * worker.ParallelTime
	if p.profiles {
		d += time.Duration(len(g.serializers)) * profileTime
	}
	return d
}

// mostPadding is a page: a shift by more aligns as a shift by less does.
const mostPadding = 4096

// workerJob returns what a worker is asked for one launch of a group, without the
// serializers that failed before.
func (p *plan) workerJob(g group, launch int, failures []worker.Failure) worker.Job {
	w := worker.Job{
		Datatype: g.key.Datatype, Operation: g.key.Operation,
		ListSize: g.key.Params.ListSize, Values: g.key.Params.Values, Seed: p.config.Seed, Launch: launch,
		Slice: slice, Warmup: p.warmup,
		Padding: rand.New(rand.NewPCG(p.config.Seed, uint64(launch))).IntN(mostPadding),
	}
	for _, name := range g.serializers {
		if !fails(failures, name) {
			w.Serializers = append(w.Serializers, name)
		}
	}
	if i := slices.Index(w.Serializers, p.baseline); i > 0 {
		w.Serializers = slices.Insert(slices.Delete(w.Serializers, i, i+1), 0, p.baseline)
	}
	p.job.size(&w, len(w.Serializers)+2)
	if launch == 0 {
		w.CollectorTime = collectorTime
		w.Parallel = p.parallel
	}
	return w
}
