package picture

import (
	"regexp"
	"strconv"
	"strings"
)

// unsafe is what a file name is better without, on one system or another.
var unsafe = regexp.MustCompile(`[^a-z0-9_]+`)

// fileNames gives every datatype a file name of its own.
type fileNames struct {
	taken map[string]bool
}

func newFileNames(taken ...string) *fileNames {
	names := &fileNames{taken: make(map[string]bool)}
	for _, name := range taken {
		names.taken[name] = true
	}
	return names
}

// of returns the datatype's name where it is safe as a file name on any system,
// and otherwise one made from it that is. A name that is taken gets a number.
func (n *fileNames) of(datatype string) string {
	base := strings.Trim(unsafe.ReplaceAllString(strings.ToLower(datatype), "-"), "-")
	base = strings.TrimRight(base[:min(len(base), 64)], "-")
	switch {
	case base == "":
		base = "datatype"
	case reserved[base]:
		base = "datatype-" + base
	}
	name := base
	for i := 2; n.taken[name]; i++ {
		name = base + "-" + strconv.Itoa(i)
	}
	n.taken[name] = true
	return name
}

// reserved are names that Windows keeps for devices, whatever the extension, and
// those of the report's own pages.
var reserved = map[string]bool{
	"con": true, "prn": true, "aux": true, "nul": true, "index": true, "report": true,
	"com1": true, "com2": true, "com3": true, "com4": true, "com5": true, "com6": true, "com7": true, "com8": true, "com9": true,
	"lpt1": true, "lpt2": true, "lpt3": true, "lpt4": true, "lpt5": true, "lpt6": true, "lpt7": true, "lpt8": true, "lpt9": true,
}
