package run

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"serbench/results"
)

// fleeting are facts of a minute rather than of a machine.
var fleeting = []string{"host.load_at_start", "host.clock_resolution_ns", "host.max_mhz"}

// facts returns what a run was measured with.
//
// Note: They are taken from the file's JSON form, so that a fact that the format
// gains later is compared without anybody thinking of it here.
func facts(file *results.File) map[string]string {
	facts := make(map[string]string)
	for _, part := range []struct {
		name  string
		value any
	}{{"host", file.Host}, {"toolchain", file.Toolchain}, {"config", file.Config}} {
		data, err := json.Marshal(part.value)
		if err != nil {
			panic("run: a results file without a JSON form: " + err.Error())
		}
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.UseNumber()
		var value any
		if err := decoder.Decode(&value); err != nil {
			panic("run: JSON that does not read back: " + err.Error())
		}
		flatten(part.name, value, facts)
	}
	for _, name := range fleeting {
		delete(facts, name)
	}
	return facts
}

// flatten notes a value under a name, an object's members under names of their own.
// What is empty is not known and no fact.
func flatten(name string, value any, facts map[string]string) {
	if object, ok := value.(map[string]any); ok {
		for member, v := range object {
			flatten(name+"."+member, v, facts)
		}
		return
	}
	if text := plain(value); text != "" {
		facts[name] = text
	}
}

func plain(value any) string {
	switch value := value.(type) {
	case nil:
		return ""
	case []any:
		words := make([]string, len(value))
		for i, v := range value {
			words[i] = plain(v)
		}
		return strings.Join(words, ", ")
	}
	return fmt.Sprint(value)
}
