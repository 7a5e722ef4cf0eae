package results

import (
	"fmt"

	"github.com/go-json-experiment/json"

	"serbench/replace"
)

// Write validates f and writes it to path as indented JSON, in the place of what is
// there, as [replace.File] does.
//
// Write does not change f. A fault of f is returned as a [*FaultError].
func Write(path string, f *File) error {
	data, err := encode(f)
	if err != nil {
		return fmt.Errorf("writing results to %s: %w", path, err)
	}
	if err := replace.File(path, data); err != nil {
		return fmt.Errorf("the results: %w", err)
	}
	return nil
}

func encode(f *File) ([]byte, error) {
	if bad := f.fault(); bad != nil {
		return nil, bad
	}
	// The zone of a time would tell where the machine stands.
	utc := *f
	utc.GeneratedAt = f.GeneratedAt.UTC()
	compact, err := json.Marshal(&utc, json.Deterministic(true))
	if err != nil {
		return nil, err
	}
	return layout(compact), nil
}
