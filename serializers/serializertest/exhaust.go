package serializertest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"

	"serbench/serializers"
)

// childVariable is set in the environment of a child of the test, which meets the
// malformed input itself.
const childVariable = "SERBENCH_MALFORMED_CHILD"

// maxMemory is the address space that a child may have: some GiB more than any
// sound decoder needs for a few KB, so that what ends it is not its own size.
const maxMemory = 3 << 30

// outOfMemory matches what the runtime says when it ends the process.
var outOfMemory = regexp.MustCompile(`fatal error: (runtime: )?(out of|cannot allocate) memory`)

func isChild() bool { return os.Getenv(childVariable) != "" }

// proveExhaustsMemory makes the proof of malformed input in a child process with
// little memory, which must not live to its end.
func proveExhaustsMemory(s *subject) error {
	switch {
	case raceEnabled:
		return &skipError{"the race detector needs all of the address space, which is limited here"}
	case !canLimitMemory:
		return &skipError{"the memory of a process cannot be limited on this system"}
	case s.test == "":
		return errors.New("a child process needs the name of its test")
	}
	executable, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the test's executable: %w", err)
	}
	child := exec.Command(executable, "-test.run="+exactly(s.test+"/malformed-input"))
	if s.short {
		child.Args = append(child.Args, "-test.short")
	}
	child.Env = append(os.Environ(), childVariable+"=1")
	output, err := child.CombinedOutput()
	switch {
	case err == nil && s.short:
		return nil
	case err == nil:
		return fmt.Errorf("it %s is listed but not found", serializers.ExhaustsMemory)
	case outOfMemory.Match(output):
		return nil
	}
	return fmt.Errorf("in a child process: %w\n%s", err, output)
}

// exactly returns the pattern of go test's -run that matches one test alone.
func exactly(name string) string {
	elements := strings.Split(name, "/")
	for i, element := range elements {
		elements[i] = "^" + regexp.QuoteMeta(element) + "$"
	}
	return strings.Join(elements, "/")
}
