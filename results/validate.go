package results

import (
	"reflect"
	"slices"
	"unicode"
)

// Validate returns nil, or the first fault as a [*FaultError] with its path.
// The rules:
//
//  1. the format and its version are this program's
//  2. every number is finite, not negative and at most 1e18; every string is
//     valid UTF-8
//  3. names of serializers, datatypes and operations are not empty, have at
//     most 256 bytes and no control characters, and stand once in their list.
//     Markup is allowed: escaping is the business of who prints it
//  4. groups, cases, ratios, controls and warnings use only names that are in
//     the lists; no group and no case stands twice
//  5. statuses, verdicts, kinds of samples and codes of warnings are known ones
//  6. a case that is ok has a headline; any other has a reason and no figures
//  7. intervals are in order, ratios and the times of ops above 0, percentiles
//     ascending, and the three slices of samples of one length
//  8. there are no more cases than were planned, nor more planned than exist
func (f *File) Validate() error { return f.fault().asError() }

// fault is Validate without the trap of a nil pointer in an interface.
func (f *File) fault() *FaultError {
	if bad := checkFormat(f.Format, f.FormatVersion); bad != nil {
		return bad
	}
	if bad := checkValues(reflect.ValueOf(f)); bad != nil {
		return bad
	}
	if year := f.GeneratedAt.UTC().Year(); f.GeneratedAt.IsZero() || year < 1 || year > 9999 {
		return fault("missing or not a time").under("generated_at")
	}
	lists, bad := f.lists()
	if bad != nil {
		return bad
	}
	if bad := f.planFault(); bad != nil {
		return bad
	}
	if bad := f.groupsFault(lists); bad != nil {
		return bad
	}
	if bad := f.casesFault(lists); bad != nil {
		return bad
	}
	for i := range f.Warnings {
		if bad := f.Warnings[i].fault(lists); bad != nil {
			return bad.at(i).under("warnings")
		}
	}
	return nil
}

// checkFormat judges the identity of a file.
func checkFormat(format string, version int) *FaultError {
	switch {
	case format == "":
		return fault("missing: this is not a results file of serbench (%q)", Format).under("format")
	case format != Format:
		return fault("%s is another format: want %q", quote(format), Format).under("format")
	case version > FormatVersion:
		return fault("%d is newer than this program reads (%d): update serbench", version, FormatVersion).under("format_version")
	case version < FormatVersion:
		return fault("%d is no version of the format: want %d", version, FormatVersion).under("format_version")
	}
	return nil
}

// names are the lists that everything else in a file refers to.
type names struct {
	serializers, datatypes, operations map[string]bool
}

func (f *File) lists() (names, *FaultError) {
	n := names{serializers: map[string]bool{}, datatypes: map[string]bool{}, operations: map[string]bool{}}
	for i, s := range f.Serializers {
		if bad := addName(n.serializers, s.Name); bad != nil {
			return n, bad.under("name").at(i).under("serializers")
		}
	}
	for i, name := range f.Config.Datatypes {
		if bad := addName(n.datatypes, name); bad != nil {
			return n, bad.at(i).under("config.datatypes")
		}
	}
	for i, name := range f.Config.Operations {
		if bad := addName(n.operations, name); bad != nil {
			return n, bad.at(i).under("config.operations")
		}
	}
	return n, nil
}

func addName(list map[string]bool, name string) *FaultError {
	const most = 256
	switch {
	case name == "":
		return fault("the name is empty")
	case len(name) > most:
		return fault("the name has %d bytes: at most %d", len(name), most)
	case slices.ContainsFunc([]rune(name), unicode.IsControl):
		return fault("the name %s holds a control character", quote(name))
	case list[name]:
		return fault("%s stands twice in the list", quote(name))
	}
	list[name] = true
	return nil
}

func (n names) checkSerializer(name string) *FaultError {
	if !n.serializers[name] {
		return fault("%s is not in the list of serializers", quote(name))
	}
	return nil
}

// checkGroup judges the two names that every group and case has.
func (n names) checkGroup(datatype, operation string) *FaultError {
	if !n.datatypes[datatype] {
		return fault("%s is not in config.datatypes", quote(datatype)).under("datatype")
	}
	if !n.operations[operation] {
		return fault("%s is not in config.operations", quote(operation)).under("operation")
	}
	return nil
}

// planFault keeps the report's coverage at or below 100 %.
func (f *File) planFault() *FaultError {
	c := f.Config
	if len(f.Cases) > c.PlannedCases {
		return fault("%d cases, though config.planned_cases is %d", len(f.Cases), c.PlannedCases).under("cases")
	}
	if c.PlannedCases > c.AllCases {
		return fault("%d, though config.all_cases is %d", c.PlannedCases, c.AllCases).under("config.planned_cases")
	}
	return nil
}

func (w *Warning) fault(lists names) *FaultError {
	if w.Code.Advice() == "" {
		return fault("%s is not a known warning; known: %s", quote(string(w.Code)), known(WarningCodes())).under("code")
	}
	if w.Message == "" {
		return fault("missing").under("message")
	}
	if w.Case == nil {
		return nil
	}
	if bad := lists.checkGroup(w.Case.Datatype, w.Case.Operation); bad != nil {
		return bad.under("case")
	}
	if w.Case.Serializer == "" {
		return nil
	}
	return lists.checkSerializer(w.Case.Serializer).under("serializer").under("case")
}
