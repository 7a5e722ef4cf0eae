package runner

import (
	"fmt"
	"slices"

	"serbench/results"
)

// The bounds of the warnings about a machine.
const (
	mostSteal   = 1.0  // percent of the processors' time
	mostForeign = 25.0 // percent of one processor
	mostDrift   = 1.10 // of the canary, the slowest reading to the fastest
)

// disturbances returns the warnings about what else the machine did while a group
// was measured.
func disturbances(g results.Group) []results.Warning {
	key := g.Key()
	var warnings []results.Warning
	if g.StealPercent != nil && *g.StealPercent > mostSteal {
		warnings = append(warnings, results.Warning{Code: results.Steal, Case: &key,
			Message: fmt.Sprintf("the hypervisor gave %.1f %% of the processors' time to others", *g.StealPercent)})
	}
	if g.ForeignPercent != nil && *g.ForeignPercent > mostForeign {
		warnings = append(warnings, results.Warning{Code: results.ForeignLoad, Case: &key,
			Message: fmt.Sprintf("other programs used %.0f %% of a processor", *g.ForeignPercent)})
	}
	return warnings
}

// doubtMachine brings the warning up to date that the machine's own speed changed.
func (r *run) doubtMachine() {
	r.file.Warnings = slices.DeleteFunc(r.file.Warnings, func(w results.Warning) bool { return w.Code == results.CanaryDrift })
	if len(r.canaries) == 0 {
		return
	}
	if drift := slices.Max(r.canaries) / slices.Min(r.canaries); drift > mostDrift {
		r.file.Warnings = append(r.file.Warnings, results.Warning{Code: results.CanaryDrift,
			Message: fmt.Sprintf("the same work took %.2f times as long at one moment of the run as at another", drift)})
	}
}

// doubtSource warns of source that no revision names.
func (r *run) doubtSource() {
	if m := r.file.Toolchain.Modified; m != nil && *m {
		r.warn(results.Warning{Code: results.DirtyVCS, Message: "The source has changes that are not committed: no revision names what was measured."})
	}
}

// loaded returns a sentence for the top of a summary if the machine was not quiet
// while it was measured, and "" if it was.
func loaded(file *results.File) string {
	groups := map[results.CaseKey]bool{}
	drift := ""
	for _, w := range file.Warnings {
		switch w.Code {
		case results.Steal, results.ForeignLoad:
			groups[*w.Case] = true
		case results.CanaryDrift:
			drift = "; " + w.Message
		}
	}
	switch {
	case len(groups) > 0:
		return fmt.Sprintf("The machine was busy with other work during %d of %d groups%s: times are too high, ratios hold within their intervals.",
			len(groups), len(file.Groups), drift)
	case drift != "":
		return "The machine changed its speed" + drift + ": compare no times across groups."
	}
	return ""
}
