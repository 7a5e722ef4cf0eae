package runner

import (
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"strings"

	"serbench/results"
)

// resume takes over what the output file has of an earlier run of the same source,
// toolchain, machine and configuration. Without a file there is nothing to take
// over. The error says what differs.
func (r *run) resume() error {
	old, err := results.Read(r.output)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if differences := r.differences(old); len(differences) > 0 {
		return fmt.Errorf("it is of another run: %s; leave --resume out to measure anew", strings.Join(differences, "; "))
	}
	if old.Complete {
		return errors.New("it is complete already; leave --resume out to measure anew")
	}
	old.Command, old.Config = r.file.Command, r.file.Config
	r.file, r.before = old, old.DurationSeconds
	for _, group := range old.Groups {
		if group.NullOpNS != nil {
			r.nullOps = append(r.nullOps, *group.NullOpNS)
		}
	}
	// Warnings of the whole run are found again.
	old.Warnings = keepCaseWarnings(old.Warnings)
	return nil
}

func keepCaseWarnings(warnings []results.Warning) []results.Warning {
	var kept []results.Warning
	for _, w := range warnings {
		if w.Case != nil {
			kept = append(kept, w)
		}
	}
	return kept
}

// differences lists what two runs must have in common and have not.
func (r *run) differences(old *results.File) []string {
	was, is := old.Host, r.file.Host
	// What changes from moment to moment is no difference.
	was.LoadAtStart, is.LoadAtStart = nil, nil
	was.ClockResolution, is.ClockResolution = 0, 0
	wasConfig, isConfig := old.Config, r.file.Config
	wasConfig.Layouts, isConfig.Layouts = 0, 0 // known when they have been built
	var found []string
	found = append(found, fieldDifferences("machine", was, is)...)
	found = append(found, fieldDifferences("toolchain", old.Toolchain, r.file.Toolchain)...)
	found = append(found, fieldDifferences("configuration", wasConfig, isConfig)...)
	if !reflect.DeepEqual(old.Serializers, r.file.Serializers) {
		found = append(found, "the serializers, their versions or their traits differ")
	}
	return found
}

// fieldDifferences lists the fields in which two structs of one type differ.
func fieldDifferences[T any](what string, was, is T) []string {
	var found []string
	a, b := reflect.ValueOf(was), reflect.ValueOf(is)
	for i := range a.NumField() {
		if x, y := a.Field(i).Interface(), b.Field(i).Interface(); !reflect.DeepEqual(x, y) {
			name := strings.Split(a.Type().Field(i).Tag.Get("json"), ",")[0]
			found = append(found, fmt.Sprintf("%s %s was %v and is %v", what, name, show(x), show(y)))
		}
	}
	return found
}

// show prints what a pointer points to.
func show(v any) any {
	if p := reflect.ValueOf(v); p.Kind() == reflect.Pointer && !p.IsNil() {
		return p.Elem().Interface()
	}
	return v
}
