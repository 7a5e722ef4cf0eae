// Package run boils a results file down to what another run is compared by: who it
// is, where and with what it was measured, and how its cases stand to the baseline.
//
// Its position: two runs are compared by ratios, never by times. A ratio is taken
// from neighbours in time and survives another day or another machine; a time does
// not. And a ratio counts as moved only where neither run's interval nor its noise
// floor can explain the difference.
package run

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"serbench/results"
)

// A Run is a results file boiled down. Its JSON form is compact and stable, for
// whoever keeps runs to compare with.
type Run struct {
	// ID names the run: the same for every copy of its results file, and whether or
	// not samples were left out of one.
	ID          string    `json:"id"`
	GeneratedAt time.Time `json:"generated_at"`
	// Facts are the machine, the toolchain and the configuration by their names in a
	// results file: "host.processor", "config.rounds". What differs from minute to
	// minute, such as the load, is not among them.
	Facts map[string]string `json:"facts"`
	// Modules are versions by path.
	Modules  map[string]string `json:"modules"`
	Baseline string            `json:"baseline"`
	Groups   []Group           `json:"groups"`
}

// A Group is the cases that were measured against each other.
type Group struct {
	results.CaseKey
	// FloorPercent is the noise floor, 0 where it is not known.
	FloorPercent float64 `json:"floor_percent"`
	// Unreadable is set where the control failed: then no ratio holds.
	Unreadable bool `json:"unreadable,omitempty"`
	// Ratios are those to the baseline, by serializer.
	Ratios map[string]Ratio `json:"ratios"`
}

// A Ratio is a headline time over the baseline's: its value and the two ends of its
// 95 % interval, to five digits.
type Ratio [3]float64

// Of boils down a file that [results.File.Validate] accepts.
func Of(file *results.File) Run {
	r := Run{
		ID: identity(file), GeneratedAt: file.GeneratedAt.UTC(), Facts: facts(file), Modules: make(map[string]string), Baseline: file.Config.Baseline,
	}
	for _, m := range file.Modules {
		r.Modules[m.Path] = m.Version
	}
	at := make(map[results.CaseKey]int)
	for i := range file.Groups {
		g := &file.Groups[i]
		group := Group{CaseKey: g.Key(), Unreadable: g.Readable != nil && !*g.Readable, Ratios: make(map[string]Ratio)}
		if g.NoiseFloorPercent != nil {
			group.FloorPercent = rounded(*g.NoiseFloorPercent)
		}
		at[group.CaseKey] = len(r.Groups)
		r.Groups = append(r.Groups, group)
	}
	for i := range file.Cases {
		c := &file.Cases[i]
		key := c.Key()
		key.Serializer = ""
		n, known := at[key]
		if !known || c.Status != results.OK || c.Ratio == nil || c.Ratio.Baseline != r.Baseline {
			continue
		}
		r.Groups[n].Ratios[c.Serializer] = Ratio{rounded(c.Ratio.Value), rounded(c.Ratio.Low), rounded(c.Ratio.High)}
	}
	slices.SortFunc(r.Groups, func(a, b Group) int { return compareKeys(a.CaseKey, b.CaseKey) })
	return r
}

// Validate returns an error if a run that was kept cannot be one that Of returned.
func (r Run) Validate() error {
	if r.ID == "" || r.GeneratedAt.IsZero() {
		return errors.New("it does not say which run it is")
	}
	for _, g := range r.Groups {
		if g.FloorPercent < 0 {
			return fmt.Errorf("%s has a noise floor of %v", g.CaseKey, g.FloorPercent)
		}
		for serializer, ratio := range g.Ratios {
			if ratio[1] <= 0 || ratio[1] > ratio[0] || ratio[0] > ratio[2] {
				return fmt.Errorf("%s × %s has the ratio %v", strconv.Quote(serializer), g.CaseKey, ratio)
			}
		}
	}
	return nil
}

// identity is a digest of the moment at which a run began, to the nanosecond, and of
// what tells two runs apart that began in the same one.
func identity(file *results.File) string {
	digest := sha256.Sum256(fmt.Appendf(nil, "%s %q %q %q %d", file.GeneratedAt.UTC().Format(time.RFC3339Nano),
		file.Host.Processor, file.Host.Kernel, file.Toolchain.Revision, file.Config.Seed))
	return hex.EncodeToString(digest[:8])
}

// compareKeys orders cases by name.
func compareKeys(a, b results.CaseKey) int {
	return cmp.Or(
		cmp.Compare(a.Datatype, b.Datatype), cmp.Compare(a.Operation, b.Operation),
		cmp.Compare(a.Params.ListSize, b.Params.ListSize), cmp.Compare(a.Params.Values, b.Params.Values),
		cmp.Compare(a.Serializer, b.Serializer))
}

// rounded keeps five digits of a number, more than any interval supports.
func rounded(v float64) float64 {
	short, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 5, 64), 64)
	if err != nil {
		panic("run: " + err.Error()) // a number was formatted
	}
	return short
}
