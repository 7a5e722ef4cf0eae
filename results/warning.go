package results

import (
	"maps"
	"slices"
)

// Warning is a doubt about a result.
type Warning struct {
	// Code is one of a closed set; its Advice says what to do.
	Code WarningCode `json:"code"`
	// Case names what it is about, or is absent for the whole run.
	Case    *CaseKey `json:"case,omitempty"`
	Message string   `json:"message"`
}

// A WarningCode names a kind of doubt. The codes are stable: other programs may
// rely on them, and a reader refuses one that it does not know.
type WarningCode string

// The warning codes.
const (
	ZeroMeasurement       WarningCode = "zero-measurement"       // within the null op's interval
	BelowTimer            WarningCode = "below-timer"            // single calls too short for the clock
	Elided                WarningCode = "elided"                 // twice the calls do not take twice the time
	Multimodal            WarningCode = "multimodal"             // several speeds in one run
	NonStationary         WarningCode = "non-stationary"         // the time drifts within a launch
	CanaryDrift           WarningCode = "canary-drift"           // the machine's own speed changed
	Steal                 WarningCode = "steal"                  // the hypervisor gave time to others
	ForeignLoad           WarningCode = "foreign-load"           // other programs kept processors busy
	Preempted             WarningCode = "preempted"              // samples were interrupted
	GCStarved             WarningCode = "gc-starved"             // a window closed without a GC cycle
	PoolBiased            WarningCode = "pool-biased"            // collections empty the pools that the code lives on
	AllocNondeterministic WarningCode = "alloc-nondeterministic" // counts differ from pass to pass
	WarmUpCapped          WarningCode = "warm-up-capped"         // no steady state within the cap
	OneLayout             WarningCode = "one-layout"             // a single link layout was measured
	LayoutDominates       WarningCode = "layout-dominates"       // layouts differ more than the serializers
	ControlFailed         WarningCode = "control-failed"         // identical code did not read as a tie
	DirtyVCS              WarningCode = "dirty-vcs"              // uncommitted changes
)

var advice = map[WarningCode]string{
	ZeroMeasurement:       "The time cannot be told from an empty call. Check that the codec does its work and that its result is kept; read the case as free of cost, not as so many times faster.",
	BelowTimer:            "A single call is too short for this clock. Use the time per operation, which is taken over many calls; leave the latency percentiles aside.",
	Elided:                "Twice as many calls did not take twice as long, so the compiler may have removed or hoisted the work. Return the result to the harness and read inputs from memory.",
	Multimodal:            "The samples gather around several speeds. Look at their distribution rather than at the median; fix the processor's frequency, and look for state that the codec carries from call to call.",
	NonStationary:         "The time drifts while it is measured. Let the machine cool and settle, look for caches or buffers that keep growing, and measure with a longer job.",
	CanaryDrift:           "A fixed piece of work changed its speed during the run, so the machine did. Ratios inside a group still hold; do not compare times across groups. Fix the frequency or pick a quieter hour.",
	Steal:                 "The hypervisor gave this machine's time to others. Prefer the cpu time and the ratios; measure again on a dedicated machine before quoting times.",
	ForeignLoad:           "Other programs were busy. Ratios inside a group are paired and still hold within the noise floor; stop the other programs before quoting times.",
	Preempted:             "The operating system interrupted many samples. Nothing was removed, so the tail and the mean hold them; use the median, or free a processor for the run.",
	GCStarved:             "A window ended before a collection did, so the headline lacks part of the collector's work. Use a longer job or a smaller GOGC.",
	PoolBiased:            "The cost depends on how often collections empty the codec's pools. Compare allocations with the collector off and on, and measure at the GOGC of your service.",
	AllocNondeterministic: "The allocations differ from pass to pass. Read them as a range; look for pools, maps or buffers that grow.",
	WarmUpCapped:          "The time had not settled when the warm-up hit its cap. Measure with a longer job; until then do not trust small differences.",
	OneLayout:             "Only one link layout was measured, and the place of code in memory alone moves a time by several percent. Run the default job from a source checkout with a Go toolchain before choosing by small differences.",
	LayoutDominates:       "The same source differs more between link layouts than the serializers differ from each other. Treat them as equal, or measure more layouts.",
	ControlFailed:         "The baseline did not tie with itself, so this group ranks noise. Do not use its ranking; quiet the machine and measure again.",
	DirtyVCS:              "The source had uncommitted changes, so nobody can rebuild what was measured. Commit, then measure again before publishing.",
}

// Advice returns what to do about a warning, in one or more plain sentences, or
// "" for a code that is not known.
func (c WarningCode) Advice() string { return advice[c] }

// WarningCodes returns the known codes in alphabetical order, in a slice that
// the caller owns.
func WarningCodes() []WarningCode { return slices.Sorted(maps.Keys(advice)) }
