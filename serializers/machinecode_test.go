package serializers

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mayCall are the functions of the runtime that a loop's code names and that none of
// its operations reach or pays for: growing the stack on entry, an index out of range,
// and keeping the last result once the operations are over.
var mayCall = regexp.MustCompile(`^runtime\.(morestack[\w.]*|panicIndex|panicBounds|gcWriteBarrier\d*)\(`)

// The machine code of the loops has one call per operation, the library's, through a
// pointer: no allocation, no look-up in a map, no conversion to an interface.
func TestMachineCodeOfLoops(t *testing.T) {
	program := filepath.Join(t.TempDir(), "serializers.test")
	if out, err := exec.Command("go", "test", "-c", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	listing, err := exec.Command("go", "tool", "objdump", "-s", `\.(loop|reuseLoop)\[`, program).Output()
	if err != nil {
		t.Fatalf("disassemble: %v", err)
	}
	loops := 0
	for _, function := range strings.Split(string(listing), "TEXT ")[1:] {
		through := 0
		var others []string
		for _, line := range strings.Split(function, "\n") {
			_, target, isCall := strings.Cut(line, "CALL ")
			switch {
			case !isCall, mayCall.MatchString(target):
			case strings.ContainsAny(target, "."):
				others = append(others, target)
			default: // an address in a register or in memory
				through++
			}
		}
		if through == 0 {
			continue // it is not Run, which calls the library
		}
		loops++
		if through > 1 || len(others) > 0 {
			t.Errorf("a loop makes %d calls through pointers and calls %q:\n%s", through, others, function)
		}
	}
	// At least one loop each for what is serialized, deserialized and used again.
	if loops < 4 {
		t.Errorf("%d loops found: the test does not see them", loops)
	}
}
